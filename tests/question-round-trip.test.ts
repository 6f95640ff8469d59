import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HistoryMessages } from '#components/history/history-messages'
import { contactsOfUnitedStates } from '#domain/help-message'
import { type Message, type Question, readQuestion } from '#domain/messages'
import { ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { runs } from '#tests/property-runs'
import { emptyState } from '../app/components/conversation/analysis-state.ts'
import { buildAnalysisBody } from '../app/components/conversation/build-analysis-body.ts'

const fields = ['title', 'author', 'question', 'passage'] as const
const line = fc.oneof(
  fc.constantFrom('Passage:', 'Title: Night', 'Author: Ann', 'Question: Why?', 'Passage: x', '', '  I sit.'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'))
const typedQuestion = fc.record({
  title: text,
  author: text,
  question: text.filter((typed) => typed.trim() !== ''),
  passage: text,
})

eachDatabase((testDatabase) => {
  test('whatever is typed goes from the form to the table and to the screen whole', async () => {
    const app = createAnalysisApp(testDatabase.database())
    await fc.assert(
      fc.asyncProperty(typedQuestion, async (typed) => {
        const viewer = await createViewer(testDatabase.database())
        const where = { mode: 'account', gradeLevel: 'middle', contentType: 'fiction' } as const
        const help = contactsOfUnitedStates
        const body = buildAnalysisBody({ ...where, help }, emptyState(), 'first', readQuestion(typed))
        const reply = await app.fetch('/functions/v1/claude-proxy', {
          method: 'POST',
          viewer,
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        })
        const { final } = await listen(reply)
        const saved = await app.fetch(`/api/conversations/${final?.conversationId}`, { viewer })
        const { messages } = (await saved.json()) as { messages: Message[] }
        const stored = messages[0]?.content as Question
        const screen = textOf(renderToStaticMarkup(createElement(HistoryMessages, { messages })))
        for (const field of fields) {
          // Blank space goes at both ends, and nothing else.
          expect(typed[field]).toContain(stored[field])
          expect(withoutSpace(stored[field])).toBe(withoutSpace(typed[field]))
          expect(withoutSpace(screen)).toContain(withoutSpace(typed[field]))
        }
      }),
      runs(8),
    )
  })

  test('the string of the spec and the structure are one question, also for a follow-up', async () => {
    const app = createAnalysisApp(testDatabase.database())
    const viewer = await createViewer(testDatabase.database())
    const content = 'Title: Night\nQuestion: Why is he cold?\n\nPassage:\nThe night was cold.'
    const question = {
      title: 'Night',
      author: '',
      question: 'Why is he cold?',
      passage: 'The night was cold.',
    }
    for (const given of [content, question]) {
      const heard = await ask(app, { viewer, extra: { messages: [{ role: 'user', content: given }] } })
      const saved = await app.fetch(`/api/conversations/${heard.final?.conversationId}`, { viewer })
      expect(await saved.json()).toMatchObject({ messages: [{ content: question }, {}] })
    }
    const first = await ask(app, { extra: { messages: [{ role: 'user', content }] } })
    const messages = [
      { role: 'user', content: question },
      { role: 'assistant', content: first.text },
      { role: 'user', content: 'Why so?' },
    ]
    const conversationId = first.final?.conversationId
    const extra = { messages, conversationId }
    expect((await ask(app, { cookie: first.cookie, extra })).final?.state).toBe('done')
    const other = [{ role: 'user', content: { ...question, note: 'x' } }]
    expect((await post(app, { viewer, extra: { messages: other } })).status).toBe(422)
  })
})

function withoutSpace(written: string): string {
  return written.replace(/\s/gu, '')
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What a person reads, without the numbers of the clues. */
function textOf(markup: string): string {
  const text = markup.replace(/<sup>.*?<\/sup>|<[^>]*>/gu, '')
  return text.replace(/&(amp|lt|gt|quot|#x27);/gu, (_, name: string) => signs[name] ?? '')
}
