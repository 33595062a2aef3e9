// Pictures.tsx: what a thing looks like, from the `look` line of its row: a portrait, or an icon as a woodcut.
import type { ComponentChildren } from 'preact'
import type { Thing } from '../talk/types'
import { Backdrop } from './Backdrop'
import { Body } from './Body'
import { Head } from './Face'
import { Hat, HairBehind } from './Hat'
import { Icon, type IconName } from './Icon'
import { hash, INK, rays, stream } from './ink'
import { isPortrait, readLook } from './look'

/** What a picture is of: a thing of the catalogue, or whatever has a name and a line. */
export type Subject = Pick<Thing, 'id'> & { look?: string | undefined }

/** A portrait. Its frame is 200 by 220 units; where it stands in another one, the middle is cut out. `bare` leaves the
 * ground out, for figures on a board. */
export function Bust({ of, bare = false }: { of: Subject, bare?: boolean }) {
    const look = readLook(of.look, of.id)
    return <svg class="bust" viewBox="0 0 200 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {!bare && <Backdrop look={look} seed={of.id} />}
        <HairBehind look={look} />
        <Body look={look} />
        <Head look={look} id={`head-${hash(of.id + (of.look ?? '')).toString(36)}`} />
        <Hat look={look} />
    </svg>
}

/** An icon on rays and dots. */
export function Plate({ icon, ground, seed }: { icon: IconName, ground: string, seed: string }) {
    const turn = (stream(`plate ${seed}`)() * 16 - 8).toFixed(1)
    return <svg class="plate" viewBox="0 0 200 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="200" height="130" fill={ground} />
        <path d={rays(100, 66, 200, 12)} fill="#fff" opacity=".25" />
        <rect width="200" height="130" fill="url(#dots)" opacity=".45" mask="url(#to-bottom)" />
        <g transform={`rotate(${turn} 100 65)`}>
            <Icon name={icon} x={52} y={17} size={102} opacity={0.3} />
            <Icon name={icon} x={48} y={12} size={102} fill="#fff8e6" stroke={INK} width={5} />
        </g>
    </svg>
}

/** The picture of a thing: a portrait or a plate; `icon` is shown where its row names none. */
export function Picture({ of, icon = 'gi:card-random' }: { of: Subject, icon?: IconName }): ComponentChildren {
    if (isPortrait(of.look)) return <Bust of={of} />
    const look = readLook(of.look, of.id)
    return <Plate icon={look.icon ?? icon} ground={look.ground} seed={of.id} />
}
