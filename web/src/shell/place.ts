// place.ts: where a card stands beside what it is about.

const GAP = 14

interface Box {
    left: number
    top: number
    right: number
    bottom: number
}

interface Size {
    width: number
    height: number
}

/** Where a card of this size stands beside a box in a window: at the side with the most room, above or below where
 * there is none at the sides. It covers the box only if it fits nowhere. */
export function placeBeside(box: Box, size: Size, view: Size): { left: number, top: number } {
    const room = { left: box.left, right: view.width - box.right, top: box.top, bottom: view.height - box.bottom }
    const clamp = (value: number, most: number) => Math.max(4, Math.min(value, most - 4))
    const top = clamp((box.top + box.bottom - size.height) / 2, view.height - size.height)
    const left = clamp((box.left + box.right - size.width) / 2, view.width - size.width)
    if (Math.max(room.left, room.right) >= size.width + GAP)
        return { left: room.right >= room.left ? box.right + GAP : box.left - GAP - size.width, top }
    return { left, top: room.bottom >= room.top ? Math.min(box.bottom + GAP, view.height - size.height - 4) :
        Math.max(4, box.top - GAP - size.height) }
}
