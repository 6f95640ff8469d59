import { expect, type Page, test } from '@playwright/test'
import { writeExplanation } from '#close-reading'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { ask, fiveSteps, untilReady } from './person.ts'
import { type Announcement, recordLiveRegions } from './record-live-regions.ts'
import { type Product, startProduct } from './start-product.ts'

/** A text that the library does not have, so that the model answers. */
const night = `The kettle ticked and cooled beside my hand,
and no one came, though I had laid two plates.
I told the cat that I was glad to be alone.
The rain said nothing, only rapped and rapped.
I put one plate away and left the other,
and turned the lamp down low, and sat, and wept.`

/** What a model writes here: an explanation that meets every rule, so that no correction follows. */
const text = writeExplanation({
  gradeLevel: 'middle',
  contentType: 'poetry',
  question: 'How does the speaker feel?',
  passage: night,
}).markdown
const sentences = text
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => line.split('. ')[0] as string)
/** Its first words, up to a quotation, which the page shows with marks of its own. */
const opening = (/\*\*In short:\*\* ([^".!?\n]+)/.exec(text) as RegExpExecArray)[1]?.trim() as string

let service: ModelService
let product: Product
test.beforeAll(async () => {
  service = await startModelService({ text })
  product = await startProduct({ ANTHROPIC_API_KEY: 'key-for-a-test', ANTHROPIC_BASE_URL: service.url })
})
test.afterAll(async () => {
  await product.remove()
  await service.close()
})
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  service.setMode('slow')
  service.setDelay(15)
  service.hold()
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
})

const result = (page: Page) => page.getByRole('region', { name: 'Analysis Results' })
const submit = (page: Page) => page.getByRole('button', { name: /^(Submit for Analysis|Analyzing)/ })

/** How many reminders there are depends on the speed of the machine; a test with a clock of its own counts them. */
function withoutReminders(heard: Announcement[]): string[] {
  return heard.map(({ text: said }) => said.trim()).filter((said) => said !== 'Still writing.')
}

/** The answer was held in its middle; now it goes on to its end. */
async function untilWritten(page: Page) {
  service.release()
  await expect(result(page)).not.toHaveAttribute('aria-busy', 'true')
  await untilReady(page)
}

/** At most four, all polite, and no sentence of the answer among them. */
function expectCalm(heard: Announcement[]) {
  expect(heard.length).toBeLessThanOrEqual(4)
  expect(heard.filter(({ politeness }) => politeness !== 'polite')).toEqual([])
  for (const { text: said } of heard)
    for (const sentence of [opening, ...sentences]) expect(said).not.toContain(sentence)
}

test('the regions that speak are there before they are needed, and the answer is in none of them', async ({
  page,
}) => {
  const status = page.locator('p#run-status[role="status"]')
  const alert = page.locator('div#run-alert[role="alert"]')
  await expect(status).toBeEmpty()
  await expect(alert).toBeEmpty()
  const live = await recordLiveRegions(page)
  await ask(page, 'How does the speaker feel?', night)
  await expect(result(page)).toHaveAttribute('aria-busy', 'true')
  await expect(
    result(page).locator('[aria-live], [role="log"], [role="status"], [role="alert"]'),
  ).toHaveCount(0)
  expect(await result(page).evaluate((section) => section.closest('[aria-live], [role="log"]'))).toBeNull()
  await untilWritten(page)
  await expect(result(page)).not.toHaveAttribute('aria-busy')
  const heard = await live.announcements()
  expectCalm(heard)
  expect(withoutReminders(heard)).toEqual([
    'Writing the explanation.',
    'The explanation is ready. It has five steps and a check-in question.',
  ])
})

test('a slow answer is spoken of four times: start, two reminders, end', async ({ page }) => {
  await page.clock.install()
  await page.reload()
  const live = await recordLiveRegions(page)
  await ask(page, 'How does the speaker feel?', night)
  await expect(page.getByText('Writing the explanation.')).toBeVisible()
  await expect(page.getByText(opening).first()).toBeVisible()
  await page.clock.runFor(10_500)
  await expect(page.getByText('Still writing.')).toBeVisible()
  await page.clock.runFor(20_000)
  await untilWritten(page)
  const heard = await live.announcements()
  expectCalm(heard)
  expect(heard.map(({ text: said }) => said.trim())).toEqual([
    'Writing the explanation.',
    'Still writing.',
    'Still writing.',
    'The explanation is ready. It has five steps and a check-in question.',
  ])
})

test('the button keeps focus while the answer is written, then the results heading has it', async ({
  page,
}) => {
  await page.getByLabel('Passage (optional)').fill(night)
  await page.getByLabel('Your Question (required)').fill('How does the speaker feel?')
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(result(page).getByText(opening).first()).toBeVisible()
  await expect(submit(page)).toBeFocused()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  const top = await page.evaluate(() => window.scrollY)
  await expect(result(page).getByRole('heading', { level: 3 }).nth(1)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await untilWritten(page)
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(result(page).getByRole('heading', { level: 3 })).toHaveText(fiveSteps)
})

test('focus that has moved on is left where it is', async ({ page }) => {
  await ask(page, 'How does the speaker feel?', night)
  await expect(result(page).getByText(opening).first()).toBeVisible()
  const back = page.getByRole('link', { name: 'Back', exact: true })
  await back.focus()
  await untilWritten(page)
  await expect(back).toBeFocused()
})

test('a part of a sentence is never shown', async ({ page }) => {
  const shown = new Set<string>()
  await ask(page, 'How does the speaker feel?', night)
  await page.exposeFunction('record', (said: string) => shown.add(said))
  await page.evaluate(() => {
    const report = () => {
      for (const part of document.querySelectorAll('.growing :is(.in-short, .prose) p')) {
        void (window as unknown as { record(text: string): void }).record(part.textContent ?? '')
      }
    }
    new MutationObserver(report).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await expect.poll(() => shown.size).toBeGreaterThan(1)
  await untilWritten(page)
  for (const said of shown) expect(said).toMatch(/[.?!]["”]?$/)
})

test('Stop stands beside the status, keeps the text, and focus goes to the results', async ({ page }) => {
  const live = await recordLiveRegions(page)
  await ask(page, 'How does the speaker feel?', night)
  await expect(result(page).getByText(opening).first()).toBeVisible()
  const stop = page.getByRole('button', { name: 'Stop' })
  const [beside, line] = await Promise.all([stop.boundingBox(), page.locator('#run-status').boundingBox()])
  expect(
    Math.abs((beside?.y ?? 0) + (beside?.height ?? 0) / 2 - (line?.y ?? 999) - (line?.height ?? 0) / 2),
  ).toBeLessThan(8)
  await stop.press('Enter')
  await expect(page.getByText('Stopped. The text so far is kept.')).toBeVisible()
  await expect(result(page).getByText(opening).first()).toBeVisible()
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
  expectCalm(await live.announcements())
})

test('a failure is told once, at once, with Retry beside it; a retry keeps focus in the results', async ({
  page,
}) => {
  service.queue('reset-half')
  const live = await recordLiveRegions(page)
  await ask(page, 'How does the speaker feel?', night)
  const alert = page.locator('#run-alert')
  await expect(alert).toContainText('Failed to get a response. Please try again.')
  await expect(alert).toContainText('The text so far is kept. Press Retry.')
  const urgent = (await live.announcements()).filter(({ politeness }) => politeness === 'assertive')
  expect(urgent).toHaveLength(1)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveCount(1)
  await expect(page.locator('#run-line').getByRole('button', { name: 'Retry' })).toBeVisible()
  await retry.press('Enter')
  await expect(page.getByText('Writing the explanation.')).toBeVisible()
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
  await untilWritten(page)
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('a follow-up and an answer to the check-in speak through the same two regions and lose no focus', async ({
  page,
}) => {
  await ask(page, 'How does the speaker feel?', night)
  await untilWritten(page)
  const live = await recordLiveRegions(page)
  await page.locator('#check-in-answer').fill('The word weary.')
  const send = page.getByRole('button', { name: 'Keep my answer' })
  await send.press('Enter')
  const said = 'Your answer is kept with this explanation.'
  await expect(page.getByRole('status').getByText(said)).toBeAttached()
  await expect(send).toBeFocused()
  await expect(page.locator('.check-in-reply')).not.toBeEmpty()
  await expect(page.locator('.answer-steps')).toBeVisible()
  expectCalm(await live.announcements())
  await page.getByLabel('Follow-up question').fill('And the last line?')
  await page.keyboard.press('Enter')
  const followed = 'New explanation shown. The one before is under Earlier explanations.'
  await expect(page.getByText(followed)).toBeAttached()
  expect(withoutReminders(await live.announcements())).toEqual([said, 'Writing the explanation.', followed])
})

test('clues become cards one by one while the explanation is written', async ({ page }) => {
  await ask(page, 'How does the speaker feel?', night)
  const cards = result(page).locator('.growing .clue')
  await expect(cards.first()).toBeVisible()
  await expect(result(page)).toHaveAttribute('aria-busy', 'true')
  for (const words of await cards.locator('strong').allInnerTexts())
    expect(night.replace(/\s+/gu, ' ')).toContain(words.replace(/[“”]/gu, ''))
  await untilWritten(page)
  await expect(result(page).locator('.clue a').first()).toBeVisible()
})
