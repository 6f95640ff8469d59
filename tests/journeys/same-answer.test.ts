import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { loadPronunciations, type Pronunciations } from '#close-reading'
import type { AnalysisBody } from '#domain/answer'
import { type ContentType, contentTypes, type GradeLevel, gradeLevels } from '#domain/choices'
import { interpretAnswer } from '#domain/interpret-answer'
import { contentTypeOf } from '#domain/library/annotated-text-kinds'
import { interpretAnnotatedText } from '#domain/library/interpret-annotated-text'
import { passageFromLibrary } from '#domain/library/passage-from-library'
import { writeBuiltIn } from '#domain/write-built-in'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { recognizeText } from '#server/library/texts/recognize-text'
import { builtInProvider } from '#server/providers/built-in'
import { answeredByOf } from '#server/providers/choose-provider'
import { libraryProvider } from '#server/providers/library'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

type Row = { text: string; kind: ContentType; level: GradeLevel }

const rows = readFileSync('tests/understanding/question-passages.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))
const questions = [
  'What is the tone?',
  'How does the speaker feel, and how do you know?',
  'Which words carry the tone?',
  'What does the last sentence mean?',
  'Is anybody sarcastic?',
]
const alone = [
  'what is the theme of dracula',
  'What is the tone of Ozymandias?',
  'how does scout feel in to kill a mockingbird',
  'What is irony?',
  'what is the theme of the unheard of song',
]

type Asked = { title?: string; author?: string; question: string; passage?: string }

function bodyOf(asked: Asked, gradeLevel: GradeLevel, contentType: ContentType): AnalysisBody {
  const content = { title: '', author: '', passage: '', ...asked }
  return { messages: [{ role: 'user', content }], gradeLevel, contentType }
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('There is nothing to ask about.')
  return found
}

/** Texts that are not in the library, texts of it, parts of these, and questions without a text; in every level and type. */
function bodies(): AnalysisBody[] {
  const others = Array.from({ length: 20 }, (_, at) =>
    bodyOf(
      { question: pick(questions, at), passage: pick(rows, at).text },
      pick(gradeLevels, at),
      pick(contentTypes, at),
    ),
  )
  const readings = readAnnotatedTexts()
  const ofLibrary = Array.from({ length: 20 }, (_, at) => {
    const reading = pick(readings, at * 7)
    const { passage } = passageFromLibrary(reading)
    const part = at % 4 === 3 ? passage.slice(0, Math.ceil(passage.length * 0.6)) : passage
    return bodyOf(
      { question: pick([...questions, 'Why is the sky on Mars red?'], at), passage: part },
      pick(gradeLevels, at),
      contentTypeOf(reading.kind),
    )
  })
  const withoutText = Array.from({ length: 10 }, (_, at) =>
    bodyOf({ question: pick(alone, at) }, pick(gradeLevels, at), pick(contentTypes, at)),
  )
  return [...others, ...ofLibrary, ...withoutText]
}

/** What the server's readers write, and what is kept with it. */
async function serversAnswer(body: AnalysisBody, sounds: Pronunciations) {
  const { messages, gradeLevel, contentType } = body
  const question = messages[0].content
  const about = { gradeLevel, contentType, question }
  const request = { ...about, instructions: '', maxTokens: 0, signal: new AbortController().signal }
  const builtIn = builtInProvider(async (input) => writeBuiltIn(input, sounds))
  const reading = recognizeText(question.passage)
  const written = reading && libraryProvider(reading, request, true)
  const provider = written ?? builtIn
  let text = ''
  await provider.answer(request, (piece) => {
    text += piece
  })
  const answered = interpretAnswer({ ...about, answer: text, isEngines: !written }, sounds)
  const interpretation =
    written && answered
      ? interpretAnnotatedText(reading, { passage: question.passage, gradeLevel: about.gradeLevel }, answered)
      : answered
  const answeredBy = answeredByOf(provider, reading && !written ? 'not_in_notes' : undefined)
  return { text, interpretation, answeredBy }
}

test('the reading worker writes what the server writes, byte for byte, for fifty questions with a text, of the library and without one', async ({
  page,
}) => {
  const asked = bodies()
  const sounds = await loadPronunciations()
  const onServer = await Promise.all(asked.map((body) => serversAnswer(body, sounds)))
  const file = readdirSync('build/client/assets').find((name) => /^engine-worker-.*\.js$/.test(name))
  const fetched: string[] = []
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(product.url)
  const there = await page.evaluate(
    async ({ address, sent }) => {
      const worker = new Worker(address, { type: 'module' })
      const replies: unknown[] = []
      for (const [id, body] of sent.entries()) {
        replies.push(
          await new Promise((resolve) => {
            worker.onmessage = ({ data }) => resolve(data.reply)
            worker.postMessage({ id, task: 'write', body })
          }),
        )
      }
      return replies
    },
    { address: `/assets/${file}`, sent: asked },
  )
  expect(there).toHaveLength(50)
  // What JSON leaves out is no difference.
  expect(there).toEqual(JSON.parse(JSON.stringify(onServer)))
  expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(50)
  const ofLibrary = onServer.filter(
    ({ answeredBy }) => answeredBy.reader === 'library' || answeredBy.because === 'not_in_notes',
  )
  expect(ofLibrary).toHaveLength(20)
  for (const provider of ['library', 'built-in'])
    expect(
      ofLibrary.filter(({ answeredBy }) => answeredBy.reader === provider).length,
      provider,
    ).toBeGreaterThan(0)
  for (const { text } of onServer) expect(text).toContain('## 5. How to find this yourself')
  // A reading is fetched for a text that is asked about, once, and no other.
  const slugs = asked.flatMap(({ messages }) => recognizeText(messages[0].content.passage)?.slug ?? [])
  const readings = fetched.filter(
    (path) => /^\/library\/.*\.json$/.test(path) && !path.endsWith('works.json'),
  )
  expect(readings.sort()).toEqual([...new Set(slugs)].map((slug) => `/library/${slug}.json`).sort())
})
