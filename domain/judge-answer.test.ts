import { describe, expect, test } from 'vitest'
import { loadPronunciations, writeExplanation } from '#close-reading'
import { isBetter, type JudgedAnswer, judgeAnswer } from './judge-answer.ts'

const sounds = await loadPronunciations()

// Beatrix Potter, The Tale of Peter Rabbit, 1902
const passage = `Peter gave himself up for lost, and shed big tears; but his sobs were overheard by some friendly sparrows,
who flew to him in great excitement, and implored him to exert himself.`
const question = {
  title: 'The Tale of Peter Rabbit',
  author: 'Beatrix Potter',
  question: 'How does Peter feel?',
  passage,
}

function judged(answer: string, more: Partial<JudgedAnswer> = {}): JudgedAnswer {
  return { answer, gradeLevel: 'elementary', contentType: 'fiction', question, form: 'part', ...more }
}

describe('quotations', () => {
  test.each([
    ['fabricated', 'He "sings a merry song".', 'absent'],
    ['stitched from two places', 'He "gave himself up great excitement".', 'joined'],
    ['put in another order', 'He "shed big tears … gave himself up".', 'order'],
    ['from another text', 'He says "to be or not to be".', 'absent'],
  ])('that are %s are recorded', (_, answer, problem) => {
    const { quotations } = judgeAnswer(judged(answer)).check
    expect(quotations).toMatchObject({ found: 0, all: 1, doubtful: [{ problem }] })
  })

  test('at another location than named are recorded, and count as found', () => {
    const short = { ...question, passage: passage.replace('tears; ', 'tears;\n') }
    const { quotations } = judgeAnswer(judged('He "shed big tears" (line 2).', { question: short })).check
    expect(quotations).toEqual({
      found: 1,
      all: 1,
      doubtful: [{ words: 'shed big tears', problem: 'place' }],
    })
  })

  test('of another speaker are recorded with that speaker', () => {
    const talk = { ...question, passage: '"I am not going," said Alice.\n\n"You must," said the Queen.' }
    const { quotations } = judgeAnswer(judged('The Queen says, "I am not going."', { question: talk })).check
    expect(quotations).toEqual({
      found: 1,
      all: 1,
      doubtful: [{ words: 'I am not going.', problem: 'speaker', speaker: 'Alice' }],
    })
  })

  test('are listed up to a limit', () => {
    const answer = Array.from({ length: 40 }, (_, i) => `"${`made up ${i} `.repeat(60)}"`).join(' and ')
    const { check } = judgeAnswer(judged(answer))
    expect(check.quotations).toMatchObject({ found: 0, all: 40 })
    expect(check.quotations?.doubtful).toHaveLength(10)
    expect(JSON.stringify(check).length).toBeLessThan(3_000)
  })
})

describe('gates', () => {
  test('a five-step answer of the built-in reader passes all of them', () => {
    const { markdown } = writeExplanation({
      ...question,
      gradeLevel: 'middle',
      contentType: 'fiction',
    })
    const form = { form: 'whole', gradeLevel: 'middle' } as const
    const { check, changes } = judgeAnswer(judged(markdown, form))
    expect(check.failed).toEqual([])
    expect(check.quotations?.found).toBe(check.quotations?.all)
    expect(changes).toEqual([])
  })

  test('an answer without the five steps fails them, and the changes say what to do', () => {
    const { check, changes } = judgeAnswer(judged('He is sad!', { form: 'whole' }))
    expect(check.failed).toEqual(expect.arrayContaining(['M1', 'M5', 'M8']))
    expect(changes).toContain('The answer has an exclamation mark.')
  })

  test('a follow-up is checked for quotations, claims and wording only', () => {
    expect(judgeAnswer(judged('He is sad.', { form: 'follow-up' })).check.failed).toEqual([])
    expect(judgeAnswer(judged('He is sad!', { form: 'follow-up' })).check.failed).toEqual(['M8'])
  })

  test('a message that points to help is never checked for the five steps', () => {
    const help = 'I am a computer program and cannot keep you safe. Call or text 988 now.'
    expect(judgeAnswer(judged(help, { form: 'whole' }))).toMatchObject({ check: { failed: [] }, changes: [] })
  })

  test('without a passage there is nothing to count', () => {
    const bare = { ...question, passage: '' }
    const { check } = judgeAnswer(judged('It says "gone away".', { question: bare, form: 'whole' }))
    expect(check.quotations).toBeNull()
    expect(check.failed).toContain('M2')
  })
})

test('a wrong statement about rhyme is recorded with the count', () => {
  // Thomas Gray, Elegy Written in a Country Churchyard, 1751
  const elegy = `The curfew tolls the knell of parting day,
The lowing herd wind slowly o'er the lea,
The plowman homeward plods his weary way,
And leaves the world to darkness and to me.`
  const poem = { contentType: 'poetry', question: { ...question, passage: elegy } } as const
  expect(judgeAnswer(judged('The rhyme scheme is AABB.', poem), sounds).check.claims).toEqual([
    { claim: 'rhyme', says: 'AABB', counted: 'ABAB', certainty: 'clear' },
  ])
  expect(judgeAnswer(judged('The rhyme scheme is ABAB.', poem), sounds).check.claims).toEqual([])
})

test('a correction is better only with fewer failed gates and no more wrong quotations', () => {
  const before = judgeAnswer(judged('He is sad!', { form: 'whole' })).check
  const after = { ...before, failed: before.failed.slice(1) }
  expect(isBetter(after, before)).toBe(true)
  expect(isBetter(before, before)).toBe(false)
  const invented = { found: 0, all: 1, doubtful: [] }
  expect(isBetter({ ...after, quotations: invented }, before)).toBe(false)
})
