// sound.ts: what is heard at a table, as people have set it.
import { useEffect, useRef } from 'preact/hooks'
import type { Skin } from '../games/skin'
import { callOf, soundsOf } from '../sound/choose'
import { Player } from '../sound/play'
import { hasSound, pace, volume } from '../table/settings'
import type { Shown } from '../table/stage'

export const sounds = new Player(() => ({ on: hasSound(), volume: volume() / 100, pace: pace() }))

/** Lets people hear what they are shown. */
export function useSound({ view, moving, caption }: Shown, skin: Skin | null): void {
    const last = useRef(view)
    useEffect(() => {
        const before = last.current, call = callOf(before, view)
        last.current = view
        if (!hasSound() || before === view || before.viewer !== view.viewer || view.curtain !== null) return
        const news = moving ? caption : view.log.slice(Math.min(before.log.length, view.log.length))
        const happened = before.scene !== view.scene ? soundsOf(before, view, news, skin) : []
        sounds.play(call ? [call] : happened)
    }, [view])
}
