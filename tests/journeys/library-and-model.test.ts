import { expect, test } from '@playwright/test'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { signUp } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

const modelAnswer = `**In short:** The tone is probably sad, because the statue is a “colossal wreck”.

## 1. What the text says
A traveler tells of a broken statue in the sand.

## 2. Clues in the words
- “colossal wreck” (line 13) shows how big the ruin is.
- “lone and level sands” (line 14) shows that nothing else is there.

## 3. Feelings and tone
The tone is **sad**, because “Nothing beside remains”.

## 4. What it may mean
It may mean that power ends. It may also mean that art lasts longer than a king.

## 5. How to find this yourself
Read the proud words beside what is really there.

## Check-in
Which words show that nothing is left?`

let service: ModelService
let product: Product
test.beforeAll(async () => {
  service = await startModelService({ text: modelAnswer })
  product = await startProduct({ ANTHROPIC_API_KEY: 'key-for-a-test', ANTHROPIC_BASE_URL: service.url })
})
test.afterAll(async () => {
  await product.remove()
  await service.close()
})

test('the written answer comes first, and one press asks the model the same question', async ({ page }) => {
  await signUp(page, product.url, 'reader-of-poems@example.org')
  await page.goto(`${product.url}/library/ozymandias`)
  await page.getByRole('link', { name: 'Ask about this text' }).click()
  await page.getByLabel(/Your Question/).fill('What is the tone?')
  await page.locator('form.analysis button[type="submit"]').click()
  const result = page.getByRole('region', { name: 'Explanation' })
  await expect(
    result.getByText(/^From the library: .* It was last changed on \w+ \d+, 20\d\d\./),
  ).toBeVisible()
  expect(service.calls).toHaveLength(0)
  await expect(result.getByText(/AI answers left/)).toContainText('10')
  await page.screenshot({ path: test.info().outputPath('library.png'), fullPage: true })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.screenshot({ path: test.info().outputPath('library-360.png'), fullPage: true })
  await page.getByRole('button', { name: 'Ask the AI reader' }).click()
  await expect(result.getByText(/Answered by an AI model/).first()).toBeVisible()
  await expect(result.getByRole('heading', { name: /What is the tone\?/ }).first()).toBeVisible()
  await expect(result.getByText(/The explanation says: sad. The library says why/)).toBeVisible()
  await expect(result.getByText('Earlier explanations')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the AI reader' })).toHaveCount(0)
  await expect(result.getByText(/AI answers/)).toContainText('9')
  await page.screenshot({ path: test.info().outputPath('model-360.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.screenshot({ path: test.info().outputPath('model.png'), fullPage: true })
  await page.reload()
  await expect(result.getByText(/Answered by an AI model/).first()).toBeVisible()
})

test('a doubt goes to the feedback with its place, and what was typed there stays', async ({ page }) => {
  await signUp(page, product.url, 'reader-with-a-doubt@example.org')
  await page.goto(`${product.url}/account#feedback`)
  await page.getByLabel('Your feedback (required)').fill('I like the colors.')
  await page.goto(`${product.url}/library/ozymandias`)
  await page.getByRole('link', { name: 'Report a doubt' }).click()
  const box = page.getByLabel('Your feedback (required)')
  await expect(box).toHaveValue('I like the colors.\n\nAbout /library/ozymandias:\n')
  await page.reload()
  await expect(box).toHaveValue('I like the colors.\n\nAbout /library/ozymandias:\n')
  await page.screenshot({ path: test.info().outputPath('doubt.png') })
  await box.pressSequentially('The sculptor may be alive.')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeVisible()
})
