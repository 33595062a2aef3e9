// words.ts: what boards of all games say by themselves, by key, ready to be said in another language. Whatever else
// stands on a board was told by the table. Skins have their own, which hold these too.

export const common = {
    first: '1st',
    versus: 'vs',
    you: 'You',
    noCards: 'No cards',
    faceDown: 'face down',
    used: 'used',
    /** A number with its bound, in words. */
    of: (title: string, now: number, all: number) => `${title} ${now} of ${all}`,
    /** A title and what is said of it. */
    about: (title: string, words: string) => `${title}: ${words}`,
    counted: (title: string, n: number | string) => `${title} ${n}`,
    times: (n: number, name: string) => `${n} × ${name}`,
    /** Several things that are said of one, of which some may be empty. */
    list: (...words: (string | false | undefined)[]) => words.filter(Boolean).join(', '),
    page: 'More',
} as const
