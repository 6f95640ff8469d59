import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { watchPage } from './check-page.ts'
import { ask, fiveSteps, password, signUpByForm, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test('a student signs up, asks, follows up, finds the history, downloads and signs out', async ({ page }) => {
  const watch = watchPage(page, product.url)
  await page.goto(`${product.url}/grade/middle`)
  await expect(page.getByText('We’ll take you right back to the page you wanted.')).toBeVisible()

  await signUpByForm(page, product.url, 'ada@example.org')
  await expect(page.getByText('Free trial: 7 days remaining.')).toBeVisible()
  await page.getByRole('link', { name: /High School/ }).click()
  await page.getByRole('link', { name: /Poetry/ }).click()
  await ask(page, 'What is the tone?')
  await untilReady(page)
  await page.getByLabel('Follow-up question').fill('What does the word quaint mean?')
  await page.getByLabel('Follow-up question').press('Enter')
  await expect(
    page.getByText('New explanation shown. The one before is under Earlier explanations.'),
  ).toBeVisible()

  const [chat] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(chat.suggestedFilename()).toMatch(/^conversation-high-poetry-.*\.md$/)
  const markdown = readFileSync(await chat.path(), 'utf8')
  expect(markdown.match(/USER/g)).toHaveLength(2)
  expect(markdown.match(/ASSISTANT/g)).toHaveLength(2)

  await page.getByRole('button', { name: 'View History' }).click()
  const item = page.getByRole('button', { name: /What is the tone\?/ }).first()
  await item.click()
  await expect(item).toHaveAttribute('aria-expanded', 'true')
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download conversation' }).first().click(),
  ])
  expect(whole.suggestedFilename()).toMatch(/^conversation-poetry-.*\.txt$/)
  const text = readFileSync(await whole.path(), 'utf8')
  for (const step of fiveSteps) expect(text).toContain(step)
  expect(text).toContain('What does the word quaint mean?')
  watch.expectQuiet()

  // A page that was loaded by its own address sends no referrer, and signing out works from it, too.
  await page.goto(`${product.url}/reader/high/poetry`)
  await page.getByText('Account', { exact: true }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  const stored = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
  expect(stored).toEqual([])
  await page.goto(`${product.url}/reader/high/poetry`)
  await expect(page.getByRole('link', { name: 'Sign Up/Sign In' })).toBeVisible()
})

test('a student reads a PDF, corrects its text and gets an explanation of it', async ({ page }) => {
  await signUpByForm(page, product.url, 'ben@example.org')
  await page.goto(`${product.url}/reader/middle/poetry`)
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const sheet = pdf.addPage()
  const lines = [
    'Tyger Tyger, burning bright,',
    'In the forests of the night;',
    '',
    'What immortal hand or eye,',
    'Could frame thy fearful symmetry?',
  ]
  lines.forEach((line, at) => {
    if (line) sheet.drawText(line, { x: 60, y: 700 - at * 22, size: 14, font })
  })
  await page.locator('input[type="file"]').setInputFiles({
    name: 'tyger.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf.save()),
  })
  const box = page.getByLabel('Passage (optional)')
  await expect(box).toHaveValue(/burning bright,\nIn the forests of the night;\n\nWhat immortal hand/)
  await page.getByLabel('Your Question (required)').fill('What is the tone?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await untilReady(page)
  await expect(
    page
      .getByRole('region', { name: /passage/i })
      .getByText('fearful symmetry')
      .first(),
  ).toBeVisible()
})

test('sign-in and sign-up work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.url)
  await page.getByRole('link', { name: 'Sign Up/Sign In' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('New password').fill('short')
  await main.getByLabel('A student of 13 to 17').check()
  await main.getByLabel('Email').filter({ visible: true }).fill('cleo@example.org')
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(main.getByText(/12 characters/).first()).toBeVisible()
  await expect(main.getByLabel('Email').filter({ visible: true })).toHaveValue('cleo@example.org')
  await main.getByLabel('New password').fill(password)
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(main.getByText('Account created! Please sign in.')).toBeVisible()
  await main.getByLabel('Email').filter({ visible: true }).fill('cleo@example.org')
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
  await context.close()
})

test('a child under 13 is shown the way to a grown-up, and cannot try another age', async ({ page }) => {
  await page.goto(`${product.url}/auth?mode=sign_up`)
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
  await main.getByLabel('A child under 13').check()
  await main.getByLabel('Email').filter({ visible: true }).fill('dot@example.org')
  await main.getByLabel('New password').fill(password)
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(main.getByText(/grown-up/).first()).toBeVisible()
  await main.getByLabel('A student of 13 to 17').check()
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(main.getByText(/grown-up/).first()).toBeVisible()
})
