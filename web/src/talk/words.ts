// words.ts: what carriers and tables say when something is wrong, and what a seat without a name is called; by key,
// ready to be said in another language.

export const say = {
    seat: (n: number) => `Seat ${n}`,
    noModule: (game: string) => `There is no module of ${game}.`,
    notLoaded: (address: string, status: number) => `The module cannot be loaded (${address}: ${status}).`,
    closed: 'The table was closed.',
    left: 'The table was left.',
    nowhere: 'The table is nowhere to be found.',
    shorter: 'The log has become shorter.',
    notReached: 'The server cannot be reached.',
    cutOff: 'The connection was lost.',
    wasNotThere: (path: string) => `The table told of "${path}", which was not there.`,
    failed: (why: string) => `Something went wrong in the engine (${why}). The game was opened again where it stood.`,
    lost: (why: string) => `Something went wrong in the engine (${why}), and the game could not be opened again.`,
} as const
