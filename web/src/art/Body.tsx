// Body.tsx: shoulders and clothes of a portrait.
import type { ComponentChildren } from 'preact'
import { INK, LINE, PAPER, THIN } from './ink'
import { Icon } from './Icon'
import type { Look } from './look'

function Clothes({ look: { body, cloth, accent } }: { look: Look }): ComponentChildren {
    switch (body) {
    case 'trench': return <>
        <path d="M56 172L76 138L100 184L124 138L144 172L120 230H80Z" fill={cloth} {...LINE} />
        <path d="M76 138L64 176L88 192ZM124 138L136 176L112 192Z" fill={accent} {...LINE} />
        <path d="M92 190H108L112 230H88Z" fill={PAPER} {...LINE} />
    </>
    case 'suit': return <>
        <path d="M78 162L100 200L122 162L112 152L100 172L88 152Z" fill={PAPER} {...LINE} />
        <path d="M94 182H106L112 228L100 238L88 228Z" fill={accent} {...LINE} />
        <path d="M78 160L58 182L92 230ZM122 160L142 182L108 230Z" fill={cloth} {...LINE} />
    </>
    case 'cape': return <>
        <circle cx="64" cy="176" r="9" fill={accent} {...LINE} /><circle cx="136" cy="176" r="9" fill={accent} {...LINE} />
    </>
    case 'hoodie': return <path d="M48 190C56 158 78 158 100 176C122 158 144 158 152 190C134 206 116 212 100 212C84 212 66 206 48 190Z"
        fill={accent} {...LINE} />
    case 'armour': return <>
        <path d="M10 214C14 178 44 170 62 176C74 190 70 214 56 226ZM190 214C186 178 156 170 138 176C126 190 130 214 144 226Z"
            fill={accent} {...LINE} />
        <path d="M76 178H124L118 230H82Z" fill={cloth} {...LINE} />
    </>
    case 'dress': return <path d="M66 172C78 196 122 196 134 172C140 182 146 190 150 196C124 222 76 222 50 196C56 190 62 182 66 172Z"
        fill={accent} {...LINE} />
    case 'apron': return <path d="M66 168L76 200H124L134 168L142 172L132 230H68L58 172Z" fill={accent} {...LINE} />
    case 'vest': return <>
        <path d="M74 166L100 206L126 166L146 174L128 230H72L54 174Z" fill={accent} {...LINE} />
        <path d="M86 164L100 188L114 164L100 170Z" fill={PAPER} {...LINE} />
    </>
    case 'coat': return <>
        <path d="M44 184C40 150 66 140 80 136L100 166L120 136C134 140 160 150 156 184L128 168L100 196L72 168Z" fill={accent} {...LINE} />
        <path d="M100 196V230" {...LINE} />
    </>
    case 'jumpsuit': return <>
        <path d="M66 166L100 226L134 166L152 172L118 232H82L48 172Z" fill={accent} {...LINE} />
        <path d="M80 158C90 168 110 168 120 158L124 172C110 184 90 184 76 172Z" fill={cloth} {...LINE} />
    </>
    case 'stripes': return <>
        <path d="M38 188C70 204 130 204 162 188M18 208C64 228 136 228 182 208" fill="none" stroke={accent} stroke-width="10" />
        <path d="M72 164C82 182 118 182 128 164" fill="none" {...LINE} stroke={accent} stroke-width="9" />
    </>
    case 'robe': return <>
        <path d="M70 164L100 208L130 164L156 174L146 232H54L44 174Z" fill={cloth} {...LINE} />
        <path d="M84 162C94 174 106 174 116 162L122 176L108 182L112 212H102L100 190L98 212H88L92 182L78 176Z" fill={accent} {...LINE} />
    </>
    case 'uniform': return <>
        <path d="M16 208C22 186 40 178 58 172L64 184C50 190 38 200 34 212ZM184 208C178 186 160 178 142 172L136 184C150 190 162 200 166 212Z"
            fill={accent} {...LINE} />
        <path d="M76 158C88 168 112 168 124 158L128 178C112 188 88 188 72 178Z" fill={accent} {...LINE} />
        <path d="M100 186V230" {...LINE} />
        {[84, 116].map(x => [200, 218].map(y => <circle cx={x} cy={y} r="5" fill={accent} {...THIN} />))}
    </>
    case 'tux': return <>
        <path d="M76 160L100 226L124 160L112 152L100 166L88 152Z" fill={PAPER} {...LINE} />
        <path d="M78 160L54 184L94 232L100 222L106 232L146 184L122 160L104 214L100 222L96 214Z" fill={cloth} {...LINE} />
        <path d="M100 176L78 164V188ZM100 176L122 164V188Z" fill={accent} {...LINE} />
    </>
    }
}

/** An emblem is drawn in ink where the cloth under it is light. */
const LIGHT_CHEST: readonly string[] = ['trench', 'vest', 'apron', 'dress']

export function Body({ look }: { look: Look }) {
    const inked = LIGHT_CHEST.includes(look.body)
    return <>
        {look.body === 'cape' && <path d="M-8 230C-4 176 30 150 66 142L100 178L134 142C170 150 204 176 208 230Z"
            fill={look.accent} {...LINE} />}
        <path d="M6 230C8 192 34 176 72 166L80 146H120L128 166C166 176 192 192 194 230Z" fill={look.cloth} {...LINE} />
        <path d="M104 168C150 172 186 190 194 230H104Z" fill="url(#dots)" opacity=".55" />
        <path d="M82 128H118L122 164C112 178 88 178 78 164Z" fill={look.skin} {...LINE} />
        <path d="M84 146C92 156 110 156 118 142L122 164C112 178 94 178 84 168Z" fill={INK} opacity=".38" />
        <Clothes look={look} />
        {look.icon && <Icon name={look.icon} x={80} y={181} size={40} fill={inked ? INK : '#fff6e3'} stroke={INK}
            width={inked ? 0 : 3} />}
    </>
}
