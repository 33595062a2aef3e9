// inside.mjs: a visitor in the page itself: waits until somebody is asked, chooses by a luck that follows from a seed,
// finds where a mouse would meet what was chosen, and clicks there. It is put into every page.

/** Becomes `window.visitor`; as text, so nothing outside of it is known in here. `patience`: longer than this nothing
 * takes, on any machine, in milliseconds. */
export function inside(patience) {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)]
    const ASKED = '.options button:enabled, .tick-row select, .confirm button:enabled'

    // -- Waiting ------------------------------------------------------------------------------------------------------

    /** What a condition finds as soon as it finds anything; it is looked at whenever the page changes. */
    const until = (condition, what) => new Promise((done, fail) => {
        const look = () => {
            const found = condition()
            if (!found) return
            observer.disconnect()
            clearTimeout(timer)
            done(found)
        }
        const observer = new MutationObserver(look)
        const timer = setTimeout(() => {
            observer.disconnect()
            fail(new Error(`in vain: ${what}; the page: ${document.body.innerText.slice(0, 400)}`))
        }, patience)
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        look()
    })

    const numbers = new WeakMap()
    let last = 0
    const numberOf = element => {
        if (!numbers.has(element)) numbers.set(element, ++last)
        return numbers.get(element)
    }

    /** What somebody is asked, as text that differs whenever it is another question, or another state of it; null: the
     * page is busy. Odds and hints come by themselves and do not count; nor does a field before the table has heard. */
    const standing = () => {
        const end = document.querySelector('.end'), curtain = document.querySelector('.curtain')
        if (end) return 'end'
        if (curtain) return `curtain ${curtain.textContent}`
        const question = document.querySelector('.question')
        if (!question?.querySelector(ASKED) || !document.querySelector('.board [data-path]')) return null
        return [numberOf(question), ...all('.options, .confirm, .widen', question).map(one => one.textContent),
            all('.ticked', question).length,
            ...all('.board .lit').map(one => one.dataset.path)].join('\n')
    }
    /** Waits until something is asked that differs from `before`; what happened in vain is told. */
    const asked = (before, what) => until(() => {
        const now = standing()
        return now !== null && now !== before && now
    }, before ? `nothing came of ${what}` : 'nobody is asked')

    /** Waits until a question is another one or none. */
    const gone = (before, what) => until(() => standing() !== before, `nothing came of ${what}`)

    // -- Luck ---------------------------------------------------------------------------------------------------------

    let luck = 1
    /** A number from 0 to below n. */
    const draw = n => {
        luck = luck + 0x6D2B79F5 | 0
        let mixed = Math.imul(luck ^ luck >>> 15, 1 | luck)
        mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed
        return ((mixed ^ mixed >>> 14) >>> 0) % n
    }
    const any = list => list[draw(list.length)]

    // -- Clicks -------------------------------------------------------------------------------------------------------

    const CLICKED = 'button, select, a, summary, input, .lit'
    const LATTICE = [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97]

    /** A point at which a mouse meets this element and nothing else that can be clicked; null: it is covered. */
    const pointOf = element => {
        for (const block of ['nearest', 'center']) {
            element.scrollIntoView({ block, inline: block, behavior: 'instant' })
            const { left, top, width, height } = element.getBoundingClientRect()
            for (const down of LATTICE) for (const right of LATTICE) {
                const x = Math.round(left + width * right), y = Math.round(top + height * down)
                const hit = document.elementFromPoint(x, y)
                if (hit && element.contains(hit) && hit.closest(CLICKED) === element) return { x, y, hit }
            }
        }
        return null
    }
    const nameOf = element => element.dataset.path ?? element.dataset.option ?? element.className + element.textContent

    /** What a mouse does at a point: all its events, on whatever is there. */
    const clickAt = ({ x, y, hit }) => {
        const where = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1 }
        const pointer = { ...where, pointerType: 'mouse', pointerId: 1, isPrimary: true }
        hit.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
        hit.dispatchEvent(new MouseEvent('mousedown', { ...where, buttons: 1 }))
        hit.dispatchEvent(new PointerEvent('pointerup', pointer))
        hit.dispatchEvent(new MouseEvent('mouseup', where))
        hit.dispatchEvent(new PointerEvent('click', pointer))
    }

    /** Something to click: lit on the board, or in the list; ticks until it is enough. */
    const choose = onBoard => {
        const curtain = document.querySelector('.curtain button')
        if (curtain) return curtain
        const done = document.querySelector('.confirm .primary:enabled')
        if (done && draw(2)) return done
        const lit = all('.board .lit')
        if (onBoard && lit.length && !document.querySelector('.widen') && draw(10)) return any(lit)
        const rows = all('.tick-row:not(.ticked) select')
        if (rows.length) return any(rows)
        const open = all('.options li:not(.ticked) button:enabled:not(.less)')
        return any(open.length ? open : [...all('.options button:enabled'), ...all('.confirm button:enabled')])
    }

    /** The point at which something can be clicked, after what lies over it was put away, as people would. */
    const uncover = async element => {
        const pile = element.closest('details:not([open])'), news = document.querySelector('.since .dismiss')
        if (pile) clickAt(pointOf(pile.querySelector('summary')))
        let point = pointOf(element)
        if (!point && news) {
            clickAt(pointOf(news))
            await until(() => !document.querySelector('.since'), 'the news stay')
            point = pointOf(element)
        }
        if (!point) throw new Error(`no mouse reaches ${nameOf(element)}`)
        return point
    }

    /** Chooses in a row of a table. */
    const fill = row => {
        row.value = String(draw(row.options.length - 1))
        row.dispatchEvent(new Event('change', { bubbles: true }))
    }

    /**
     * Answers up to `answers` times, or until the game is over; then `over` is true. Every `real`-th click is not done
     * but handed back as `point`, to be done by a mouse, after which this is called again. `clicks` tells what was
     * clicked, `lit` how many clicks were on the board. `together`: somebody else may be asked next, somewhere else, so
     * it is enough that the question is gone.
     */
    const play = async ({ seed, answers, onBoard, real, together, before, what }) => {
        const told = { clicks: [], lit: 0, point: null, over: false }
        if (seed !== undefined) luck = seed
        let now = await asked(before, what)
        while (now !== 'end' && told.clicks.length < answers) {
            const chosen = choose(onBoard), point = await uncover(chosen)
            if (chosen.closest('.board')) told.lit++
            told.clicks.push(nameOf(chosen))
            if (real && told.clicks.length % real === 0 && chosen.tagName !== 'SELECT') {
                told.point = { x: point.x, y: point.y, before: now, what: `a click on ${nameOf(chosen)}` }
                return told
            }
            if (chosen.tagName === 'SELECT') fill(chosen)
            else clickAt(point)
            const click = `a click on ${nameOf(chosen)}`
            if (together && told.clicks.length === answers) {
                await gone(now, click)
                return told
            }
            now = await asked(now, click)
        }
        told.over = now === 'end'
        return told
    }

    // -- Keys ---------------------------------------------------------------------------------------------------------

    /** The keys that come next, as a person would press them: that of an option or a tick, of the button that confirms,
     * those that walk among them, or those that go to a row, choose in it and leave it. */
    const chooseKeys = () => {
        const ready = document.querySelector('.confirm .primary:enabled') !== null
        const ticks = document.querySelector('.ticks') !== null
        const keys = all(!ticks ? '.options button:enabled kbd' :
            '.ticks li:not(.ticked) button:enabled kbd, .ticks li:has(.less) button:not(.less):enabled kbd')
            .map(key => key.textContent).filter(Boolean)
        const rows = all('.tick-row:not(.ticked) kbd').map(key => key.textContent).filter(Boolean)
        if (document.querySelector('.curtain')) return ['Enter']
        if (ready && (draw(2) || !keys.length)) return ['0']
        if (rows.length) return [any(rows), any(['ArrowDown', 'End']), 'Escape']
        return keys.length && draw(8) ? [any(keys)] : [...Array(1 + draw(3)).fill('ArrowDown'), 'Enter']
    }
    const nextKeys = async ({ seed, before, what }) => {
        if (seed !== undefined) luck = seed
        const now = await asked(before, what)
        return now === 'end' ? null : { keys: chooseKeys(), before: now }
    }

    window.visitor = { until, asked, gone, standing, play, nextKeys }
}
