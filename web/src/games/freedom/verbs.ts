// verbs.ts: the icon of each answer that players of Freedom can give.
import type { IconName } from '../../art/Icon'

export const verbs: Record<string, IconName> = {
    PASS: 'gi:next-button', DONE: 'gi:check-mark', PLAY: 'gi:card-play', ALLOCATE: 'gi:laurels',
    PROMOTE: 'gi:rank-3', MERGE: 'gi:three-friends', FOUND: 'gi:barracks-tent', REINFORCE: 'gi:mailed-fist',
    UNIT: 'gi:brodie-helmet', UNIT_UNDER: 'gi:brodie-helmet', KEEP: 'gi:round-star', PAY: 'gi:card-discard',
    AT: 'gi:ringed-planet',
    PLOT: 'gi:spy', REVEAL: 'gi:eyeball', DECLARE: 'gi:public-speaker', DEFECT: 'gi:shaking-hands',
    SERVE: 'gi:imperial-crown', CUT_IN: 'gi:fast-forward-button', PLACE: 'gi:position-marker', ENTER: 'gi:exit-door',
    MOVE_CHARACTER: 'gi:footsteps', MOVE_UNIT: 'gi:rocket', MOVE_UNDER: 'gi:rocket', DEPLOY: 'gi:battleship',
    GO: 'gi:ringed-planet', TROOP: 'gi:guards', TROOP_UNDER: 'gi:guards', MISSION: 'gi:flag-objective',
    COMMAND: 'gi:round-star', REBELLION: 'gi:uprising', SABOTAGE: 'gi:time-bomb', ESCORT: 'gi:shield',
    GUERRILLAS: 'gi:bandana', ATTACK: 'gi:crossed-swords', ANSWER: 'gi:shield', RUN_REBELLION: 'gi:uprising',
    RUN_SABOTAGE: 'gi:time-bomb', RUN_GUERRILLAS: 'gi:bandana', WEAKEN: 'gi:cracked-shield',
    STRIKE: 'gi:shattered-sword', FORM: 'gi:bandana', BATTLE: 'gi:crossed-swords', ASSAULT: 'gi:castle',
    KEEP_OUT: 'gi:stop-sign', KEEP_OUT_UNDER: 'gi:stop-sign', COMMIT: 'gi:sword-brandish',
    COMMIT_UNDER: 'gi:sword-brandish', STATION: 'gi:tower-flag', PICK_PLAYER: 'gi:person', PICK_CHARACTER: 'gi:person',
    ACCEPT: 'gi:check-mark', DECLINE: 'gi:cancel',
}
