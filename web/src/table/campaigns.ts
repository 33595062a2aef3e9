// campaigns.ts: campaigns that are kept in this browser: games that follow from each other, and what goes from one to
// the next (docs/campaign.md).
import type { Campaign } from '../talk/types'
import type { Agreed } from './record'
import { readAll, remove, write } from './keep'

export interface KeptCampaign {
    id: string
    game: string
    /** What the next game begins with; null: it is the first one. */
    carried: unknown
    /** Where it stands, in a sentence. */
    text: string
    ended: boolean
    /** Set-ups that can come next; null: any. */
    next: { players: number, scenario: string | null }[] | null
    /** The games of it, as kept; the last one may be running. */
    games: string[]
    /** Whether the last one was over. */
    over: boolean
    /** Who sat where. */
    agreed: Agreed | null
    changed: number
}

const PREFIX = 'longbox.campaign.'

export const keptCampaigns = (): KeptCampaign[] =>
    readAll<KeptCampaign>(PREFIX).sort((a, b) => b.changed - a.changed)

export const campaignOf = (id: string | undefined): KeptCampaign | undefined =>
    keptCampaigns().find(campaign => campaign.id === id)

export const keepCampaign = (campaign: KeptCampaign): void =>
    void write(PREFIX + campaign.id, { ...campaign, changed: Date.now() })

export const forgetCampaign = (id: string): void => remove(PREFIX + id)

/** A campaign that was saved as a file; null: the text is none. */
export function readCampaign(text: string): KeptCampaign | null {
    try {
        const campaign = JSON.parse(text) as Partial<KeptCampaign>
        const fits = typeof campaign.id === 'string' && typeof campaign.game === 'string' &&
            typeof campaign.text === 'string' && Array.isArray(campaign.games) && campaign.carried !== undefined
        return fits ? campaign as KeptCampaign : null
    } catch {
        return null
    }
}

/** A campaign after one of its games, as the table told it. */
export function after(campaign: KeptCampaign, told: Campaign): KeptCampaign {
    if (!told.over) return { ...campaign, text: told.text, over: false }
    return { ...campaign, carried: told.after, text: told.text, ended: told.ended ?? false, next: told.next ?? null,
        over: true }
}
