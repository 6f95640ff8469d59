import { describe, expect, it } from 'vitest'
import { checkQuotations, hasFiveSteps } from '#close-reading'
import { type GradeLevel, gradeLevels } from '#domain/choices'
import { readLibrary } from '#server/library/readings/readings'
import { closestQuestion } from './answer/closest-question.ts'
import { placesOf } from './answer/text-places.ts'
import { showText } from './places.ts'
import { writeFromReading } from './write-from-reading.ts'

const readings = readLibrary()
const hope = readings.find(({ slug }) => slug === 'hope-is-the-thing-with-feathers')
if (!hope) throw new Error('The reading that these tests are about is not there.')

/** An explanation of a question that the notes cover. */
function write(...asked: Parameters<typeof writeFromReading>): string {
  return writeFromReading(...asked) ?? ''
}

/** Quotations of an explanation that its passage does not have. */
function absent(answer: string, passage: string): string[] {
  return checkQuotations(answer, passage)
    .quotations.filter(({ passageSpans }) => !passageSpans)
    .map(({ words }) => words)
}

describe('an explanation from the library', () => {
  it('has the five steps at every level for every text, and quotes nothing that is not in the copy', () => {
    for (const reading of readings) {
      const passage = showText(reading.text).text.replaceAll('’', "'").replace(/\n+/g, '\n')
      for (const gradeLevel of gradeLevels) {
        const question = reading.questions[gradeLevels.indexOf(gradeLevel)]?.ask[0] ?? ''
        const answer = write(reading, { passage, question, gradeLevel })
        expect(hasFiveSteps(answer), reading.slug).toBe(true)
        expect(absent(answer, passage), `${reading.slug}, ${gradeLevel}`).toEqual([])
      }
    }
  })

  it('quotes a part, a misspelled word and other signs as the student has them', () => {
    const passage =
      'and SWEETEST in the gayle is heard;\nand sore must be the storm\nthat could abash the littel bird'
    const answer = write(hope, { passage, question: 'what does gale mean', gradeLevel: 'middle' })
    expect(answer).toContain('“SWEETEST in the gayle”')
    expect(answer).not.toContain('the thing with feathers')
    expect(absent(answer, passage)).toEqual([])
  })

  it('begins with the answer to the question that is closest, in the version of the level', () => {
    for (const question of hope.questions) {
      const [ask = ''] = question.ask
      expect(closestQuestion(ask, { reading: hope, places: placesOf(hope) })?.question).toBe(question)
    }
    const passage = showText(hope.text).text
    const [question] = hope.questions
    const plain = write(hope, { passage, question: question?.ask[0] ?? '', gradeLevel: 'middle' })
    expect(plain).toContain(`**In short:** ${question?.plain.split('. ')[0]}`)
    const other = writeFromReading(hope, { passage, question: 'Why is the sky blue?', gradeLevel: 'high' })
    expect(other).toBeNull()
  })

  it('puts the words in front of a note in step 4, and names both sides of an open question', () => {
    const passage = showText(hope.text).text
    const answer = write(hope, { passage, question: 'Why?', gradeLevel: 'college' })
    const [figure] = hope.figures ?? []
    const [open] = hope.readings
    expect(answer).toContain(`“the thing with feathers”. ${figure?.full}`)
    for (const { name, full } of open?.sides ?? []) expect(answer).toContain(`${name}: ${full}`)
  })

  it.each([
    ['as printed', (text: string) => text],
    ['with straight marks', (text: string) => text.replace(/[“”]/g, '"')],
  ])('closes the marks of speech inside a quotation, %s', (_, copied) => {
    const scene = readings.find(({ slug }) => slug === 'shorter-than-i-thought')
    if (!scene) throw new Error('The scene that this test is about is not there.')
    const passage = copied(showText(scene.text).text)
    const answer = write(scene, {
      passage,
      question: 'does it really look great',
      gradeLevel: 'high',
    })
    expect(answer).toContain('- “‘It looks great,’ said Noor, very fast”. It says:')
    expect(absent(answer, passage)).toEqual([])
  })

  it.each([
    ['i dont get "sore must be the storm"', /storm/],
    ['what does abash mean', /“abash” means: /],
  ])('answers from the note about the words that are asked about: %s', (question, says) => {
    const answer = write(hope, {
      passage: showText(hope.text).text,
      question,
      gradeLevel: 'middle',
    })
    expect(answer.split('\n')[0]).toMatch(says)
  })
})

/** The explanation of a whole text. */
function ask(slug: string, question: string, gradeLevel: GradeLevel) {
  const reading = readings.find((one) => one.slug === slug)
  if (!reading) throw new Error(`There is no reading ${slug}.`)
  return { answer: write(reading, { passage: showText(reading.text).text, question, gradeLevel }) }
}

describe('what stands around the answer', () => {
  it('has the words in front of what is meant otherwise and of each figure', () => {
    const { answer } = ask('shackleton-the-giant-wave', 'what is the tone', 'middle')
    expect(answer).toContain('“Earnestly we hoped”. It sounds like a small, polite wish')
  })

  it('says more for college than for high school', () => {
    const [high, college] = (['high', 'college'] as const).map(
      (level) =>
        ask('a-modest-proposal', 'what is the tone of the speaker', level).answer.split(/\s+/).length,
    )
    expect(college).toBeGreaterThan((high ?? 0) * 1.1)
  })

  it('asks the check-in first and lists its choices after it, without full stops', () => {
    for (const reading of readings) {
      const { answer } = ask(reading.slug, 'what is the tone', 'middle')
      expect(answer.slice(answer.indexOf('## Check-in')), reading.slug).toMatch(
        /^## Check-in\n\n[^\n]+\?\n\n(?:- [^\n]*[^.\n](?:\n|$)){2,4}$/u,
      )
    }
  })
})
