// play.ts: small sounds, made of tones and noise when they are wanted. Nothing is made before somebody has switched
// them on.
import type { Sound } from './choose'

/** A tone that glides and fades: times in seconds, pitches in hertz. "noise" is filtered at its pitch. */
interface Tone {
    wave: OscillatorType | 'noise'
    from: number
    to: number
    at: number
    lasts: number
    loud: number
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud: number): Tone =>
    ({ wave, from, to, at, lasts, loud })

/** How each sound is made. */
export const RECIPES: Record<Sound, readonly Tone[]> = {
    card: [tone('noise', 2600, 900, 0, 0.09, 0.5), tone('triangle', 210, 120, 0.05, 0.06, 0.35)],
    token: [tone('sine', 340, 190, 0, 0.07, 0.8), tone('noise', 1200, 700, 0, 0.03, 0.35)],
    die: [0, 0.07, 0.13, 0.2, 0.26].map((at, i) => tone('noise', 3200 - 350 * i, 1500, at, 0.035, 0.6 - 0.07 * i)),
    hit: [tone('sawtooth', 190, 55, 0, 0.18, 0.5), tone('noise', 900, 250, 0, 0.14, 0.8)],
    coin: [tone('square', 988, 988, 0, 0.06, 0.18), tone('square', 1319, 1319, 0.06, 0.18, 0.18)],
    turn: [tone('triangle', 523, 523, 0, 0.14, 0.5), tone('triangle', 784, 784, 0.12, 0.26, 0.5)],
    win: [523, 659, 784, 1047].map((pitch, i) => tone('triangle', pitch, pitch, 0.13 * i, i === 3 ? 0.5 : 0.16, 0.5)),
    lose: [392, 349, 311, 233].map((pitch, i) =>
        tone('triangle', pitch, pitch * 0.98, 0.2 * i, i === 3 ? 0.6 : 0.2, 0.5)),
}

/** As many tones sound together at most; what comes while they do is left out. */
export const TONES_MOST = 10
/** The time between two sounds of one moment, as a part of the pace, and at most, in seconds. */
const APART = 0.1, APART_MOST = 0.16
/** The pace at which sounds last as long as they are written, in milliseconds; at quicker ones they are shorter. */
const USUAL = 1200, SHORTEST = 0.6
/** What is later than this is left out, in milliseconds. */
const LATE = 400

export interface SoundSettings {
    on: boolean
    /** From 0 to 1. */
    volume: number
    /** How long a step is shown, in milliseconds; 0: everything happens at once. */
    pace: number
}

/** Plays sounds; `open` makes the browser's machine for them, which is done at the first one. */
export class Player {
    private audio: AudioContext | null = null
    private hiss: AudioBuffer | null = null
    private ringing = 0

    constructor(private readonly settings: () => SoundSettings,
        private readonly open: () => AudioContext = () => new AudioContext()) {}

    /** Where everything happens at once, only the first of them is heard. */
    play(sounds: readonly Sound[]): void {
        const { on, volume, pace } = this.settings()
        if (!on || volume <= 0 || !sounds.length) return
        try {
            this.audio ??= this.open()
            const audio = this.audio, wanted = Date.now()
            const begin = () => { if (Date.now() - wanted < LATE) this.ringAll(audio, sounds, volume, pace) }
            // Browsers are silent until somebody has clicked: what was to be heard before is not heard late.
            if (audio.state === 'suspended') void audio.resume().then(begin).catch(() => undefined)
            else begin()
        } catch {
            // A browser without sound: the game goes on in silence.
        }
    }

    private ringAll(audio: AudioContext, sounds: readonly Sound[], volume: number, pace: number): void {
        const apart = Math.min(APART_MOST, (APART * pace) / 1000)
        const length = pace ? Math.max(SHORTEST, Math.min(1, pace / USUAL)) : 1
        sounds.slice(0, pace ? undefined : 1).forEach((sound, i) => {
            for (const one of RECIPES[sound]) this.ring(audio, one, i * apart, length, volume)
        })
    }

    private ring(audio: AudioContext, { wave, from, to, at, lasts, loud }: Tone, after: number, length: number,
        volume: number): void {
        if (this.ringing >= TONES_MOST) return
        const start = audio.currentTime + after + at * length, end = start + lasts * length
        const gain = audio.createGain()
        gain.gain.setValueAtTime(0.0001, start)
        gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, loud * volume * volume * 0.6), start + 0.008)
        gain.gain.exponentialRampToValueAtTime(0.0001, end)
        gain.connect(audio.destination)
        const source = wave === 'noise' ? this.rustle(audio, from, to, start, end, gain) :
            this.hum(audio, wave, from, to, start, end, gain)
        this.ringing++
        source.onended = () => { this.ringing--; gain.disconnect() }
        source.start(start)
        source.stop(end + 0.02)
    }

    private hum(audio: AudioContext, wave: OscillatorType, from: number, to: number, start: number, end: number,
        out: AudioNode): AudioScheduledSourceNode {
        const source = audio.createOscillator()
        source.type = wave
        source.frequency.setValueAtTime(from, start)
        source.frequency.exponentialRampToValueAtTime(to, end)
        source.connect(out)
        return source
    }

    private rustle(audio: AudioContext, from: number, to: number, start: number, end: number,
        out: AudioNode): AudioScheduledSourceNode {
        if (!this.hiss) {
            this.hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
            const data = this.hiss.getChannelData(0)
            for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
        }
        const source = audio.createBufferSource(), filter = audio.createBiquadFilter()
        source.buffer = this.hiss
        filter.type = 'bandpass'
        filter.frequency.setValueAtTime(from, start)
        filter.frequency.exponentialRampToValueAtTime(to, end)
        source.connect(filter)
        filter.connect(out)
        return source
    }
}
