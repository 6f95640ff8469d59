/** What each figure should reach on texts the engine was not tuned on: at least, at most, or exactly. */
export type Goal = { measure: string; at: 'least' | 'most'; value: number }

const GOALS = `
sentences.f1 >= 0.99
valence_verse.accuracy >= 0.78
valence_verse.macro_f1 >= 0.745
valence_fiction.r >= 0.6
emotion.macro_f1 >= 0.5
quotations.f1 >= 0.935
quotations.character_f1 >= 0.945
narrator.accuracy >= 0.93
narrator.cannot_tell <= 0.08
rhyme.stanza >= 0.65
rhyme.poem >= 0.72
rhyme.pair_f1 >= 0.91
meter_litlab.exact >= 0.77
meter_litlab.syllables >= 0.957
meter_fbfv.exact >= 0.68
meter_fbfv.syllables >= 0.937
meter.foot >= 0.86
similes.f1 >= 0.82
similes.precision >= 0.78
idioms.recall >= 0.85
idioms.traps <= 0.25
idioms.per_1000 <= 1.5
devices.recall >= 0.85
devices.per_100 <= 12
nonfiction.recall >= 0.8
speed.ms_300 <= 2.4
speed.growth <= 1.1
offsets.wrong <= 0
`

/** Goals by "capability.measure". The tone goal is for 20 passages; on another number it is taken in proportion. */
export const goals: ReadonlyMap<string, Goal> = new Map(
  GOALS.trim()
    .split('\n')
    .map((line) => {
      const [measure = '', sign = '', value = ''] = line.split(' ')
      return [measure, { measure, at: sign === '<=' ? 'most' : 'least', value: Number(value) }]
    }),
)

/** Whether a figure reaches its goal. */
export function reaches(goal: Goal, figure: number): boolean {
  return goal.at === 'least' ? figure >= goal.value : figure <= goal.value
}
