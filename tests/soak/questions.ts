import { readFileSync } from 'node:fs'
import type { AnalysisBody } from '#domain/answer'

const kinds = [
  ['fiction', 'fiction.txt'],
  ['nonfiction', 'nonfiction.txt'],
  ['poetry', 'verse.txt'],
] as const
const levels = ['elementary', 'middle', 'high', 'college'] as const
const asked = [
  'How does the speaker feel?',
  'What is the tone of this part?',
  'Which words show the mood?',
  'Why does the writer say it like this?',
  'Does the feeling change?',
]
/** Characters of a passage: a few lines up to about two pages. */
const lengths = [300, 600, 1_200, 2_500, 5_000]

const texts = kinds.map(([contentType, file]) => ({
  contentType,
  text: readFileSync(new URL(`../sample-texts/${file}`, import.meta.url), 'utf8'),
}))

/** The n-th question, about a page of a public-domain book. Its number is its title, so that none is like another. */
export function questionOf(n: number): AnalysisBody {
  const { contentType, text } = texts[n % texts.length] ?? { contentType: 'fiction', text: '' }
  const length = lengths[n % lengths.length] ?? 300
  const from = (n * 997) % Math.max(1, text.length - length)
  const content = {
    title: `Part ${n}`,
    author: '',
    question: asked[n % asked.length] ?? '',
    passage: text.slice(from, from + length),
  }
  return {
    messages: [{ role: 'user', content }],
    gradeLevel: levels[n % levels.length] ?? 'middle',
    contentType,
  }
}

/** A follow-up to an answer that came. */
export function followUpOf(
  n: number,
  { body, text, conversationId }: { body: AnalysisBody; text: string; conversationId: string },
): AnalysisBody {
  const content = `Which word of part ${n} shows it best?`
  return {
    ...body,
    messages: [body.messages[0], { role: 'assistant', content: text }, { role: 'user', content }],
    conversationId,
  }
}
