// build_types.ts: what build.mjs tells the page as the module 'longbox:build': files by name, games, skins.
import type { Cover, Skin } from './games/skin'
import type { Game } from './talk/types'

/** The file of the worker, and those of the modules by game. */
export declare const worker: string
export declare const modules: Record<string, string>
/** The games of the box, as `longbox drive` lists them. */
export declare const games: Game[]
/** Sheets of icons by game; the house's own has no name. */
export declare const icons: Record<string, string>
/** The pictures of the start page by game. */
export declare const covers: Record<string, Cover>
/** The skins of src/games, loaded when wanted. */
export declare const skins: Record<string, () => Promise<{ default: Skin }>>

/** The games that have a campaign. */
export declare const campaigns: string[]
