// signs.ts: icons and colours of what The Others names without rows of content: tokens, City Actions, results, seats.
import type { IconName } from '../../art/Icon'

interface Sign {
    icon: IconName
    /** Of the sign itself and of the ground under it. */
    light: string
    dark: string
}
const sign = (icon: IconName, light: string, dark: string): Sign => ({ icon, light, dark })

const UNKNOWN = sign('gi:card-random', '#e9e2cf', '#3a3348')

const TOKENS: Record<string, Sign> = {
    'Fire': sign('gi:flame', '#ff9a3c', '#5a1a08'),
    'Corruption': sign('gi:poison-gas', '#b6e04f', '#24380c'),
    'Pentagram': sign('gi:pentagram-rose', '#ff6b7a', '#4a0a14'),
    'Nest': sign('gi:nest-eggs', '#d3b3ff', '#2d1848'),
    'Extra Turn': sign('gi:hourglass', '#ffd75e', '#4a3708'),
    'Innocent': sign('gi:person', '#ffffff', '#2a4a6a'),
}
const FIXTURES: Record<string, Sign> = {
    'Altar': sign('gi:star-altar', '#ffb0a0', '#4a0f18'),
    'Orbital Strike': sign('gi:orbital-rays', '#9be4ff', '#0d2b3d'),
    'City Action token': sign('gi:check-mark', '#ffffff', '#2a2233'),
    'Wound': sign('gi:internal-injury', '#ff8f8f', '#4a0f18'),
}
const CITY: Record<string, Sign> = {
    'Heal': sign('gi:heart-plus', '#d7eeff', '#1a2c3f'),
    'Repent': sign('gi:prayer', '#d7eeff', '#1a2c3f'),
    'Extra Turn': sign('gi:hourglass', '#d7eeff', '#1a2c3f'),
    'Inventory': sign('gi:backpack', '#d7eeff', '#1a2c3f'),
    'Orbital Strike': sign('gi:orbital-rays', '#d7eeff', '#1a2c3f'),
}
const FACES: Record<string, Sign> = {
    'Hit': sign('gi:crossed-swords', '#b3151f', '#fff4e0'),
    'Defense': sign('gi:shield', '#1f4f8c', '#fff4e0'),
    'Counter-Corruption': sign('gi:holy-symbol', '#5a2d8a', '#fff4e0'),
    'Skill': sign('gi:eye-target', '#1d6b3a', '#fff4e0'),
    'FAITH': sign('gi:sun', '#8a5a00', '#fff4e0'),
    'Corruption': sign('gi:poison-gas', '#3f6b00', '#fff4e0'),
    'Hero Die': sign('gi:perspective-dice-six', '#2c4a6e', '#fff4e0'),
    'Sin Die': sign('gi:perspective-dice-six', '#ffd0c0', '#7d1020'),
}
const BY_THING: Record<string, Record<string, Sign>> =
    { 'token': TOKENS, 'fixture': FIXTURES, 'icon': CITY, 'die face': FACES, 'die': FACES }

/** The sign of a thing; one for unknown things, too. */
export const signOf = (thing: string, id: string | undefined): Sign => BY_THING[thing]?.[id ?? ''] ?? UNKNOWN

/** Three who can be met in the city: they have no rows, so their looks are here. */
export const NPCS: Record<string, string> = {
    'the Commissioner': 'human city trench police eyes moustache skin1 #4a5f86 #2d3a55 #e2b33c #7d7d85',
    'PROXY': 'robot screens hoodie bald glow grille skin6 #2a6b6b #26303a #5fe0d0',
    'RavenCorp': 'human moon suit short glasses smirk skin4 #4f4a7a #1d1b29 #8c2f6b #1b1b24',
}

/** Of seats, as the shell has them, on mats and under figures; who it is says the portrait. */
export const SEATS = ['#d8412f', '#2f7fd1', '#3c9a4f', '#e0a520', '#8b52b8'] as const
export const seatColour = (seat: number | null | undefined): string => SEATS[seat ?? -1] ?? '#8a8296'

/** What a level of the Corruption Track gives, by the words of its name. */
export function bonusIcon(name: string): IconName | null {
    if (/\bdie\b|\bdice\b/.test(name)) return 'gi:perspective-dice-six'
    if (/Defense/.test(name)) return 'gi:shield'
    if (/Hit/.test(name)) return 'gi:crossed-swords'
    if (/result/.test(name)) return 'gi:sun'
    return null
}

/** Icons of options, by verb. */
export const VERBS: Record<string, IconName> = {
    NAME_SINS_PLAYER: 'gi:daemon-skull', NAME_FIRST: 'gi:flying-flag', NAME_BRANCH: 'gi:crossroad', NAME_HERO: 'gi:person',
    NAME_MODE: 'gi:choice', NAME_AGENT: 'gi:team-idea', CONFIRM: 'gi:check-mark', CHOOSE_SIN: 'gi:daemon-skull',
    RANDOM_SIN: 'gi:perspective-dice-six', CHOOSE_ACOLYTES: 'gi:cultist', RANDOM_ACOLYTES: 'gi:perspective-dice-six',
    WISH: 'gi:person', WISH_RANDOM: 'gi:perspective-dice-six', GIVE_DARK_PAST: 'gi:carnival-mask',
    HIDE_TOKEN: 'gi:card-random', TURN_TOKEN: 'gi:two-coins', EXTRA_TURN: 'gi:hourglass',
    NO_EXTRA_TURN: 'gi:empty-hourglass', STEP: 'gi:walk', METRO: 'gi:subway', FIGHT: 'gi:crossed-swords',
    SHOOT: 'gi:crosshair', CLEANSE: 'gi:holy-water', CITY_ACTION: 'gi:modern-city', TURN_UP: 'gi:magnifying-glass',
    COLLECT: 'gi:hand', COLLECT_NPC: 'gi:shaking-hands', PUT_DOWN: 'gi:return-arrow', DELIVER: 'gi:person',
    USE_UPGRADE: 'gi:toolbox', END_TURN: 'gi:night-sleep', VOLUNTEER: 'gi:poison-gas', NO_CORRUPTION: 'gi:holy-symbol',
    ROLL: 'gi:perspective-dice-six', ABILITY: 'gi:cultist', PLAY: 'gi:card-play', PASS: 'gi:cross-mark', RESULT: 'gi:sun',
    KEEP_FAITH: 'gi:sun', SLAY: 'gi:crossed-swords', SPARE: 'gi:cross-mark', COVER_SLOT: 'gi:internal-injury',
    HEAL_SLOT: 'gi:heart-plus', REMOVE: 'gi:broom', UNCOVER: 'gi:broom', LEAVE_TOKENS: 'gi:cross-mark',
    ICON: 'gi:modern-city', NO_ICON: 'gi:cross-mark', TAKE_UPGRADE: 'gi:backpack', SHOW_UPGRADE: 'gi:backpack',
    MOVE_STRIKE: 'gi:orbital-rays', STRIKE_DOWN: 'gi:orbital-rays', NO_STRIKE: 'gi:cross-mark', REACT: 'gi:evil-hand',
    NO_REACTION: 'gi:cross-mark', MOVE_MONSTER: 'gi:footprint', NO_MOVE: 'gi:cross-mark', ATTACK: 'gi:crossed-swords',
    NO_ATTACK: 'gi:cross-mark', SUMMON: 'gi:portal', REVEAL: 'gi:burning-skull', REPLACEMENT: 'gi:person',
    STORY_TASK: 'gi:scroll-unfurled', CARD_TASK: 'gi:burning-skull', LOSE: 'gi:cross-mark', JAM: 'gi:padlock',
    COVER_ICON: 'gi:poison-gas', DRIVE: 'gi:footprint', CHOOSE_HERO: 'gi:person', CHOOSE_SPACE: 'gi:position-marker',
    CHOOSE_MONSTER: 'gi:daemon-skull',
}
