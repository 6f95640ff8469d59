import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { watchPage } from './check-page.ts'
import { ask, fiveSteps, stepHeadings, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test('a visitor goes from the landing page to a downloaded explanation', async ({ page }) => {
  const watch = watchPage(page, product.url)
  await page.goto(product.url)
  await page.getByRole('link', { name: 'Take a Test Drive' }).click()
  await page.getByRole('link', { name: /Middle School/ }).click()
  await page.getByRole('link', { name: /Poetry/ }).click()
  await expect(page.getByText('5 of 5 free prompts remaining')).toBeVisible()
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)

  const result = page.getByRole('region', { name: 'Analysis Results' })
  await expect(stepHeadings(page)).toHaveText(fiveSteps)
  await expect(
    result.getByText('Answered by the built-in reader, a program without an AI model.'),
  ).toBeVisible()
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(
    /^demo-conversation-middle-poetry-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d.*\.md$/,
  )
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('USER')
  expect(text).toContain('Question: How does the speaker feel?')
  for (const step of fiveSteps) expect(text).toContain(`## ${step}`)
  watch.expectQuiet()
})

test('the fifth prompt is the last, also after the browser forgets', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/high/fiction`)
  await ask(page, 'What is the tone?')
  await untilReady(page)
  for (let left = 4; left > 0; left -= 1) {
    await page.getByLabel('Follow-up question').fill(`What does line ${left} mean?`)
    await page
      .getByRole('button', { name: `Ask Follow-up (${left} prompt${left === 1 ? '' : 's'} left)` })
      .click()
    await expect(page.getByText(`${left - 1} of 5 free prompts remaining`)).toBeVisible()
  }
  await expect(
    page.getByText('You have used all your free prompts. Sign up to continue!').first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Demo Limit Reached' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up for Full Access' })).toHaveAttribute('href', '/')
  const status = await page.evaluate(async () => {
    const reply = await fetch('/functions/v1/claude-proxy-demo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        messages: [{ role: 'user', content: 'Question: What is the tone?' }],
        gradeLevel: 'high',
        contentType: 'fiction',
      }),
    })
    return { status: reply.status, body: await reply.json() }
  })
  expect(status).toMatchObject({
    status: 403,
    body: { message: 'You have used all your free prompts. Sign up to continue!' },
  })
})

test('an empty question is told in the field, and nothing typed is lost', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await page.getByLabel('Passage (optional)').fill('The rain came down all day.')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).press('Enter')
  await expect(page.getByText('Please enter a question.').first()).toBeVisible()
  await expect(page.getByLabel('Your Question (required)')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Passage (optional)')).toHaveValue('The rain came down all day.')
})

test('a passage over the limit is told before sending, can be cut, and the cut taken back', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  const passage = page.getByLabel('Passage (optional)')
  const long = 'The rain came down all day. '.repeat(300)
  await passage.fill(long)
  await expect(page.getByText('8,400 of 8,000 characters. Make it shorter by 400.')).toBeVisible()
  await page.getByRole('button', { name: /^Keep the first/ }).press('Enter')
  expect((await passage.inputValue()).length).toBeLessThanOrEqual(8_000)
  await page.getByRole('button', { name: 'Undo the cut' }).press('Enter')
  await expect(passage).toHaveValue(long)
})

test('words that may be of distress: a note stands above the explanation, also at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await ask(page, 'no one would miss me')
  await untilReady(page)
  const note = page.getByRole('region', { name: 'Who can help' })
  await expect(note).toContainText('988')
  await expect(note.getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
  await expect(note).toContainText('If you were only asking about the text, read on.')
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('words about wanting to die get help first, without a prompt', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await ask(page, 'this poem is how i feel, i want to die')
  await expect(page.getByText(/988/).first()).toBeVisible()
  await expect(page.locator('#result-heading')).toBeFocused()
  await expect(page.getByText('5 of 5 free prompts remaining')).toBeVisible()
  expect(sent.filter((address) => address.includes('/functions/'))).toEqual([])
})
