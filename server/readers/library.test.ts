import { expect, test } from 'vitest'
import { answeredByLine } from '#domain/answered-by'
import { showText } from '#domain/library/places'
import { readLibrary } from '#server/library/readings/readings'
import { createAnalysisApp, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'

const hope = readLibrary().find(({ slug }) => slug === 'hope-is-the-thing-with-feathers')
const passage = showText(hope?.text ?? '').text

eachDatabase(({ database }) => {
  test('a text of the library is explained from its reading, with the words of the copy, and says so', async () => {
    const app = createAnalysisApp(database())
    const copy = passage.replaceAll('’', "'").replaceAll(',', '').replace('gale', 'gayle')
    const { text, final } = await listen(await post(app, { passage: copy, question: 'What does gale mean?' }))
    expect(final?.state).toBe('done')
    expect(final?.answeredBy).toEqual({ reader: 'library' })
    expect(answeredByLine({ reader: 'library' })).toMatch(/^From the library: /)
    expect(text).toMatch(/^\*\*In short:\*\* /)
    expect(text).toContain('gayle')
    const found = final?.check?.quotations
    expect(found?.all).toBeGreaterThan(4)
    expect(found?.found).toBe(found?.all)
  })

  test('every other text is explained by the built-in reader', async () => {
    const app = createAnalysisApp(database())
    const { final } = await listen(await post(app, { passage: 'The old man was afraid of the long night.' }))
    expect(final?.answeredBy).toEqual({ reader: 'built-in' })
  })
})
