// seats.ts: a colour for each seat; it is never the only sign of whose something is.

const SEATS = ['#d8412f', '#2c6db4', '#3c8a4a', '#e0a526', '#7a4a9e']

export const seatColour = (seat: number | null | undefined): string => SEATS[seat ?? -1] ?? '#15110f'
