// look.ts: the `look` line of a row of content, read. The line of a portrait begins with the kind of head; then come, in
// any order, parts by their names, skin0 to skin9, colours in the order ground, clothes, accent, hair, skin, and an icon
// for the chest. Any other line is that of a card: an icon and the colour of its ground.
import type { IconName } from './Icon'
import { oneOf, stream } from './ink'

export const BACKDROPS = ['rays', 'moon', 'city', 'rain', 'flames', 'storm', 'doors', 'plain', 'stars', 'screens',
    'bars', 'bricks', 'curtain', 'smoke'] as const
export const BODIES = ['trench', 'suit', 'cape', 'hoodie', 'armour', 'dress', 'apron', 'vest', 'coat', 'jumpsuit',
    'stripes', 'robe', 'uniform', 'tux'] as const
export const HEADS = ['human', 'robot', 'skull', 'alien', 'beast', 'insect'] as const
export const HATS = ['fedora', 'hood', 'cowl', 'bun', 'wild', 'afro', 'long', 'cap', 'helmet', 'turban', 'tophat',
    'police', 'short', 'bald', 'visor', 'beanie', 'crown', 'horns', 'mohawk', 'bob', 'crest',
    'veil', 'ooze', 'halo', 'steel', 'bowler', 'beret', 'curls', 'flatcap', 'pigtails', 'headset', 'pompadour', 'chef',
    'bandana', 'tiara'] as const
export const EYES = ['mask', 'glasses', 'goggles', 'eyes', 'shade', 'slits', 'patch', 'monocle', 'glow',
    'domino', 'shades', 'sly', 'wide'] as const
export const MOUTHS = ['stern', 'smirk', 'grin', 'beard', 'moustache', 'lips', 'scarf', 'grille', 'beak',
    'fangs', 'drool', 'cigar', 'gasp', 'goatee'] as const

export interface Look {
    backdrop: typeof BACKDROPS[number]
    body: typeof BODIES[number]
    head: typeof HEADS[number]
    hat: typeof HATS[number]
    eyes: typeof EYES[number]
    mouth: typeof MOUTHS[number]
    skin: string
    /** Of the ground, the clothes and what stands out; the hair. */
    ground: string
    cloth: string
    accent: string
    hair: string
    /** On the chest of a portrait; what a card shows. */
    icon: IconName | null
}

/** Six of people, then steel, brass, green and bone. */
const SKINS = ['#f3c9a5', '#d99f73', '#a86a43', '#7a4a2e', '#e9b690', '#c98a5e', '#9fb0bb', '#c9a24c', '#7fb069', '#e9e2cf']
const HAIR = ['#2a1d16', '#5a3420', '#8c5a2b', '#d9b36c', '#7d7d85', '#1b1b24']
const SCHEMES = [['#e8a33d', '#25405e', '#d8412f'], ['#3f8f94', '#8c2f39', '#f2c14e'], ['#c9503c', '#2d2a32', '#f4d58d'],
    ['#6d5a8c', '#d4a017', '#e9e3d5'], ['#88a04f', '#3c3c52', '#e07a3f'], ['#4a7ba6', '#6b2d2d', '#f0d9a8'],
    ['#d98c8c', '#1f4e4a', '#f7e3af']] as const

const isOf = <T extends string>(list: readonly T[], word: string): word is T => (list as readonly string[]).includes(word)

/** What a line says; the rest is chosen by `seed`, so that a thing without a line has a look of its own, too. */
export function readLook(line: string | undefined, seed: string): Look {
    const next = stream(seed)
    const [ground, cloth, accent] = oneOf(next, SCHEMES)
    const look: Look = {
        backdrop: oneOf(next, BACKDROPS), body: oneOf(next, BODIES), head: 'human', hat: oneOf(next, HATS),
        eyes: oneOf(next, EYES), mouth: oneOf(next, MOUTHS), skin: oneOf(next, SKINS), ground, cloth, accent,
        hair: oneOf(next, HAIR), icon: null,
    }
    const [first, ...words] = line?.split(' ') ?? []
    const colours = words.filter(word => word.startsWith('#'))
    if (!isPortrait(line)) return { ...look, icon: first ? `gi:${first}` : null, ground: colours[0] ?? ground }
    for (const word of words) {
        if (isOf(BACKDROPS, word)) look.backdrop = word
        else if (isOf(BODIES, word)) look.body = word
        else if (isOf(HATS, word)) look.hat = word
        else if (isOf(EYES, word)) look.eyes = word
        else if (isOf(MOUTHS, word)) look.mouth = word
        else if (/^skin\d$/.test(word)) look.skin = SKINS[Number(word.slice(4)) % SKINS.length]!
        else if (!word.startsWith('#')) look.icon = `gi:${word}`
    }
    const [a = look.ground, b = look.cloth, c = look.accent, d = look.hair, e = look.skin] = colours
    return { ...look, head: first as Look['head'], ground: a, cloth: b, accent: c, hair: d, skin: e }
}

/** Whether a line is one of a portrait, rather than of a card that shows its icon. */
export const isPortrait = (line: string | undefined): boolean => isOf(HEADS, line?.split(' ')[0] ?? '')
