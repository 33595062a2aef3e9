// files_types.ts: what build.mjs tells the service worker as the module 'longbox:files'.

/** All files of the page, and a word that changes with them. */
export declare const files: string[]
export declare const version: string
