import { expect, test } from 'vitest'
import { contentTypes, gradeLevels } from '#domain/choices'
import { eachDatabase, silentLog } from '#tests/database'
import { builtInText, createInstructions, seedInstructions } from './instructions.ts'

const whole = { hasPassage: true, isFollowUp: false }
const pairs = gradeLevels.flatMap((grade) => contentTypes.map((type) => [grade, type] as const))

eachDatabase((location) => {
  test('the 12 pairs give 12 different instructions', async () => {
    const database = location.database()
    await seedInstructions({ database })
    const instructionsFor = createInstructions({ database, log: silentLog })
    const texts = await Promise.all(pairs.map(([grade, type]) => instructionsFor(grade, type, whole)))
    expect(new Set(texts.map(({ text }) => text)).size).toBe(12)
    expect(new Set(texts.map(({ version }) => version)).size).toBe(12)
  })

  test('a question without a passage and a follow-up each add their own part', async () => {
    const instructionsFor = createInstructions({ database: location.database(), log: silentLog })
    const plain = (await instructionsFor('high', 'poetry', whole)).text
    const noPassage = (await instructionsFor('high', 'poetry', { hasPassage: false, isFollowUp: false })).text
    const followUp = (await instructionsFor('high', 'poetry', { hasPassage: true, isFollowUp: true })).text
    expect(noPassage.startsWith(plain)).toBe(true)
    expect(followUp.startsWith(plain)).toBe(true)
    expect(new Set([plain, noPassage, followUp]).size).toBe(3)
  })

  test('a new seed replaces what a seed wrote and leaves what a person edited', async () => {
    const database = location.database()
    const { pool } = database
    await pool.query(
      `update system_prompts set prompt_text = 'Edited.' where grade_level = 'high' and content_type = 'poetry'`,
    )
    await pool.query(
      `update system_prompts set prompt_text = 'Old.', seed_hash = encode(sha256('Old.'), 'hex') where grade_level = 'high' and content_type = 'fiction'`,
    )
    await seedInstructions({ database })
    const instructionsFor = createInstructions({ database, log: silentLog })
    expect((await instructionsFor('high', 'poetry', whole)).text).toBe('Edited.')
    expect((await instructionsFor('high', 'fiction', whole)).text).not.toBe('Old.')
  })

  test('without the row of a pair the default row stands in, and without any row the built-in text', async () => {
    const { pool } = location.database()
    const instructionsFor = createInstructions({ database: location.database(), log: silentLog })
    await pool.query(`delete from system_prompts where grade_level = 'college' and content_type = 'fiction'`)
    const [row] = (await pool.query('select prompt_text from system_prompts where is_default')).rows
    expect((await instructionsFor('college', 'fiction', whole)).text).toBe(row.prompt_text)
    await pool.query('delete from system_prompts')
    expect((await instructionsFor('college', 'fiction', whole)).text).toBe(builtInText('college', 'fiction'))
  })
})
