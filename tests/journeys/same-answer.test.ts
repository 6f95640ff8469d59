import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { loadPronunciations } from '#close-reading'
import type { AnalysisBody } from '#domain/answer'
import { type ContentType, contentTypes, type GradeLevel, gradeLevels } from '#domain/choices'
import { interpretAnswer } from '#domain/interpret-answer'
import { buildUserMessage, parseUserMessage } from '#domain/messages'
import { writeBuiltIn, writerInput } from '#domain/write-built-in'
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

/** Twenty questions about texts that are not in the library, in every level and type. */
function bodies(): AnalysisBody[] {
  return Array.from({ length: 20 }, (_, at) => {
    const row = rows[at % rows.length]
    if (!row) throw new Error('There are no passages to ask about.')
    const question = questions[at % questions.length] ?? ''
    const asked = { title: '', author: '', question, passage: row.text }
    return {
      messages: [{ role: 'user', content: buildUserMessage(asked) }],
      gradeLevel: gradeLevels[at % gradeLevels.length] ?? row.level,
      contentType: contentTypes[at % contentTypes.length] ?? row.kind,
    }
  })
}

test('the reading worker writes what the server writes, byte for byte, for twenty texts and questions', async ({
  page,
}) => {
  const asked = bodies()
  const sounds = await loadPronunciations()
  const here = asked.map(({ messages: [first], gradeLevel, contentType }) => {
    const about = { gradeLevel, contentType, question: parseUserMessage(first.content) }
    const text = writeBuiltIn(writerInput(about), sounds)
    return { text, interpretation: interpretAnswer({ ...about, answer: text, isEngines: true }, sounds) }
  })
  const file = readdirSync('build/client/assets').find((name) => /^reading-worker-.*\.js$/.test(name))
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
  expect(there).toHaveLength(20)
  // What JSON leaves out is no difference.
  expect(there).toEqual(JSON.parse(JSON.stringify(here)))
  expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(20)
  for (const { text } of here) expect(text).toContain('## 5. How to find this yourself')
})
