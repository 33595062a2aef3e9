// hues.ts: the colours of Freedom Five, each with a letter, a shape and an icon, so that none is told by colour alone.
import type { IconName } from '../../art/Icon'
import type { SceneArea, Thing } from '../../talk/types'
import { say } from './words'

export interface Hue {
    letter: string
    /** The attribute that the colour stands for. */
    name: string
    icon: IconName
    fill: string
    /** What is written on it. */
    ink: string
    /** The outline of its tokens, in a frame of 40 units. */
    shape: string
    /** Walls of its houses. */
    walls: readonly string[]
    ground: string
}

const HUES: Record<string, Hue> = {
    red: {
        letter: 'R', name: say.body, icon: 'gi:fist', fill: '#c8372d', ink: '#fff', shape: 'M5 8H35V36H5Z',
        walls: ['#ec8a76', '#f6c3ae', '#cf6150', '#fbe0d2'], ground: '#f4bfae',
    },
    blue: {
        letter: 'B', name: say.spirit, icon: 'gi:hearts', fill: '#2568b8', ink: '#fff',
        shape: 'M20 5A16 16 0 1 1 19.9 5Z', walls: ['#86b8e8', '#bedaf5', '#5f97d4', '#e2eefa'], ground: '#b3d3f2',
    },
    green: {
        letter: 'G', name: say.mind, icon: 'gi:light-bulb', fill: '#2e7d3c', ink: '#fff',
        shape: 'M20 4L35 12V30L20 38L5 30V12Z', walls: ['#92cc8b', '#cbe8bd', '#63ab69', '#e8f5dc'], ground: '#bfe3ae',
    },
    yellow: {
        letter: 'Y', name: say.tech, icon: 'gi:big-gear', fill: '#f0bb2a', ink: '#15110f',
        shape: 'M20 2L38 21L20 40L2 21Z', walls: ['#f5d474', '#fbebb4', '#dfae43', '#fef6d8'], ground: '#f9e08d',
    },
    purple: {
        letter: 'P', name: say.purple, icon: 'gi:round-star', fill: '#7a45a8', ink: '#fff', shape: 'M4 6H36L30 38H10Z',
        walls: ['#c9a5ea'], ground: '#dcc6f0',
    },
}
const WHITE: Hue = {
    letter: 'W', name: say.white, icon: 'gi:round-star', fill: '#fffdf6', ink: '#15110f', shape: 'M5 8H35V36H5Z',
    walls: ['#fffdf6'], ground: '#fffdf6',
}

export const hueOf = (tint: string | undefined): Hue => HUES[tint ?? ''] ?? WHITE
/** The four that Heroes test with, by the ids of their numbers. */
export const ATTRIBUTES: readonly [string, Hue][] = [['body', HUES.red!], ['spirit', HUES.blue!], ['mind', HUES.green!],
    ['tech', HUES.yellow!]]

/** The colour that is printed on a thing. */
export function printedTint(thing: Thing | undefined): string | undefined {
    const [card] = (thing?.print?.in ?? []) as SceneArea[]
    return card?.tint
}
