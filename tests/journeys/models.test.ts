import { expect, test } from '@playwright/test'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { ask, fiveSteps, raven } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

const modelAnswer = `**In short:** The speaker is probably very tired, because the night is "dreary".

## 1. What the text says
A man reads at midnight. He hears a sound at his door.

## 2. Clues in the words
- "weak and weary" (line 1) shows that his body is tired.
- "nearly napping" (line 3) shows that he almost sleeps.
- "a golden morning" (line 9) is not in the poem.

## 3. Feelings and tone
The speaker feels **weary** because he says "weary".

## 4. What it may mean
The sound may be a worry that comes back.

## 5. How to find this yourself
Look for words that come again. Then ask what they do to you.

## Check-in
Which word in line 6 shows that he wants to calm himself?`

for (const [name, settings] of [
  ['Claude', (url: string) => ({ ANTHROPIC_API_KEY: 'key-for-a-test', ANTHROPIC_BASE_URL: url })],
  [
    'an OpenAI-compatible server',
    (url: string) => ({ OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: 'a-model' }),
  ],
] as const) {
  test.describe(name, () => {
    let service: ModelService
    let product: Product
    test.beforeAll(async () => {
      service = await startModelService({ text: modelAnswer })
      product = await startProduct(settings(service.url))
    })
    test.afterAll(async () => {
      await product.remove()
      await service.close()
    })
    test.beforeEach(async ({ page }) => {
      service.setMode('good')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(`${product.url}/demo/reader/high/poetry`)
    })

    test('streams an answer whose quotations are checked', async ({ page }) => {
      await ask(page, 'How does the speaker feel?')
      const result = page.getByRole('region', { name: 'Analysis Results' })
      await expect(result.getByRole('heading', { level: 3 })).toHaveText(fiveSteps)
      await expect(result.getByText(/Answered by an AI model/)).toBeVisible()
      await expect(result.getByText('4 of 5 quotations are in your passage.')).toBeVisible()
      const sent = service.calls.at(-1)?.body
      expect(JSON.stringify(sent)).toContain('weak and weary')
      expect(JSON.stringify(sent)).not.toContain('@')
    })

    test('that breaks off in the middle leaves the text so far, marked, and uses no prompt', async ({
      page,
    }) => {
      service.queue('reset-half')
      await ask(page, 'What is the tone?')
      await expect(page.getByText('Failed to get a response. Please try again.').first()).toBeVisible()
      await expect(page.getByText(/very tired/).first()).toBeVisible()
    })

    test('that is slow can be stopped, and the text so far is kept', async ({ page }) => {
      service.setMode('slow')
      service.hold()
      await ask(page, 'What is the tone?', raven)
      await expect(page.getByText(/The speaker/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(page.getByText('Stopped. The text so far is kept.')).toBeVisible()
      service.release()
      await expect(page.getByText(/The speaker/).first()).toBeVisible()
    })

    // Last, because a refused key keeps the model closed until the operator acts.
    test('that refuses the key is replaced by the built-in reader at once, and stays so', async ({
      page,
    }) => {
      service.queue('401')
      await ask(page, 'What is the tone?')
      await expect(page.getByText(/so the built-in reader answered/)).toBeVisible()
    })
  })
}
