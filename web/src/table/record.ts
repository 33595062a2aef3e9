// record.ts: what the text of a record says by itself: its game, its set-up, its answers.

export interface Agreed {
    players: number
    scenario: string | null
    options: string[]
    /** Each seat's sitter: "human" or the level of a bot. */
    sitters: string[]
    names: string[]
}

export const gameIn = (record: string): string | undefined => /^game (\S+)/m.exec(record)?.[1]

/** What was agreed before the game began. */
export function agreedIn(record: string): Agreed {
    const setup = /^setup (.*)$/m.exec(record)?.[1] ?? ''
    const value = (key: string) => new RegExp(`\\b${key}=(\\S+)`).exec(setup)?.[1]
    const players = Number(value('players') ?? 0)
    const names = Array.from({ length: players }, (_, i) => new RegExp(`^name ${i} (.*)$`, 'm').exec(record)?.[1] ?? '')
    const sitters = /^# seats (.*)$/m.exec(record)?.[1]?.split(',') ?? []
    return { players, scenario: value('scenario') ?? null, options: value('options')?.split(',') ?? [], sitters, names }
}

/** The record as it was after so many answers, with these sitters. */
export function cutRecord(record: string, answers: number, sitters: string[]): string {
    let given = 0
    const lines = record.split('\n').filter(line => {
        if (/^# seats /.test(line) || line === 'over') return false
        if (/^\d+ /.test(line)) given++
        return !/^\d+ /.test(line) || given <= answers
    })
    return [...lines.filter(line => line !== ''), `# seats ${sitters.join(',')}`, ''].join('\n')
}
