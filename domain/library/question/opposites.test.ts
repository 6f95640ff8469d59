import { describe, expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import type { AnnotatedText } from '../annotated-text.ts'
import type { Sign } from '../wording.ts'
import { closestQuestion } from './closest-question.ts'

const scene = readAnnotatedTexts().find(({ slug }) => slug === 'the-last-piece')
if (!scene) throw new Error('The scene that these tests need is not in the library.')
const base: AnnotatedText = scene

/** The yes or no that a typed question gets where the notes have one written question with one wording. */
function signOf(
  written: string,
  sign: Sign,
  typed: string,
  plain = 'Leo is as the wording says.',
): string | null {
  const [question] = base.questions
  if (!question) throw new Error('The scene has no questions.')
  const only = { ...question, ask: [{ words: written, sign }], plain, full: plain, clues: [], at: [] }
  const found = closestQuestion(typed.toLowerCase(), { ...base, questions: [only] })
  return found && found.chance === 1 ? found.sign : null
}

describe('a typed question that turns a written one round', () => {
  it.each([
    ['does leo mean it', 'is leo lying'],
    ['is leo serious', 'is leo joking'],
    ['is leo happy', 'is leo sad'],
    ['is leo calm', 'is leo nervous'],
    ['is leo kind', 'is leo being cruel'],
    ['is leo polite', 'is leo rude'],
    ['is leo brave', 'is leo a coward'],
    ['is leo good', 'is leo evil'],
    ['does leo like maya', 'does leo hate maya'],
    ['is leo strong', 'is leo weak'],
    ['is leo rich', 'is leo poor'],
    ['is leo old', 'is leo young'],
    ['is the cake big', 'is the cake tiny'],
    ['is leo fast', 'is leo slow'],
    ['does leo win', 'does leo lose'],
    ['is leo proud', 'is leo ashamed'],
    ['is the ending hopeful', 'is the ending hopeless'],
    ['does leo agree', 'does leo disagree'],
    ['does leo remember', 'does leo forget'],
    ['does leo believe her', 'does leo doubt her'],
    ['is leo stupid', 'is leo smart'],
    ['does leo succeed', 'does leo fail'],
    ['is the door loud', 'is the door quiet'],
    ['is it fair', 'is it unfair'],
    ['is leo safe', 'is leo dangerous'],
    ['is leo guilty', 'is leo innocent'],
    ['is leo right', 'is leo wrong'],
  ])('gets no where the answer is yes, and neither where it is no: %s, %s', (written, typed) => {
    expect(signOf(written, '+', typed)).toBe('-')
    expect(signOf(typed, '+', written)).toBe('-')
    expect(signOf(written, '-', typed), 'who is not one need not be the other').toBeNull()
    expect(signOf(written, '?', typed)).toBeNull()
  })

  it.each([
    ['is leo alive', 'is leo dead'],
    ['is the story true', 'is the story false'],
    ['is the cake real', 'is the cake made up'],
    ['is the apology real', 'is the apology fake'],
    ['is the feast literal', 'is the feast figurative'],
    ['are the jokes the same', 'are the jokes different'],
    ['is it possible', 'is it impossible'],
  ])('gets the other answer where everything is one or the other: %s, %s', (written, typed) => {
    expect(signOf(written, '+', typed)).toBe('-')
    expect(signOf(written, '-', typed)).toBe('+')
  })

  it('gets neither where the answer grants both, or where another word differs, too', () => {
    expect(signOf('is leo happy', '+', 'is leo sad', 'Leo is happy and sad at once.')).toBeNull()
    expect(signOf('is leo kind', '+', 'is leo cruel at the end')).toBeNull()
    expect(signOf('is leo kind', '+', 'is maya cruel')).toBeNull()
  })
})

describe('a typed question that asks what a written one asks', () => {
  it.each([
    ['is maya sad', 'Was Maya sad?'],
    ['is maya sad', 'isn’t maya really sad'],
    ['is maya sad', 'does Maya feel sad?'],
    ['does maya lie', 'is maya lying'],
    ['does she mean it', 'So does she mean that?'],
    ['is it funny', 'is the scene funny'],
  ])('has its answer: %s, %s', (written, typed) => {
    expect(signOf(written, '+', typed)).toBe('+')
    expect(signOf(written, '-', typed)).toBe('-')
  })

  it.each([
    ['is maya sad', 'is maya not sad'],
    ['is maya sad', 'is maya sad or angry'],
    ['is maya sad', 'is maya still sad'],
    ['is maya sad', 'is maya never sad'],
    ['is maya sad', 'is leo sad'],
    ['is maya sad', 'should maya be sad'],
    ['is maya sad', 'why is maya sad'],
    ['is maya alone', 'is maya lonely'],
    ['was leo killed', 'did leo kill'],
    ['does maya thank leo', 'does leo thank maya'],
    ['is maya mean', 'does maya mean it'],
    ['does she mean it when she says thanks', 'does she mean it'],
  ])('is no other question: %s, %s', (written, typed) => {
    expect(signOf(written, '+', typed)).toBeNull()
    expect(signOf(written, '-', typed)).toBeNull()
  })
})
