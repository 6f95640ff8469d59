import type { CloseReading, FindingType } from '#close-reading'
import { types } from '#domain/choices'

/** Devices whose words mean something else than they say. */
const figures: readonly FindingType[] = ['idiom', 'simile', 'hyperbole', 'metaphor', 'personification']
const LONGEST_PHRASE = 40

/**
 * Up to three questions that fit a text: about somebody who speaks in it, about words that mean something else, and
 * about its tone.
 */
export function suggestQuestions({ findings, text, kind }: CloseReading): string[] {
  return [askOfPerson(findings, kind), askOfWords(findings, text), 'What is the tone?'].filter(
    (question) => question !== null,
  )
}

function askOfPerson(findings: CloseReading['findings'], kind: CloseReading['kind']): string | null {
  const { isFactual, firstQuestion } = types[kind]
  if (isFactual) return firstQuestion
  const names = new Map<string, number>()
  for (const finding of findings) {
    const who = finding.type === 'speech' ? finding.data.speaker : null
    if (who && /^\p{Lu}\p{L}+$/u.test(who) && !pronouns.has(who)) names.set(who, (names.get(who) ?? 0) + 1)
  }
  const [most] = [...names].sort(([, one], [, other]) => other - one)
  if (most) return `How does ${most[0]} feel?`
  return firstQuestion
}

const pronouns = new Set(['He', 'She', 'They', 'It', 'We', 'You', 'One'])

function askOfWords(findings: CloseReading['findings'], text: string): string | null {
  const found = figures
    .flatMap((type) => findings.filter((finding) => finding.type === type))
    .map(({ start, end }) => text.slice(start, end))
    .find((words) => words.length <= LONGEST_PHRASE && words.includes(' ') && !/[\n“”"]/u.test(words))
  return found ? `What does “${found}” mean?` : 'What does a phrase mean?'
}
