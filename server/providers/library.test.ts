import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkWords } from '#domain/answer-check'
import { answeredByLine } from '#domain/answered-by'
import { formatDay } from '#domain/format-day'
import { withoutItalicMarks } from '#domain/library/locators'
import { referenceNotes } from '#domain/library/reference-notes'
import { limits } from '#domain/limits'
import { countModelAnswers } from '#server/billing/queries'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'

function readingOf(slug: string) {
  return readAnnotatedTexts().find((reading) => reading.slug === slug)
}
function passageOf(slug: string): string {
  return withoutItalicMarks(readingOf(slug)?.text ?? '').text
}
const hope = readingOf('hope-is-the-thing-with-feathers')
const passage = passageOf('hope-is-the-thing-with-feathers')

/** Names a tone that the notes on “Ozymandias” rule out. */
const mistaken = `**In short:** The tone is probably sad, because the statue is a “colossal wreck”.

## 1. What the text says
A traveler tells of a broken statue in the sand.

## 2. Clues in the words
- “colossal wreck” (line 13) shows how big the ruin is.

## 3. Feelings and tone
The tone is **sad**, because “Nothing beside remains”.

## 4. What it may mean
It may mean that power ends.

## 5. How to find this yourself
Read the proud words beside what is really there.

## Check-in
Which words show that nothing is left?`

let service: ModelService
beforeAll(async () => {
  service = await startModelService({ text: mistaken })
})
afterAll(() => service.close())
beforeEach(() => {
  service.calls.length = 0
})

eachDatabase(({ database }) => {
  function appWithModel() {
    const settings = { ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: service.url }
    return createAnalysisApp(database(), { modelUrl: service.url, settings })
  }
  function answersUsedBy(userId: string): Promise<number> {
    return countModelAnswers(database(), userId, new Date().toISOString().slice(0, 10))
  }

  test('a text of the library is explained from its reading, with the words of the copy, and says so', async () => {
    const app = createAnalysisApp(database())
    const copy = passage.replaceAll('’', "'").replaceAll(',', '').replace('gale', 'gayle')
    const { text, final } = await listen(await post(app, { passage: copy, question: 'What does gale mean?' }))
    expect(final?.state).toBe('done')
    const changed = hope?.changed ?? ''
    expect(final?.answeredBy).toEqual({ reader: 'library', text: { slug: hope?.slug, changed } })
    expect(final && answeredByLine(final.answeredBy)).toBe(
      `From the library: this explanation was written ahead for this text. It was last changed on ${formatDay(new Date(changed))}.`,
    )
    expect(text).toMatch(/^\*\*In short:\*\* /)
    expect(text).toContain('gayle')
    const found = final?.check?.quotations
    expect(found?.all).toBeGreaterThan(4)
    expect(found?.found).toBe(found?.all)
    expect(final?.check?.failed, 'the rules for programs are not held against it').toEqual([])
  })

  test('what the notes do not cover goes to the built-in reader, and says so', async () => {
    const app = createAnalysisApp(database())
    const { text, final } = await listen(
      await post(app, { passage, question: 'Why is the sky on Mars red?' }),
    )
    expect(final?.answeredBy).toEqual({ reader: 'built-in', because: 'not_in_notes' })
    expect(text).toMatch(/^\*\*In short:\*\* /)
    expect(text).not.toContain('notes')
  })

  test('every other text is explained by the built-in reader', async () => {
    const app = createAnalysisApp(database())
    const { final } = await listen(await post(app, { passage: 'The old man was afraid of the long night.' }))
    expect(final?.answeredBy).toEqual({ reader: 'built-in' })
  })

  test('a follow-up is answered from the reading, and a thank-you costs nothing', async () => {
    const app = createAnalysisApp(database())
    const first = await listen(await post(app, { passage, question: 'What does gale mean?' }))
    const goOn = async (before: typeof first, question: string) =>
      listen(
        await post(app, {
          passage,
          question: 'What does gale mean?',
          cookie: first.cookie ?? '',
          conversationId: before.final?.conversationId ?? '',
          followUp: { answer: before.text, question },
        }),
      )
    const second = await goOn(first, 'how do you know?')
    expect(second.final?.answeredBy).toMatchObject({ reader: 'library', text: { slug: hope?.slug } })
    expect(second.text).toMatch(/^These words of the text show it:\n\n- “/)
    expect(second.final?.promptsLeft).toBe((first.final?.promptsLeft ?? 0) - 1)
    const thanks = await goOn(second, 'ok thank you!')
    expect(thanks.text).toMatch(/^You’re welcome\./)
    expect(thanks.final).toMatchObject({ state: 'done', promptsLeft: second.final?.promptsLeft })
    const beside = await goOn(thanks, 'Why is the sky on Mars red?')
    expect(beside.final?.answeredBy).toMatchObject({ reader: 'built-in' })
  })

  test('with a model, a follow-up that the reading knows is answered from it, and every other one by the model', async () => {
    const app = appWithModel()
    const viewer = await createViewer(database())
    const about = { viewer, passage, question: 'What does gale mean?' }
    const first = await listen(await post(app, about))
    const conversationId = first.final?.conversationId ?? ''
    const ask = async (question: string) =>
      listen(await post(app, { ...about, conversationId, followUp: { answer: first.text, question } }))
    expect((await ask('why?')).final?.answeredBy).toMatchObject({ reader: 'library' })
    expect(service.calls).toHaveLength(0)
    expect((await ask('translate it to Spanish')).final?.answeredBy).toMatchObject({ reader: 'claude' })
    const [call] = service.calls
    expect(JSON.stringify(call?.body.system)).toContain('This is a follow-up question')
    expect(JSON.stringify(call?.body.system)).toContain('# Notes on this text')
    expect(call?.body.messages).toHaveLength(3)
  })

  test('with a model set up the written answer comes first and uses none of its answers', async () => {
    const app = appWithModel()
    const viewer = await createViewer(database())
    const { final } = await listen(await post(app, { viewer, passage, question: 'What is the tone?' }))
    expect(final?.answeredBy).toMatchObject({ reader: 'library' })
    expect(service.calls).toHaveLength(0)
    expect(await answersUsedBy(viewer.userId)).toBe(0)
  })

  test.each(['account', 'demo'] as const)(
    'the same question once more goes to the model, with the notes and as a first question, %s',
    async (side) => {
      const app = appWithModel()
      const viewer = side === 'account' ? await createViewer(database()) : undefined
      const ozymandias = passageOf('ozymandias').replace('colossal', 'collosal')
      const about = { viewer, passage: ozymandias, gradeLevel: 'high', contentType: 'poetry' }
      const first = await listen(await post(app, { ...about, question: 'What is the tone?' }))
      expect(first.final?.answeredBy).toMatchObject({ reader: 'library' })
      const { final, text } = await listen(
        await post(app, {
          ...about,
          question: 'What is the tone?',
          ...(first.cookie ? { cookie: first.cookie } : {}),
          conversationId: first.final?.conversationId ?? '',
          followUp: { answer: first.text, question: 'What is the tone?' },
        }),
      )
      expect(text).toBe(mistaken)
      expect(final?.answeredBy).toMatchObject({ reader: 'claude', model: 'claude-test' })
      expect(final?.answeredBy.instructions).toMatch(/\+ozymandias$/)
      const [call] = service.calls
      const system = JSON.stringify(call?.body.system)
      expect(system).toContain('# Notes on this text')
      expect(system).toContain('The tone is not sad: No one in the poem mourns the king')
      expect(system).not.toContain('This is a follow-up question')
      expect(system, 'the student’s own words stay in the user’s turn').not.toContain('collosal')
      expect(call?.body.messages).toHaveLength(1)
      expect(final?.check?.claims).toMatchObject([{ claim: 'tone', says: 'sad' }])
      expect(final?.check && checkWords(final.check).notices.join(' ')).toContain(
        'The explanation says: sad. The library says why this word does not fit: No one in the poem mourns',
      )
      if (viewer) expect(await answersUsedBy(viewer.userId)).toBe(1)
    },
  )
})

test('no notes are longer than their limit', () => {
  for (const reading of readAnnotatedTexts()) {
    const notes = referenceNotes(reading, withoutItalicMarks(reading.text).text)
    expect(notes.length, reading.slug).toBeLessThanOrEqual(limits.referenceNotes)
    expect(notes, reading.slug).toContain('\nTone: ')
  }
})
