import { expect, test } from '@playwright/test'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { ask, fiveSteps, password, raven, signUp, untilReady } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

let service: ModelService
let product: Product
const text = [
  '**In short:** The speaker is tired.',
  ...fiveSteps.map((step) => `\n## ${step}\nThis is the part named ${step}, which says what it shows.`),
].join('\n')

test.beforeAll(async () => {
  service = await startModelService({ text })
  product = await startProduct({ ANTHROPIC_API_KEY: 'key-for-a-test', ANTHROPIC_BASE_URL: service.url })
})
test.afterAll(async () => {
  await product.remove()
  await service.close()
})
test.beforeEach(async ({ page }) => {
  // Under reduced motion the explanation shows when it is finished; these journeys look at it as it is written.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  service.setMode('slow')
  service.setDelay(15)
  service.release()
})

test('a reload in the middle of an answer shows it from its beginning and to its end', async ({ page }) => {
  await signUp(page, product.url, 'eve@example.org')
  await page.goto(`${product.url}/reader/middle/poetry`)
  service.hold()
  await ask(page, 'What is the tone?')
  await expect(page.getByText(/The speaker is/).first()).toBeVisible()
  await page.reload()
  const result = page.getByRole('region', { name: 'Explanation' })
  await expect(result.getByText('The speaker is tired.')).toBeVisible()
  service.release()
  await expect(result.getByRole('heading', { level: 3 })).toHaveText(fiveSteps)
  await page.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByRole('button', { name: /What is the tone\?/ })).toHaveCount(1)
})

test('a double click on submit is one question, one answer and one prompt', async ({ page }) => {
  service.setMode('good')
  // A call with one message is a question; one with more sends an answer back for a correction.
  const questions = () => service.calls.filter(({ body }) => [body.messages].flat().length === 1).length
  const before = questions()
  await page.goto(`${product.url}/demo/reader/high/fiction`)
  await page.getByLabel('Passage (optional)').fill(raven)
  await page.getByLabel('Your Question (required)').fill('What is the tone?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).dblclick()
  await untilReady(page)
  expect(questions() - before).toBe(1)
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
})

test('a server that is killed in the middle keeps the question and the text so far', async ({ page }) => {
  await signUp(page, product.url, 'fay@example.org')
  await page.goto(`${product.url}/reader/high/poetry`)
  service.hold()
  await ask(page, 'Why is the speaker awake?')
  await expect(page.getByText(/The speaker is tired/).first()).toBeVisible()
  // The text so far is stored once a second. From its half on, the answer grows by a piece a second.
  await page.waitForFunction(() => document.body.textContent?.includes('4. What it may mean'))
  await product.stop('SIGKILL')
  await product.restart()
  await page.reload()
  await expect(page.getByText(/The speaker is tired/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your passage' })).toContainText('of a distant shore')
})

test('a session that ended on the server loses nothing: sign in over the page, and the question goes on', async ({
  page,
}) => {
  service.setMode('good')
  await signUp(page, product.url, 'gil@example.org')
  await page.goto(`${product.url}/reader/college/poetry`)
  await page.getByLabel('Passage (optional)').fill(raven)
  await page.getByLabel('Your Question (required)').fill('Who speaks here?')
  await page.context().clearCookies()
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').filter({ visible: true }).fill('gil@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await untilReady(page)
})
