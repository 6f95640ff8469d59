import { describe, expect, it } from 'vitest'
import { checkQuotations, hasFiveSteps } from '#close-reading'
import { type GradeLevel, gradeLevels } from '#domain/choices'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { withoutItalicMarks } from './locators.ts'
import { closestQuestion } from './question/closest-question.ts'
import { writeFromAnnotatedText } from './write-from-annotated-text.ts'

const annotatedTexts = readAnnotatedTexts()
const hope = annotatedTexts.find(({ slug }) => slug === 'hope-is-the-thing-with-feathers')
if (!hope) throw new Error('The text that these tests need is not in the library.')

/** An explanation of a question that the notes cover. */
function write(...asked: Parameters<typeof writeFromAnnotatedText>): string {
  return writeFromAnnotatedText(...asked) ?? ''
}

/** Quotations of an explanation that its passage does not have. */
function absent(answer: string, passage: string): string[] {
  return checkQuotations(answer, passage)
    .quotations.filter(({ passageSpans }) => !passageSpans)
    .map(({ words }) => words)
}

describe('an explanation from the library', () => {
  it('has the five steps at every level for every text, and quotes nothing that is not in the copy', () => {
    for (const annotated of annotatedTexts) {
      const passage = withoutItalicMarks(annotated.text).text.replaceAll('’', "'").replace(/\n+/g, '\n')
      for (const gradeLevel of gradeLevels) {
        const question = annotated.questions[gradeLevels.indexOf(gradeLevel)]?.ask[0]?.words ?? ''
        const answer = write(annotated, { passage, question, gradeLevel })
        expect(hasFiveSteps(answer), annotated.slug).toBe(true)
        expect(absent(answer, passage), `${annotated.slug}, ${gradeLevel}`).toEqual([])
      }
    }
  })

  it('quotes a part, a misspelled word and other punctuation as the student has them', () => {
    const passage =
      'and SWEETEST in the gayle is heard;\nand sore must be the storm\nthat could abash the littel bird'
    const answer = write(hope, { passage, question: 'what does gale mean', gradeLevel: 'middle' })
    expect(answer).toContain('“SWEETEST in the gayle”')
    expect(answer).not.toContain('the thing with feathers')
    expect(absent(answer, passage)).toEqual([])
  })

  it('begins with the answer to the question that is closest, in the version of the level', () => {
    for (const question of hope.questions) {
      const [ask] = question.ask
      expect(closestQuestion(ask?.words ?? '', hope)?.question).toBe(question)
    }
    const passage = withoutItalicMarks(hope.text).text
    const [question] = hope.questions
    const plain = write(hope, { passage, question: question?.ask[0]?.words ?? '', gradeLevel: 'middle' })
    expect(plain).toContain(`**In short:** ${question?.plain.split('. ')[0]}`)
    const other = writeFromAnnotatedText(hope, {
      passage,
      question: 'Why is the sky blue?',
      gradeLevel: 'high',
    })
    expect(other).toBeNull()
  })

  it('quotes the words before a note in step 4, and names both sides of an open question', () => {
    const passage = withoutItalicMarks(hope.text).text
    const answer = write(hope, { passage, question: 'Why?', gradeLevel: 'college' })
    const [figure] = hope.figures ?? []
    const [open] = hope.readings
    expect(answer).toContain(`“the thing with feathers”. ${figure?.full}`)
    for (const { name, full } of open?.sides ?? []) expect(answer).toContain(`${name}: ${full}`)
  })

  it.each([
    ['as printed', (text: string) => text],
    ['with straight marks', (text: string) => text.replace(/[“”]/g, '"')],
  ])('closes the quotation marks of speech inside a quotation, %s', (_, copied) => {
    const scene = annotatedTexts.find(({ slug }) => slug === 'shorter-than-i-thought')
    if (!scene) throw new Error('The scene that this test needs is not in the library.')
    const passage = copied(withoutItalicMarks(scene.text).text)
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
      passage: withoutItalicMarks(hope.text).text,
      question,
      gradeLevel: 'middle',
    })
    expect(answer.split('\n')[0]).toMatch(says)
  })
})

/** The explanation of a whole text. */
function ask(slug: string, question: string, gradeLevel: GradeLevel) {
  const annotated = annotatedTexts.find((one) => one.slug === slug)
  if (!annotated) throw new Error(`There is no text ${slug}.`)
  return {
    answer: write(annotated, { passage: withoutItalicMarks(annotated.text).text, question, gradeLevel }),
  }
}

describe('what surrounds the answer', () => {
  it('quotes the words before each note on figures and on what is not meant literally', () => {
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

  it('asks the check-in question first and then lists its choices, without periods', () => {
    for (const annotated of annotatedTexts) {
      const { answer } = ask(annotated.slug, 'what is the tone', 'middle')
      expect(answer.slice(answer.indexOf('## Check-in')), annotated.slug).toMatch(
        /^## Check-in\n\n[^\n]+\?\n\n(?:- [^\n]*[^.\n](?:\n|$)){2,4}$/u,
      )
    }
  })
})
