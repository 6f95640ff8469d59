import { type ContentType, types } from '#domain/choices'
import type { PassageFactsReply } from '../worker/engine-messages.ts'

type Props = { facts: PassageFactsReply | null; contentType: ContentType }

/** A quiet line of what the engine sees in the passage so far. Shows nothing until it knows. */
export function PassageFacts({ facts, contentType }: Props) {
  if (!facts || facts.words === 0) return null
  return <span className="hint">{factsSentence(facts, contentType)}</span>
}

function factsSentence(
  { words, sentences, lines, feelingWords }: PassageFactsReply,
  contentType: ContentType,
): string {
  const parts = [amount(words, 'word', 'words')]
  if (types[contentType].isVerse) parts.push(amount(lines, 'line', 'lines'))
  parts.push(amount(sentences, 'sentence', 'sentences'))
  parts.push(amount(feelingWords, 'feeling word', 'feeling words'))
  return `${parts.join(', ')}.`
}

function amount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
