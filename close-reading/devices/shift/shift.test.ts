import { expect, test } from 'vitest'
import { readClosely } from '#close-reading'

const TURNED =
  'The morning was bright and lovely. The children laughed with joy and sang happy songs. Everyone was delighted and glad. But a terrible storm brought death and misery. The wretched families wept in despair. Nothing was left but grief and horror.'

test('A passage that turns from joy to grief turns at "But"', () => {
  const found = readClosely(TURNED, 'fiction').findings.filter((finding) => finding.type === 'shift')
  expect(found.map((finding) => TURNED.slice(finding.start, finding.end))).toEqual(['But'])
  expect(found[0]?.data).toMatchObject({
    before: 'more pleasant',
    after: 'less pleasant',
    step: 4,
  })
})

test('A flat passage has no turn', () => {
  const flat =
    'The road runs north. It passes a mill. Two carts stood by the gate. A man counted sacks. The clock struck four.'
  expect(readClosely(flat, 'fiction').findings.filter((finding) => finding.type === 'shift')).toEqual([])
})

test('A passage that goes up and down at every sentence has no turn', () => {
  const chaotic =
    'She was happy and glad. He was miserable and sad. They loved the lovely song. Death and horror came. Joy and delight filled the room. Hatred and cruel rage followed. A cheerful friend smiled. The wretched man wept.'
  expect(readClosely(chaotic, 'fiction').findings.filter((finding) => finding.type === 'shift')).toEqual([])
})

/** The turned part, from its first word, with how sure we are. */
function turnsIn(text: string, kind: 'fiction' | 'poetry'): string[] {
  return readClosely(text, kind)
    .findings.filter((finding) => finding.type === 'shift')
    .map((finding) => `${finding.certainty}: ${text.slice(finding.start).split(/\s+/).slice(0, 3).join(' ')}`)
}

test('A long sentence turns at the clause, not at its start', () => {
  // Louisa May Alcott, Little Women, 1868
  const text =
    'The four young faces on which the firelight shone brightened at the cheerful words, but darkened again as Jo said sadly, "We haven\'t got Father, and shall not have him for a long time."'
  expect(turnsIn(text, 'fiction')).toEqual(['likely: but darkened again'])
})

test('A turning word with a new feeling marks a turn in verse', () => {
  // Ernest Lawrence Thayer, "Casey at the Bat", 1888
  const text =
    'Oh, somewhere in this favored land the sun is shining bright;\nThe band is playing somewhere, and somewhere hearts are light,\nAnd somewhere men are laughing, and somewhere children shout;\nBut there is no joy in Mudville—mighty Casey has struck out.'
  expect(turnsIn(text, 'poetry')).toEqual(['likely: But there is'])
})

test('The couplet of a sonnet may be its turn, and is never more than possible', () => {
  // William Shakespeare, Sonnet 73, 1609
  const text = [
    'That time of year thou mayst in me behold',
    'When yellow leaves, or none, or few, do hang',
    'Upon those boughs which shake against the cold,',
    "Bare ruin'd choirs, where late the sweet birds sang.",
    "In me thou see'st the twilight of such day",
    'As after sunset fadeth in the west,',
    'Which by and by black night doth take away,',
    "Death's second self, that seals up all in rest.",
    "In me thou see'st the glowing of such fire",
    'That on the ashes of his youth doth lie,',
    'As the death-bed whereon it must expire,',
    "Consumed with that which it was nourish'd by.",
    "This thou perceiv'st, which makes thy love more strong,",
    'To love that well which thou must leave ere long.',
  ].join('\n')
  expect(turnsIn(text, 'poetry')).toEqual(["possible: This thou perceiv'st,"])
})

test.each([
  [
    'one side has no telling words',
    'The road was long, but the mill stood by the gate. She was glad and happy there.',
  ],
  [
    'a "but" only asks',
    'I was nervous, dreadfully nervous, afraid and sad; but why will you say so? I am glad and happy to tell it.',
  ],
  [
    'the "but" stands in what someone says',
    'The happy children laughed with joy. "But I am sad, miserable and afraid," said the man in the corner of the room.',
  ],
])('There is no turn where %s', (_, text) => {
  expect(turnsIn(text, 'fiction')).toEqual([])
})
