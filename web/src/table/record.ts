// record.ts: what the text of a record says by itself: its game, its set-up, its answers.

/** Whether the record of a room is that of a lesson. */
export const isLesson = (record: string): boolean => /^# lesson /m.test(record)

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

/** The record as it was after so many answers, with these sitters. Whatever stands between two answers, such as new luck,
 * goes with the one before. */
export function cutRecord(record: string, answers: number, sitters: string[]): string {
    let given = 0
    const lines = record.split('\n').filter(line => {
        if (/^\d+ /.test(line)) given++
        if (line === '' || line === 'over' || /^# seats /.test(line)) return false
        return given <= answers || line.startsWith('# ')
    })
    return [...lines, `# seats ${sitters.join(',')}`, ''].join('\n')
}
