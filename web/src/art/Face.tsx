// Face.tsx: the head of a portrait: its shape by kind, half of it in shadow, eyes and mouth.
import type { ComponentChildren } from 'preact'
import { INK, LINE, THIN } from './ink'
import type { Look } from './look'

const SHAPES: Record<Look['head'], string> = {
    human: 'M62 86C58 44 80 36 100 36C120 36 142 44 138 86C136 112 126 136 112 146C106 150 94 150 88 146C74 136 64 112 62 86Z',
    robot: 'M60 50C60 40 66 34 76 34H124C134 34 140 40 140 50V120L126 146H74L60 120Z',
    skull: 'M56 82C54 44 76 30 100 30C124 30 146 44 144 82C144 100 136 108 128 114L124 146H76L72 114C64 108 56 100 56 82Z',
    alien: 'M52 72C50 34 76 22 100 22C124 22 150 34 148 72C146 104 122 148 100 148C78 148 54 104 52 72Z',
    beast: 'M58 84C52 50 74 38 100 38C126 38 148 50 142 84C142 104 132 112 126 122C124 142 112 152 100 152C88 152 76 142 74 122C68 112 58 104 58 84Z',
    insect: 'M66 60C70 36 86 30 100 30C114 30 130 36 134 60C142 92 122 138 100 150C78 138 58 92 66 60Z',
}

/** The mask of a portrait's half in shadow is the head itself, so it needs a name of its own. */
export function Head({ look, id }: { look: Look, id: string }) {
    const shape = SHAPES[look.head]
    const ears = look.head === 'human' && look.hat !== 'hood' && look.hat !== 'helmet' && look.hat !== 'veil'
    return <>
        <defs><clipPath id={id}><path d={shape} /></clipPath></defs>
        {ears && <path d="M62 84C52 80 52 106 66 108ZM138 84C148 80 148 106 134 108Z" fill={look.skin} {...LINE} />}
        {look.head === 'robot' && <path d="M60 74H50V104H60ZM140 74H150V104H140ZM96 34V18H104V34Z" fill={look.accent} {...LINE} />}
        {look.head === 'beast' && <path d="M62 66L48 22L84 44ZM138 66L152 22L116 44Z" fill={look.skin} {...LINE} />}
        {look.head === 'insect' && <path d="M82 36C76 14 64 8 52 10M118 36C124 14 136 8 148 10" fill="none" {...LINE} />}
        <path d={shape} fill={look.skin} {...LINE} />
        <g clip-path={`url(#${id})`}>
            <path d="M106 20L112 70L104 92L114 108L106 124L112 156H156V20Z" fill={INK} opacity=".26" />
            <rect x="100" y="20" width="54" height="136" fill="url(#dots-fine)" opacity=".5" mask="url(#to-right)" />
            {look.eyes === 'shade' && <path d="M50 70C80 64 120 64 150 70L148 98C120 106 80 106 52 98Z" fill={INK} opacity=".88" />}
        </g>
        <Mouth look={look} />
        <Eyes look={look} />
    </>
}

function Mouth({ look: { head, mouth, hair, accent } }: { look: Look }): ComponentChildren {
    if (head === 'skull') return <>
        <path d="M100 94L92 110H108Z" fill={INK} {...THIN} />
        <path d="M78 126H122M86 118V136M95 118V136M105 118V136M114 118V136" fill="none" {...THIN} />
    </>
    if (head === 'insect') return <path d="M88 132L80 146M112 132L120 146M92 124H108" fill="none" {...LINE} />
    const nose = head === 'human' ? <path d="M100 92C98 102 92 108 96 112C99 114 103 114 105 112" fill="none" {...THIN} /> :
        head === 'beast' ? <path d="M90 104H110L100 116Z" fill={INK} {...THIN} /> : null
    return <>{nose}<Lips mouth={mouth} hair={hair} accent={accent} /></>
}

function Lips({ mouth, hair, accent }: Pick<Look, 'mouth' | 'hair' | 'accent'>): ComponentChildren {
    switch (mouth) {
    case 'stern': return <path d="M86 128C96 124 106 124 114 128" fill="none" {...LINE} />
    case 'smirk': return <path d="M86 127C96 132 108 130 117 121M117 121L121 126" fill="none" {...LINE} />
    case 'grin': return <path d="M82 122C92 128 108 128 118 122C116 136 108 140 100 140C92 140 84 136 82 122Z" fill="#fff" {...LINE} />
    case 'lips': return <path d="M86 127C92 122 97 124 100 126C103 124 108 122 114 127C108 134 92 134 86 127Z" fill="#b3202c" {...THIN} />
    case 'beard': return <path d="M62 96C66 112 74 116 84 118C94 114 106 114 116 118C126 116 134 112 138 96C138 130 124 158 100 160C76 158 62 130 62 96ZM88 126C96 130 104 130 112 126C106 122 94 122 88 126Z"
        fill={hair} fill-rule="evenodd" {...LINE} />
    case 'moustache': return <>
        <path d="M100 116C92 112 80 116 74 126C86 128 94 126 100 120C106 126 114 128 126 126C120 116 108 112 100 116Z" fill={hair} {...THIN} />
        <path d="M90 134H110" {...THIN} />
    </>
    case 'scarf': return <path d="M62 106C80 114 120 114 138 106C140 130 128 152 100 154C72 152 60 130 62 106Z" fill={accent} {...LINE} />
    case 'grille': return <>
        <path d="M80 118H120L116 140H84Z" fill="#c9c6bd" {...LINE} />
        <path d="M90 118V140M100 118V140M110 118V140" {...THIN} />
    </>
    case 'beak': return <>
        <path d="M66 100C84 92 116 92 134 100C136 116 124 130 112 138C106 160 96 178 74 190C80 172 84 156 86 140C74 130 64 116 66 100Z"
            fill="#e4d9bd" {...LINE} />
        <path d="M112 138C104 136 94 138 86 140M100 100C106 120 104 140 92 164" fill="none" {...THIN} />
        <circle cx="78" cy="112" r="3" fill={INK} /><circle cx="122" cy="112" r="3" fill={INK} />
    </>
    case 'fangs': return <>
        <path d="M74 118C88 112 112 112 126 118C124 140 114 148 100 148C86 148 76 140 74 118Z" fill="#5c0f18" {...LINE} />
        <path d="M78 118L84 132L90 116L96 128L100 116L104 128L110 116L116 132L122 118C110 113 90 113 78 118ZM88 145L94 134L100 147L106 134L112 145C106 149 94 149 88 145Z"
            fill="#fff8e6" {...THIN} />
    </>
    case 'drool': return <>
        <path d="M80 128C92 120 108 120 120 128C112 138 88 138 80 128Z" fill={INK} {...LINE} />
        <path d="M90 133C89 146 86 152 90 158C95 160 98 154 96 146C95 141 96 137 96 135Z" fill={accent} {...THIN} />
    </>
    case 'cigar': return <>
        <path d="M84 128C92 124 98 124 104 127" fill="none" {...LINE} />
        <path d="M102 124L142 134L140 143L101 133Z" fill="#8a5a33" {...THIN} /><circle cx="142" cy="139" r="5.5" fill="#ff8a2b" {...THIN} />
        <path d="M150 128C158 118 146 112 154 100" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8" />
    </>
    case 'gasp': return <>
        <path d="M88 130C88 118 112 118 112 130C112 144 88 144 88 130Z" fill={INK} {...THIN} />
        <path d="M93 135C97 130 103 130 107 135C104 140 96 140 93 135Z" fill="#c8483c" />
    </>
    case 'goatee': return <>
        <path d="M100 116C94 113 86 115 82 121C90 123 96 121 100 119C104 121 110 123 118 121C114 115 106 113 100 116Z" fill={hair} {...THIN} />
        <path d="M90 128H110" {...THIN} />
        <path d="M89 138C96 134 104 134 111 138C110 154 105 164 100 168C95 164 90 154 89 138Z" fill={hair} {...THIN} />
    </>
    }
}

function Eyes({ look: { head, hat, eyes, accent } }: { look: Look }): ComponentChildren {
    if (hat === 'cowl' && head === 'human') return null // the cowl has its own
    if (head === 'skull') return <path d="M68 76C78 70 90 76 92 90C84 102 70 98 68 76ZM132 76C122 70 110 76 108 90C116 102 130 98 132 76Z"
        fill={eyes === 'glow' ? accent : INK} {...LINE} />
    if (head === 'alien' && eyes === 'eyes') return <path d="M64 76C76 72 90 84 94 102C80 104 66 94 64 76ZM136 76C124 72 110 84 106 102C120 104 134 94 136 76Z"
        fill={INK} {...LINE} />
    if (head === 'insect') return <path d="M64 64C76 58 92 72 92 92C76 96 62 84 64 64ZM136 64C124 58 108 72 108 92C124 96 138 84 136 64Z"
        fill={accent} {...LINE} />
    switch (eyes) {
    case 'eyes': return <>
        <path d="M70 80C78 74 86 76 92 80M108 80C114 76 122 74 130 80" fill="none" {...LINE} />
        <circle cx="82" cy="89" r="4.4" fill={INK} /><circle cx="118" cy="89" r="4.4" fill={INK} />
    </>
    case 'mask': return <>
        <path d="M60 84C72 70 92 74 100 80C108 74 128 70 140 84C138 100 120 104 106 94L100 91L94 94C80 104 62 100 60 84Z" fill={accent} {...LINE} />
        <path d="M72 88C78 82 88 84 92 89C86 95 76 95 72 88ZM128 88C122 82 112 84 108 89C114 95 124 95 128 88Z" fill="#fff" {...THIN} />
    </>
    case 'glasses': return <>
        <path d="M66 82H94V98C90 104 70 104 66 98ZM106 82H134V98C130 104 110 104 106 98Z" fill="#e8f4f2" {...LINE} />
        <path d="M94 88C98 84 102 84 106 88" fill="none" {...LINE} />
        <path d="M71 97L83 85M111 97L123 85" stroke="#fff" stroke-width="4" />
    </>
    case 'goggles': return <>
        <path d="M58 84H142" {...LINE} stroke-width="9" />
        <circle cx="80" cy="88" r="17" fill={accent} {...LINE} /><circle cx="120" cy="88" r="17" fill={accent} {...LINE} />
        <circle cx="80" cy="88" r="9" fill="#fff8df" {...THIN} /><circle cx="120" cy="88" r="9" fill="#fff8df" {...THIN} />
    </>
    case 'shade': return <path d="M76 90L92 92L88 97L78 95ZM124 90L108 92L112 97L122 95Z" fill="#fff" />
    case 'slits': return <path d="M70 86L94 94L88 100L74 96ZM130 86L106 94L112 100L126 96Z" fill="#fff" {...THIN} />
    case 'patch': return <>
        <path d="M60 66L140 96" {...LINE} /><path d="M104 80L132 86L126 104L108 102Z" fill={INK} />
        <circle cx="82" cy="90" r="4.4" fill={INK} /><path d="M70 80C78 76 86 78 92 82" fill="none" {...LINE} />
    </>
    case 'monocle': return <>
        <path d="M70 78C78 74 86 76 92 80M106 74C114 70 122 70 130 76" fill="none" {...LINE} />
        <circle cx="82" cy="89" r="4.4" fill={INK} /><circle cx="118" cy="90" r="15" fill="#e8f4f2" {...LINE} />
        <circle cx="118" cy="90" r="4.4" fill={INK} /><path d="M131 98C136 116 134 130 130 142" fill="none" {...THIN} />
    </>
    case 'glow': return <>
        <path d="M68 80L94 86L92 98L70 94ZM132 80L106 86L108 98L130 94Z" fill={accent} {...LINE} />
        <path d="M74 86L88 89M126 86L112 89" stroke="#fff" stroke-width="3" />
    </>
    case 'domino': return <>
        <path d="M57 80C72 70 92 74 100 78C108 74 128 70 143 80C142 104 120 108 107 97L100 94L93 97C80 108 58 104 57 80Z" fill={INK} />
        <path d="M70 88C77 81 88 83 93 90C86 96 75 96 70 88ZM130 88C123 81 112 83 107 90C114 96 125 96 130 88Z" fill="#fff" />
        <circle cx="84" cy="89" r="3.6" fill={INK} /><circle cx="116" cy="89" r="3.6" fill={INK} />
    </>
    case 'shades': return <>
        <path d="M60 80H140M64 80H97L93 99C87 106 73 106 67 99ZM136 80H103L107 99C113 106 127 106 133 99Z" fill={INK} {...THIN} />
        <path d="M72 96L82 85M112 96L122 85" stroke="#fff" stroke-width="4" opacity=".8" />
    </>
    case 'sly': return <>
        <path d="M68 77L94 84M132 77L106 84" fill="none" {...LINE} />
        <path d="M70 90H94C92 98 74 98 70 90ZM130 90H106C108 98 126 98 130 90Z" fill="#fff" {...THIN} />
        <circle cx="85" cy="93" r="3.4" fill={INK} /><circle cx="115" cy="93" r="3.4" fill={INK} />
    </>
    case 'wide': return <>
        <path d="M70 72C76 68 86 68 92 72M108 72C114 68 124 68 130 72" fill="none" {...THIN} />
        <circle cx="82" cy="89" r="11" fill="#fff" {...THIN} /><circle cx="118" cy="89" r="11" fill="#fff" {...THIN} />
        <circle cx="83" cy="90" r="4" fill={INK} /><circle cx="117" cy="90" r="4" fill={INK} />
    </>
    }
}
