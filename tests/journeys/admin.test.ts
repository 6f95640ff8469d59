import { execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startModelService } from '../fakes/model-service.ts'
import { createModelFolder } from '../model-folder.ts'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { ask, signUp } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

// One admin signs up and is signed in from test to test: a retry begins with the first.
test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

/** The operator's command, as it is typed: with the embedded database the product is stopped for it. */
async function makeAdmin(email: string): Promise<string> {
  await product.stop()
  const { AUTH_SECRET: _, DATABASE_URL: __, ...inherited } = process.env
  const printed = execFileSync(process.execPath, ['scripts/admin.ts', 'add', email], {
    env: { ...inherited, DATA_DIR: product.dataDir },
    encoding: 'utf8',
  })
  await product.restart()
  return printed
}

async function sendFeedback(page: Page, text: string) {
  await page.goto(`${product.url}/account#feedback`)
  await page.getByLabel('Your feedback (required)').fill(text)
  await page.getByLabel('Your feedback (required)').press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeFocused()
}

test('feedback is kept over a reload, is refused when empty, and is thanked for when it is stored', async ({
  page,
}) => {
  await signUp(page, product.url, 'writer@example.org')
  await page.goto(`${product.url}/account#feedback`)
  const box = page.getByLabel('Your feedback (required)')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(page.getByText('Type your message in the box named Your feedback.')).toBeVisible()
  await box.fill('The list of feelings helps.')
  await page.reload()
  await expect(box).toHaveValue('The list of feelings helps.')
  await product.stop()
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
  await expect(box).toHaveValue('The list of feelings helps.')
  await product.restart()
  await sendFeedback(page, 'The list of feelings helps.')
  await expectAccessible(page, 'the thanks for feedback')
})

test('the pages of the operator are there for an admin and for nobody else', async ({ page, browser }) => {
  const watch = watchPage(page, product.url)
  await page.goto(`${product.url}/admin`)
  await expect(page).toHaveURL(`${product.url}/?lost`)
  await signUp(page, product.url, 'operator@example.org')
  await page.goto(`${product.url}/admin/feedback`)
  await expect(page).not.toHaveURL(/admin/)

  expect(await makeAdmin('operator@example.org')).toContain('is an admin now')
  const other = await browser.newPage()
  await signUp(other, product.url, 'reader@example.org')
  await sendFeedback(other, 'I like <b>the marks</b>.')
  await other.goto(`${product.url}/admin`)
  await expect(other).not.toHaveURL(/admin/)
  await other.close()

  await page.goto(`${product.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Use and failures' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Database It answers \(\d+ ms\)\.$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Requests 0 of \d+ failed/ })).toBeVisible()
  await page.getByRole('link', { name: 'Feedback', exact: true }).click()
  await expect(page.getByText('I like <b>the marks</b>.')).toBeVisible()
  for (const path of ['/admin', '/admin/ai-reader', '/admin/feedback', '/admin/instructions']) {
    await page.goto(product.url + path)
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `${path} at ${width}`)
      await expectNoSidewaysScroll(page, `${path} at ${width}`)
    }
  }
  watch.expectQuiet()
})

test('an admin looks at an instruction, saves it and brings the first text back', async ({ page }) => {
  await page.goto(product.url)
  await signIn(page)
  await page.goto(`${product.url}/admin/instructions`)
  await page.getByRole('link', { name: 'High School, Poetry' }).click()
  const box = page.getByRole('textbox')
  const before = await box.inputValue()
  await box.fill('Explain the tone.')
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await expect(page.getByRole('alert')).toContainText('The safety part is missing or changed.')
  await expect(box).toHaveValue('Explain the tone.')
  await box.fill(`One more rule.\n\n${before}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Preview, not saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await expect(page.getByRole('heading', { name: /in use/ })).toBeVisible()
  await expect(box).toHaveValue(`One more rule.\n\n${before}`)
  await expectAccessible(page, 'an instruction')
  await page.getByRole('button', { name: /^Restore version/ }).click()
  await expect(box).toHaveValue(before)
})

test('an admin sets up an AI service without a restart, tries it, and goes back to staying without', async ({
  page,
}) => {
  const service = await startModelService()
  await signIn(page)
  await page.goto(`${product.url}/admin`)
  await page.getByRole('link', { name: 'Set up an AI reader, or choose to stay without' }).click()
  await expect(page.getByText('No text leaves this server.')).toBeVisible()
  await page.getByLabel(/^Another service/).check()
  await page.getByLabel('Address (not for Claude)').fill(`${service.url}/v1`)
  await page.getByRole('button', { name: 'Show its models' }).click()
  await expect(page.getByRole('alert')).toContainText('choose “on this machine”')
  await page.getByLabel('This address is on this machine (localhost)').check()
  await page.getByLabel('Key').fill('a-key-that-nobody-may-see')
  await page.getByRole('button', { name: 'Show its models' }).click()
  await page.getByLabel('Model', { exact: true }).fill('stand-in-small')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText(/^First words after \d+\.\d seconds/).first()).toBeVisible()
  expect(await page.content()).not.toContain('a-key-that-nobody-may-see')
  await expectAccessible(page, 'a tried model')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/answered by the model stand-in-small at 127\.0\.0\.1/)).toBeVisible()

  // The next question goes there, and the page for everyone says so soon.
  await page.goto(`${product.url}/reader/middle/fiction`)
  await ask(page, 'How does Sam feel?', 'Sam kicked the door. "Great," he said.')
  await expect(page.getByText('The speaker sounds calm, and one word shows fear.').first()).toBeVisible()
  await expect(async () => {
    expect(await (await page.request.get(`${product.url}/privacy`)).text()).toContain('127.0.0.1')
  }).toPass({ timeout: 60_000 })

  await page.goto(`${product.url}/admin/ai-reader`)
  await page.getByRole('button', { name: 'Stop using it' }).click()
  await expect(page.getByText('You chose to stay without an AI service.')).toBeVisible()
  await page.goto(`${product.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Set up an AI reader')).toHaveCount(0)
  await service.close()
})

test('an admin chooses a model file that was added to this machine', async ({ page }) => {
  const folder = createModelFolder('small-model.gguf')
  renameSync(join(folder, 'model-file'), join(product.dataDir, 'model-file'))
  await signIn(page)
  await page.goto(`${product.url}/admin/ai-reader`)
  await page.getByLabel(/^A model file on this machine/).check()
  await page.getByRole('button', { name: 'Show its models' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a model of this machine' })).toBeVisible()
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('small-model.gguf')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'a tried model file')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText(
      'Questions are answered by the model file small-model.gguf on this server. No text leaves it.',
    ),
  ).toBeVisible()
  await expectNoSidewaysScroll(page, 'a model file')

  await page.goto(`${product.url}/reader/middle/fiction`)
  await ask(page, 'How does Sam feel?', 'Sam kicked the door. "Great," he said.')
  await expect(page.getByText('The speaker sounds calm.').first()).toBeVisible()
  await page.goto(`${product.url}/admin/ai-reader`)
  await page.getByRole('button', { name: 'Stop using it' }).click()
  await expect(page.getByText('You chose to stay without an AI service.')).toBeVisible()
})

async function signIn(page: Page) {
  await page.goto(`${product.url}/auth`)
  await page.getByLabel('Email').filter({ visible: true }).fill('operator@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a quiet lamp beside the window')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
}
