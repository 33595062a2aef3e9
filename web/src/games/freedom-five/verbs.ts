// verbs.ts: an icon for each answer that players can give.
import type { IconName } from '../../art/Icon'

export const verbs: Record<string, IconName> = {
    PASS: 'gi:halt', DONE: 'gi:check-mark', TAKE_HERO: 'gi:cape', TAKE_UPGRADE: 'gi:upgrade',
    LEAVE_OUT: 'gi:card-discard', TAKE_AUGMENT: 'gi:belt', TAKE_ALLY: 'gi:three-friends', HOME: 'gi:family-house',
    NAME_FIRST: 'gi:flying-flag', PRIVATE_LIFE: 'gi:entry-door', HERO_PHASE: 'gi:cape', END_TURN: 'gi:moon',
    MOVE: 'gi:running-shoe', RECOVER: 'gi:card-draw', HEAL: 'gi:first-aid-kit', PERSONAL_TASK: 'gi:checklist',
    ATTACK: 'gi:fist', ATTACK_VILLAIN: 'gi:punch', PLAY: 'gi:card-play', JUSTICE: 'gi:scales',
    INTERACT_ANARCHY: 'gi:unlit-bomb', INTERACT_TOKEN: 'gi:domino-mask', INTERACT_BYSTANDER: 'gi:person',
    INTERACT_QUEST: 'gi:flying-flag', INTERACT_HIDDEN: 'gi:space-needle', INTERACT_TOWER: 'gi:space-needle',
    USE_POWER: 'gi:round-star', USE_SPECIAL: 'gi:lightning-trio', USE_JUSTICE: 'gi:medal', CASH_IN: 'gi:two-coins',
    USE_ALLY: 'gi:three-friends', USE_AUGMENT: 'gi:belt', EXCHANGE: 'gi:cycle', GIVE_BYSTANDER: 'gi:person',
    JOIN: 'gi:rally-the-troops', STAY_OUT: 'gi:exit-door', COMMIT: 'gi:card-play',
    COMMIT_SPECIAL: 'gi:lightning-trio', CONFIRM: 'gi:check-mark', REOPEN: 'gi:open-folder', NEXT_ATTACKER: 'gi:fist',
    REWARD: 'gi:medal', DISCARD: 'gi:card-discard', HEAL_TOKEN: 'gi:first-aid-kit',
    DISCARD_SPECIAL: 'gi:card-discard', COLOUR: 'gi:cubes', NEXT_LOCATION: 'gi:crossroad',
    FIRST_CHAPTER: 'gi:open-book', FIRST_MODIFIER: 'gi:domino-mask', FIRST_VILLAIN: 'gi:death-skull',
    FIRST_POWER: 'gi:round-star', FIRST_GEAR: 'gi:belt', PICK_HERO: 'gi:cape', PICK_LOCATION: 'gi:crossroad',
    PICK_VILLAIN: 'gi:death-skull', TAKE_CARD: 'gi:card-draw', DROP_TASK: 'gi:cross-mark', GO: 'gi:running-shoe',
}
