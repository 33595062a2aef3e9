// Hat.tsx: what is on the head of a portrait, hair included; and hair that is seen behind it.
import type { ComponentChildren } from 'preact'
import { burst, INK, LINE, THIN } from './ink'
import type { Look } from './look'

export function HairBehind({ look: { hat, hair, cloth, accent } }: { look: Look }): ComponentChildren {
    switch (hat) {
    case 'halo': return <>
        <path d={burst(100, 80, 92, 62, 14, 'halo')} fill={accent} {...LINE} />
        <circle cx="100" cy="80" r="58" fill={cloth} {...THIN} />
    </>
    case 'veil': return <path d="M44 196C30 110 40 18 100 14C160 18 170 110 156 196L128 170H72Z" fill={cloth} {...LINE} />
    case 'afro': return <circle cx="100" cy="74" r="62" fill={hair} {...LINE} />
    case 'long': return <path d="M54 96C40 30 82 16 102 18C140 16 160 44 150 104C156 140 160 164 150 186L118 176L84 178L48 188C42 150 58 130 54 96Z"
        fill={hair} {...LINE} />
    case 'wild': return <path d="M58 130L30 140L46 112L18 100L44 88L22 62L52 64L46 30L74 46L88 12L106 38L134 14L138 46L170 36L156 66L184 76L160 94L178 120L150 118L146 140Z"
        fill={hair} {...LINE} />
    case 'bob': return <path d="M50 120C38 44 74 22 100 22C126 22 162 44 150 120C150 134 136 138 128 132H72C64 138 50 134 50 120Z"
        fill={hair} {...LINE} />
    case 'tiara': return <path d="M50 110C36 40 74 18 100 18C126 18 164 40 150 110C160 140 158 160 152 180L126 170H74L48 180C42 160 40 140 50 110Z"
        fill={hair} {...LINE} />
    case 'pigtails': return <path d="M60 78C22 70 10 112 24 150C30 136 44 126 58 112ZM140 78C178 70 190 112 176 150C170 136 156 126 142 112Z"
        fill={hair} {...LINE} />
    case 'curls': return [[60, 56], [52, 80], [48, 104], [50, 128], [54, 150]].map(([x = 0, y = 0]) => [x, 200 - x].map(at =>
        <circle cx={at} cy={y} r="17" fill={hair} {...LINE} />))
    default: return null
    }
}

export function Hat({ look: { hat, cloth, accent, hair } }: { look: Look }): ComponentChildren {
    switch (hat) {
    case 'fedora': return <>
        <path d="M66 58C64 18 84 12 100 20C116 12 136 18 134 58Z" fill={cloth} {...LINE} />
        <path d="M65 50C84 58 116 58 135 50L136 62H64Z" fill={accent} {...LINE} />
        <path d="M26 66C44 50 66 56 100 58C134 56 156 50 174 66C160 78 128 76 100 76C72 76 40 78 26 66Z" fill={cloth} {...LINE} />
        <path d="M104 20C118 14 134 20 134 50L112 56Z" fill="url(#dots)" opacity=".6" />
    </>
    case 'hood': return <>
        <path d="M38 172C22 88 48 14 100 10C152 14 178 88 162 172C156 150 148 142 142 132C150 88 132 52 100 50C68 52 50 88 58 132C52 142 44 150 38 172Z"
            fill={cloth} {...LINE} />
        <path d="M112 12C154 20 176 90 162 172C156 150 148 142 142 132C150 92 136 58 112 52Z" fill="url(#dots)" opacity=".6" />
    </>
    case 'cowl': return <>
        <path d="M60 100C54 40 78 28 100 28C122 28 146 40 140 100C134 92 128 84 124 80C110 90 104 84 100 78C96 84 90 90 76 80C72 84 66 92 60 100Z"
            fill={cloth} {...LINE} />
        <path d="M64 54L56 12L84 34ZM136 54L144 12L116 34Z" fill={cloth} {...LINE} />
        <path d="M72 70L92 78L86 84L74 80ZM128 70L108 78L114 84L126 80Z" fill="#fff" {...THIN} />
    </>
    case 'bun': return <>
        <circle cx="100" cy="20" r="19" fill={hair} {...LINE} />
        <path d="M60 92C52 40 78 28 100 28C122 28 148 40 140 92C134 70 120 60 100 60C80 60 66 70 60 92Z" fill={hair} {...LINE} />
        <path d="M84 16L116 24" {...LINE} stroke={accent} />
    </>
    case 'wild': return <path d="M60 84C60 54 78 44 94 54C104 40 128 42 140 84C130 68 116 64 104 66C90 62 70 68 60 84Z" fill={hair} {...LINE} />
    case 'afro': return <path d="M60 84C62 58 80 48 100 48C120 48 138 58 140 84C126 66 114 62 100 62C86 62 74 66 60 84Z" fill={hair} {...LINE} />
    case 'long': return <path d="M58 96C52 44 80 28 104 30C130 30 148 48 142 96C138 74 124 58 96 52C88 66 70 74 58 96Z" fill={hair} {...LINE} />
    case 'bob': return <path d="M56 88C52 42 78 28 100 28C122 28 148 42 144 88C140 70 132 62 124 60H76C68 62 60 70 56 88Z" fill={hair} {...LINE} />
    case 'cap': return <>
        <path d="M56 66C52 26 86 20 106 22C138 22 148 44 144 66C120 58 84 58 56 66Z" fill={cloth} {...LINE} />
        <path d="M56 66C84 56 120 58 146 66C150 76 140 80 124 78C100 72 76 72 60 78C50 78 48 70 56 66Z" fill={accent} {...LINE} />
    </>
    case 'helmet': return <>
        <path d="M54 108C46 42 70 18 100 18C130 18 154 42 146 108L132 96C132 74 118 64 100 64C82 64 68 74 68 96Z" fill={cloth} {...LINE} />
        <path d="M92 18H108L110 64H90Z" fill={accent} {...LINE} />
        <circle cx="100" cy="42" r="11" fill="#fff3c4" {...LINE} />
    </>
    case 'steel': return <>
        <path d="M62 80C60 108 66 132 78 142M138 80C140 108 134 132 122 142" fill="none" {...THIN} />
        <path d="M58 70C50 26 78 12 100 12C122 12 150 26 142 70Z" fill={cloth} {...LINE} />
        <path d="M104 12C132 14 148 34 142 70L116 68C120 44 116 26 104 12Z" fill="url(#dots)" opacity=".6" />
        <path d="M44 72C62 60 138 60 156 72C160 82 140 80 100 76C60 80 40 82 44 72Z" fill={cloth} {...LINE} />
        <path d="M100 22L105 35L119 35L108 44L112 58L100 50L88 58L92 44L81 35L95 35Z" fill={accent} {...THIN} />
    </>
    case 'turban': return <>
        <path d="M54 72C44 34 76 14 100 16C124 14 156 34 146 72C132 58 116 54 100 54C84 54 68 58 54 72Z" fill={cloth} {...LINE} />
        <path d="M58 62C76 36 112 26 138 30M66 40C88 26 116 34 142 56" fill="none" {...THIN} />
        <path d="M100 34L110 46L100 60L90 46Z" fill={accent} {...LINE} />
    </>
    case 'tophat': return <>
        <path d="M68 58L62 2H138L132 58Z" fill={cloth} {...LINE} />
        <path d="M66 44H134L132 60H68Z" fill={accent} {...LINE} />
        <path d="M40 62C60 54 140 54 160 62C150 74 50 74 40 62Z" fill={cloth} {...LINE} />
    </>
    case 'police': return <>
        <path d="M50 50C56 22 84 14 100 18C116 14 144 22 150 50C134 58 118 60 100 60C82 60 66 58 50 50Z" fill={cloth} {...LINE} />
        <path d="M62 54C84 62 116 62 138 54L140 70C124 64 112 62 100 64C88 62 76 64 60 70Z" fill={INK} {...LINE} />
        <path d={burst(100, 38, 13, 7, 6)} fill={accent} {...THIN} />
    </>
    case 'visor': return <>
        <path d="M62 70C58 38 82 28 100 28C118 28 142 38 138 70C126 52 112 48 100 48C88 48 74 52 62 70Z" fill={hair} {...LINE} />
        <path d="M50 76C62 54 138 54 150 76C156 84 136 82 100 80C64 82 44 84 50 76Z" fill={accent} {...LINE} />
    </>
    case 'beanie': return <>
        <path d="M60 70C56 30 80 22 100 22C120 22 144 30 140 70Z" fill={cloth} {...LINE} />
        <path d="M56 62C84 54 116 54 144 62V78C116 70 84 70 56 78Z" fill={accent} {...LINE} />
    </>
    case 'crown': return <>
        <path d="M58 62L52 16L76 38L100 8L124 38L148 16L142 62C116 54 84 54 58 62Z" fill={accent} {...LINE} />
        <circle cx="100" cy="42" r="7" fill="#d8412f" {...THIN} />
    </>
    case 'horns': return <path d="M66 56C40 48 28 24 36 4C44 24 60 30 80 38ZM134 56C160 48 172 24 164 4C156 24 140 30 120 38Z" fill={accent} {...LINE} />
    case 'mohawk': return <path d="M86 54C80 22 90 -4 100 -6C112 -4 122 22 114 54C106 46 94 46 86 54Z" fill={accent} {...LINE} />
    case 'crest': return <>
        <path d="M62 64C62 40 78 28 100 28C122 28 138 40 138 64C120 50 80 50 62 64Z" fill={cloth} {...LINE} />
        <path d="M94 50C88 14 118 -4 148 10C134 14 124 26 118 50Z" fill={accent} {...LINE} />
    </>
    case 'veil': return <>
        <path d="M54 120C44 56 62 24 100 22C138 24 156 56 146 120C146 78 130 58 100 58C70 58 54 78 54 120Z" fill="#f3efe4" {...LINE} />
        <path d="M50 112C36 48 58 12 100 10C142 12 164 48 150 112C148 66 130 44 100 44C70 44 52 66 50 112Z" fill={cloth} {...LINE} />
        <path d="M96 18H104V26H112V33H104V42H96V33H88V26H96Z" fill={accent} {...THIN} />
    </>
    case 'ooze': return <>
        <path d="M56 92C46 44 70 22 100 22C130 22 154 44 144 92C142 100 134 100 132 90C130 78 122 76 120 86C118 98 110 98 108 84C106 70 98 68 94 78C92 88 84 88 82 78C80 70 72 74 70 90C68 106 58 104 56 92Z"
            fill={hair} {...LINE} />
        <path d="M70 50C76 38 86 34 96 34" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7" />
    </>
    case 'halo': return null
    case 'short': return <path d="M60 86C52 40 76 26 102 28C134 26 148 48 140 86C138 70 130 62 122 60C108 66 86 60 78 58C68 62 62 72 60 86Z"
        fill={hair} {...LINE} />
    case 'bowler': return <>
        <path d="M64 60C60 22 80 8 100 8C120 8 140 22 136 60Z" fill={cloth} {...LINE} />
        <path d="M63 46C84 54 116 54 137 46V62H63Z" fill={accent} {...LINE} />
        <path d="M42 60C58 52 76 62 100 62C124 62 142 52 158 60C152 76 128 74 100 74C72 74 48 76 42 60Z" fill={cloth} {...LINE} />
    </>
    case 'beret': return <>
        <path d="M100 16L104 4" fill="none" {...LINE} />
        <path d="M46 60C32 24 84 8 118 14C160 20 168 52 144 62C112 52 84 52 58 68C50 68 48 64 46 60Z" fill={cloth} {...LINE} />
        <path d="M56 68C84 52 114 52 144 62" fill="none" {...LINE} stroke={accent} />
    </>
    case 'curls': return [[66, 48], [134, 48], [82, 36], [118, 36], [100, 32]].map(([x, y]) =>
        <circle cx={x} cy={y} r="17" fill={hair} {...LINE} />)
    case 'flatcap': return <>
        <path d="M50 66C44 34 80 18 112 22C148 26 160 52 152 68C136 60 110 58 84 62C70 64 58 72 50 66Z" fill={cloth} {...LINE} />
        <path d="M50 66C68 54 98 54 112 62C108 78 76 82 50 80C40 77 42 69 50 66Z" fill={accent} {...LINE} />
        <circle cx="112" cy="22" r="5" fill={accent} {...THIN} />
    </>
    case 'pigtails': return <>
        <path d="M60 90C52 40 78 26 100 26C122 26 148 40 140 90C132 66 118 58 100 60C82 58 68 66 60 90Z" fill={hair} {...LINE} />
        <path d="M100 26V58" fill="none" {...THIN} />
        <circle cx="56" cy="90" r="9" fill={accent} {...LINE} /><circle cx="144" cy="90" r="9" fill={accent} {...LINE} />
    </>
    case 'headset': return <>
        <path d="M60 86C52 40 76 26 102 28C134 26 148 48 140 86C138 70 130 62 122 60C108 66 86 60 78 58C68 62 62 72 60 86Z" fill={hair} {...LINE} />
        <path d="M54 92C46 10 154 10 146 92" fill="none" {...LINE} stroke-width="13" />
        <path d="M54 92C46 10 154 10 146 92" fill="none" stroke={accent} stroke-width="6" />
        <path d="M52 112C52 136 70 138 84 134" fill="none" {...LINE} />
        <rect x="44" y="82" width="18" height="32" rx="8" fill={accent} {...LINE} />
        <rect x="138" y="82" width="18" height="32" rx="8" fill={accent} {...LINE} />
        <circle cx="86" cy="134" r="5" fill={INK} />
    </>
    case 'pompadour': return <>
        <path d="M58 86C42 40 58 4 106 8C154 4 166 36 142 48C148 60 142 74 140 86C138 70 132 62 122 60C104 66 84 64 74 60C64 64 60 74 58 86Z"
            fill={hair} {...LINE} />
        <path d="M72 34C84 20 108 16 130 24" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6" />
    </>
    case 'chef': return <>
        <path d="M64 66L60 40C36 36 40 4 70 10C80 -10 120 -10 130 10C160 4 164 36 140 40L136 66Z" fill="#fffdf6" {...LINE} />
        <path d="M62 48C84 54 116 54 138 48M84 20L88 40M116 20L112 40" fill="none" {...THIN} />
    </>
    case 'bandana': return <>
        <path d="M138 58L168 48L160 66L174 84L142 76Z" fill={accent} {...LINE} />
        <path d="M59 76C52 34 78 24 100 24C122 24 148 34 141 76C116 60 84 60 59 76Z" fill={accent} {...LINE} />
        {[[78, 44], [100, 36], [122, 46], [90, 54], [112, 54]].map(([x, y]) => <circle cx={x} cy={y} r="3.5" fill="#fff" />)}
    </>
    case 'tiara': return <>
        <path d="M58 94C52 44 80 30 100 30C120 30 148 44 142 94C134 72 122 62 100 62C78 62 66 72 58 94Z" fill={hair} {...LINE} />
        <path d="M64 48L60 20L80 34L100 6L120 34L140 20L136 48C112 38 88 38 64 48Z" fill={accent} {...LINE} />
        <circle cx="100" cy="28" r="5" fill="#d8412f" {...THIN} />
    </>
    case 'bald': return <path d="M76 50C86 42 96 42 102 44" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8" />
    }
}
