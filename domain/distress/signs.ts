import type { Concept } from './concepts.ts'
import type { HelpKind, Tier } from './pattern.ts'
import { weakSigns } from './weak-signs.ts'

/** Concepts that together are a sign of distress: `steps` in this order and near each other, `beside` anywhere. */
export type Sign = { kind: HelpKind; tier: Tier; steps: Concept[]; beside: Concept[] }

/** One sign a line: its steps, then after a plus sign what stands beside them. */
function signs(kind: HelpKind, tier: Tier, rows: string): Sign[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [steps, beside] = row.split(' + ').map((names) => names.trim().split(' ') as Concept[])
      return { kind, tier, steps: steps ?? [], beside: beside ?? [] }
    })
}

export const allSigns: Sign[] = [
  ...signs(
    'self-harm',
    'clear',
    `
    i goodbye bedding
    i body until wound
    near not living
    my near reflexive + kill
    graveSelf + personal
    i dying
    dying self
    my dying + relief
    way dying
    stop living + personal
    ending living + personal
    ending my living
    not living + near my
    my heaven + i intent
    dying wound + you
    i wound until
    i tool until
    i wound habit
    i die + self violent
    kill self
    i intent wound
    i tool + my secretly
    i stolen tool
    drugs me + much i
    i drugs much + die
    i much drugs + my
    much drugs die
    i goodbye other + away
    i goodbye + write ending
    i goodbye + write secretly
    i goodbye + write bedding
    near goodbye + drugs
    near kill self
    my near kill reflexive
    near wound reflexive
    near intent die reflexive
    i height jump + intent
    i jump height
    i finally do it
    i not intent alive
    way die + fast
    fast die + way
    fast way die
    rope my body
    gun me
    not kill relief + tool
    not relief tool
    i intent die + self
    i not intent living
    i intent not living
    i intent ending living
    i swallowed much drugs
    i swallowed drugs much
    drugs die + you
    i wound my body + habit
    i wound my body + tool
    i wound my body + relief
    my body wound
    my wound + secretly
    i tool + wound
    i tool my body
    i wound self
    i violent self
    my near intent die
    my near die + threaten
    my near swallowed drugs
    near wound + body my
    `,
  ),
  ...signs(
    'unsafe',
    'clear',
    `
    powerful picture + me
    i cook small
    i cook food small
    graveHarm + personal other
    graveHarm + personal kin
    i brutal
    graveLure powerful + personal
    powerful graveLure + personal
    online graveLure + personal
    graveLack + personal
    kin away duration + my
    i care small
    powerful touched my body
    other body me back
    needs off + personal
    powerful online lure + personal
    online lure powerful + personal
    know where i sleep
    they violent me
    other pull my touched
    kin away violent body
    kin throw me
    other follow me home
    other stand my home
    other lure picture + my i
    online picture + me
    online picture + my
    powerful intent picture
    powerful picture + older
    older lure + me powerful
    other older lure + me
    other older lure + i
    picture extort + i
    my sexual
    other weapon + target threaten
    other weapon target
    other shoot
    other threaten kill + me serious
    sleep sleeprough + kin
    kicked out + home
    kicked out sleep
    not place sleep
    needs lack + duration we
    we lack needs
    we not needs + duration
    not let me needs
    me sleeprough when
    make me sleeprough
    other coming me + threaten
    other violent me
    kin violent me
    kin violent my body
    other violent my body
    kin violent my kin
    i brutal + other
    me brutal
    brutal me
    other force me touched
    kin force me touched
    kin touched me
    powerful touched me
    other touched me + sexual
    other touched my body
    kin touched my body
    powerful picture + me touched
    powerful lure picture
    other picture sexual
    online older lure
    older online lure
    older lure + powerful me
    other extort picture + my
    other picture extort + my
    other threaten attack target
    kin threaten violent me
    home away duration small
    home away duration + not i
    home lack needs
    lack needs home
    lack needs duration + my
    i care small + away
    sleep sleeprough + my
    sleep sleeprough + i
    near kin violent other + my
    `,
  ),
  ...signs(
    'eating',
    'clear',
    `
    meal rid + i duration
    after meal rid
    i little duration + thin
    skip meal + body
    i not swallowed food
    food purge
    i purge + thin
    i exercise little food
    i exercise food little
    i let self food
    number calorie
    i calorie + number
    let self little
    number pound + i fat
    i food purge
    i purge food
    i little food thin
    i thin + food little
    i little food duration
    i not food duration
    little food thin + my
    `,
  ),
  ...signs('self-harm', 'possible', weakSigns),
]
