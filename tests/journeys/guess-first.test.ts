import { expect, type Page, test } from '@playwright/test'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { priya, priyasAnswer } from '../../app/component-page/priya.fixture.ts'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { ask, signUp } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

const { passage } = priya
const question = 'Does Priya mean it when she thanks him?'

let service: ModelService
let product: Product
test.beforeAll(async () => {
  service = await startModelService({ text: priyasAnswer })
  product = await startProduct({ ANTHROPIC_API_KEY: 'key-for-a-test', ANTHROPIC_BASE_URL: service.url })
})
test.afterAll(async () => {
  await product.remove()
  await service.close()
})
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

const guessFirst = (page: Page) => page.getByRole('button', { name: 'Guess first' })
const lines = (page: Page) => page.locator('.fork-lines li')
const compared = (page: Page) =>
  page.getByRole('region', { name: 'Your lines and the clues of this explanation' })
const list = (page: Page, name: string) =>
  compared(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Sorts every line: those with the words given speak for the reading, the others neither way. */
async function sort(page: Page, words: RegExp) {
  for (const line of await lines(page).all()) {
    const speaks = words.test((await line.textContent()) ?? '') ? 'Speaks for it' : 'Neither'
    await line.getByRole('button', { name: speaks, exact: true }).press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'My reading' })).toBeFocused()
}

async function picture(page: Page, name: string) {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
}

async function expectLists(page: Page) {
  await expect(list(page, 'Both of us')).toContainText('You chose “I have only done one with you once”')
  await expect(list(page, 'Only you')).toContainText('“pulled the last strip”')
  await expect(list(page, 'Only Tonewise')).toContainText('“leaning forward”')
  await expect(compared(page)).not.toContainText(/\bright\b|wrong|correct/i)
}

test('while the model writes, a guess hides its answer, and three lists compare both', async ({ page }) => {
  service.setMode('slow')
  service.setDelay(15)
  service.hold()
  await signUp(page, product.url, 'guess@example.org')
  await page.goto(`${product.url}/reader/middle/fiction`)
  await ask(page, question, passage)
  await expect(guessFirst(page)).toBeVisible()
  await picture(page, 'offer-while-writing')
  await guessFirst(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Which fits better?' })).toBeFocused()
  await expect(page.locator('.growing')).toHaveCount(0)
  await expect(page.locator('#passage-panel a[data-mark]').first()).toBeVisible()
  await expectAccessible(page, 'guessing while the model writes')
  await picture(page, 'guess-while-writing')
  await page.getByRole('radio').first().press('Space')
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeChecked()
  service.release()
  const result = page.locator('#answer-panel')
  await expect(result).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(result).not.toContainText('probably means it')

  await page.getByRole('button', { name: /^Look at the/ }).press('Enter')
  await page.getByRole('button', { name: 'Add words of my own' }).press('Enter')
  const marker = page.getByRole('region', { name: 'Mark words of your own' })
  await marker.locator('[data-word]', { hasText: 'pulled' }).click()
  await marker.locator('[data-word]', { hasText: 'strip' }).click()
  await marker.getByRole('button', { name: 'Add these words' }).press('Enter')
  await sort(page, /pulled the last strip”|with you once/)
  await picture(page, 'my-reading')
  await page.getByRole('button', { name: 'Show the explanation' }).press('Enter')
  await expect(compared(page).getByRole('heading', { level: 3 })).toBeFocused()
  await expect(result).toContainText('probably means it')
  await expectLists(page)
  await expectAccessible(page, 'the three lists')
  await picture(page, 'lists')
  await list(page, 'Only Tonewise').getByRole('link').first().press('Enter')
  await expect(page.locator('#passage-panel a.chosen')).toContainText('leaning forward')
  await page.reload()
  await expectLists(page)
  await page.getByRole('button', { name: 'Back to my reading' }).press('Enter')
  await expect(page.getByRole('region', { name: 'My reading' })).toContainText('pulled the last strip')
})

test('a guess is still there when a stopped answer is asked for again', async ({ page }) => {
  service.setMode('slow')
  service.setDelay(15)
  service.hold()
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await ask(page, question, passage)
  await guessFirst(page).press('Enter')
  await page.getByRole('radio').nth(1).press('Space')
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(page.getByText('Stopped. The text so far is kept.')).toBeVisible()
  service.release()
  service.setMode('good')
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Show the explanation' }).press('Enter')
  await expect(page.locator('#answer-panel')).toContainText('probably means it')
})

test('on a phone the demo offers it beside a finished answer; it uses no prompt', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  service.setMode('good')
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await ask(page, question, passage)
  const result = page.getByRole('region', { name: 'Analysis Results' })
  await expect(result.getByText(/Answered by an AI model/)).toBeVisible()
  await expect(result).toContainText('probably means it')
  await picture(page, 'offer-360')
  await guessFirst(page).press('Enter')
  await expect(result).not.toContainText('probably means it')
  await expectNoSidewaysScroll(page, 'guessing')
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: /^Look at the/ }).press('Enter')
  await sort(page, /with you once/)
  await picture(page, 'my-reading-360')
  await page.getByRole('button', { name: 'Show the explanation' }).press('Enter')
  await expect(list(page, 'Both of us')).toContainText('with you once')
  await expect(compared(page).getByRole('heading', { name: 'Only you' })).toHaveCount(0)
  await expectNoSidewaysScroll(page, 'the three lists')
  await expectAccessible(page, 'the three lists on a phone')
  await picture(page, 'lists-360')
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  await page.reload()
  await expect(list(page, 'Both of us')).toContainText('with you once')
})

test('where the words say it outright, nothing is offered', async ({ page }) => {
  service.setMode('good')
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await ask(page, 'Where were his hands?', passage)
  const result = page.getByRole('region', { name: 'Analysis Results' })
  await expect(result.getByText(/Answered by an AI model/)).toBeVisible()
  await expect(guessFirst(page)).toHaveCount(0)
})
