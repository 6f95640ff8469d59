import { expect } from '@playwright/test'
import { expectStill } from './inspect-page.ts'
import { ask, signUp, untilReady } from './person.ts'
import { recordLiveRegions } from './record-live-regions.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test('the landing page has three ways on, a literal hint and the facts of the trial', async ({ page }) => {
  await page.goto(product.url)
  const hero = page.getByRole('main').locator('.hero')
  const ways = hero.getByRole('link', { name: /^(Sign Up\/Sign In|Take a Test Drive|Articles & Resources)$/ })
  await expect(ways).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Take a Test Drive' })).toHaveAccessibleDescription(
    'The test drive is a free demo. No account needed.',
  )
  await expect(hero).toContainText('no credit card required')
  await expect(hero).toContainText('When it ends, you won’t be charged.')
})

test('the sign-in window names its fields for the browser, shows a password, and keeps the address', async ({
  page,
}) => {
  await page.goto(product.url)
  await page.getByRole('link', { name: 'Sign Up/Sign In' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in or create an account' })
  const email = dialog.getByLabel('Email').filter({ visible: true })
  await expect(email).toHaveAttribute('autocomplete', 'email')
  const secret = dialog.getByLabel('Password', { exact: true })
  await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  await email.fill('nobody@example.org')
  await secret.fill('not the right words')
  const toggle = dialog.getByRole('button', { name: 'Show password' }).filter({ visible: true })
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(secret).toHaveAttribute('type', 'text')

  await dialog.getByRole('button', { name: 'Sign In' }).press('Enter')
  const problem = dialog.locator('[data-auth-problems]').filter({ visible: true })
  await expect(problem).toContainText('An error occurred')
  await expect(problem).toContainText(
    'That email and password don’t match. Check both, then press Sign In again.',
  )
  await expect(problem).toBeFocused()
  await expect(email).toHaveValue('nobody@example.org')

  await dialog.getByRole('link', { name: 'Sign up' }).press('Enter')
  await expect(dialog.getByLabel('Email').filter({ visible: true })).toHaveValue('nobody@example.org')
  await expect(dialog.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password')
  await expect(dialog.getByText('12 characters or more.')).toBeVisible()
})

test('levels and kinds of text are lists of links with plain meanings and a place to be in', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo`)
  await expect(page.getByText(/Step 1 of 3/)).toBeVisible()
  await expect(page.locator('.cards').getByRole('listitem').getByRole('link')).toHaveCount(4)
  await page.getByRole('link', { name: /Elementary School/ }).press('Enter')
  await expect(page.getByText(/Step 2 of 3/)).toBeVisible()
  await expect(page.locator('.crumbs [aria-current="page"]')).toHaveCount(1)
  const cards = page.locator('.cards').getByRole('link')
  await expect(cards).toHaveText([
    /Stories that are made up/,
    /Poems and songs/,
    /real people, real events and ideas/,
  ])
})

test('cards can be seen from the first frame without script, and move only where motion is allowed', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  const page = await plain.newPage()
  await page.goto(`${product.url}/demo/grade/middle`)
  for (const card of await page.locator('.cards a').all()) await expect(card).toHaveCSS('opacity', '1')
  await plain.close()
  const moving = await browser.newContext({ reducedMotion: 'no-preference' })
  const other = await moving.newPage()
  await other.goto(`${product.url}/demo`)
  const times = await other.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
  )
  for (const time of times) expect(Number(time)).toBeLessThanOrEqual(700)
  await other.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await expectStill(other, 'the levels')
  await moving.close()
})

test('the form says what is needed, gives an example, and fills a question on request', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  const live = await recordLiveRegions(page)
  const question = page.getByRole('textbox', { name: 'Your Question (required)' })
  await expect(question).toHaveAccessibleDescription(
    /^Example: How does the speaker feel in lines 1 to 4\? Do not type your full name/,
  )
  const work = ['Title of Work (optional)', 'Author (optional)']
  for (const name of work) await expect(page.getByLabel(name)).toBeHidden()
  await page.getByText('Title and author (optional)').click()
  for (const name of ['Passage (optional)', ...work])
    await expect(page.getByRole('textbox', { name })).toBeVisible()
  await expect(page.locator('main [placeholder]')).toHaveCount(0)
  await expect(page.getByText(/It usually takes less than a second\. You can stop it\./)).toBeVisible()

  const submit = page.getByRole('button', { name: /^Submit for Analysis/ })
  await expect(submit).toBeDisabled()
  await submit.press('Enter')
  await expect(question).toBeFocused()
  await expect(question).toHaveAccessibleErrorMessage(
    'Please enter a question. Type one question in the box named Your Question.',
  )
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()

  const starters = page.getByRole('list', { name: 'Or start with one of these' }).getByRole('button')
  await expect(starters).toHaveCount(3)
  await starters.first().press('Enter')
  await expect(question).toHaveValue('What is the tone?')
  await expect(submit).toBeEnabled()
  await expect(page.getByText('Please enter a question.')).toHaveCount(0)
  expect((await live.announcements()).at(-1)?.text).toBe('Question filled in. You can change it.')
})

test('a file is chosen by keyboard, and a wrong one is told with its name, its kind and what to do', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  // React may put the field in anew until its scripts are there: a key that is pressed just then is lost.
  await expect(async () => {
    const opened = page.waitForEvent('filechooser', { timeout: 5_000 })
    const [chooser] = await Promise.all([opened, page.getByLabel('A file', { exact: true }).press('Enter')])
    await chooser.setFiles({
      name: 'notes.doc',
      mimeType: 'application/msword',
      buffer: Buffer.from('words'),
    })
  }).toPass()
  const alert = page.getByRole('alert').filter({ hasText: 'notes.doc' })
  await expect(alert).toContainText(
    'notes.doc is another kind of Word file. Choose a .txt, .pdf, .docx, .epub, .jpg, .png or .webp file.',
  )
})

test('a follow-up waits for a word that is still being composed', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  const box = page.getByRole('textbox', { name: 'Follow-up question' })
  await expect(box).toHaveAccessibleDescription('Press Enter to send. Press Shift and Enter for a new line.')
  await box.fill('What does dreary mean?')
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await box.press('Shift+Enter')
  await expect(box).toHaveValue('What does dreary mean?\n')
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  await box.press('Enter')
  await expect(page.getByText('3 of 5 free prompts remaining')).toBeVisible()
  await expect(page.locator('.earlier summary')).toHaveText(/^1\. How does the speaker feel/)
  await expect(page.locator('.earlier').getByRole('heading', { level: 4 }).first()).toBeVisible()
})

test('the count of prompts is told from the start, in the same place and color to the last', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/high/poetry`)
  const count = page.getByText(/of 5 free prompts remaining/)
  const style = () =>
    count.evaluate((element) => [getComputedStyle(element).color, element.getBoundingClientRect().x])
  const first = await style()
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  for (let left = 4; left > 1; left -= 1) {
    await page.getByLabel('Follow-up question').fill('What does weary mean?')
    await page.getByLabel('Follow-up question').press('Enter')
    await expect(page.getByText(`${left - 1} of 5 free prompts remaining`)).toBeVisible()
  }
  expect(await style()).toEqual(first)
})

test('the history opens by button, says its order, and a delete can be undone', async ({ page }) => {
  await signUp(page, product.url, 'history@example.org')
  await page.goto(`${product.url}/reader/middle/poetry`)
  await page.getByRole('button', { name: 'View History' }).press('Enter')
  await expect(page.getByText('No conversation history found.')).toBeVisible()
  await page.getByRole('button', { name: 'Show Chat' }).press('Enter')
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  await page.getByRole('button', { name: 'View History' }).press('Enter')
  await expect(page.getByText('The newest is first.')).toBeVisible()
  const entry = page.getByRole('button', { name: /How does the speaker feel\?/ }).first()
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  await entry.press('Enter')
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .press('Enter')
  await expect(page.getByText(/^Deleted/)).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(page.getByRole('button', { name: /How does the speaker feel\?/ }).first()).toBeVisible()
})

test('a saved explanation reads as a new one does, also before anything was asked', async ({ page }) => {
  await signUp(page, product.url, 'saved@example.org')
  await page.goto(`${product.url}/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  await page.goto(`${product.url}/reader/middle/fiction`)
  await page.goto(`${product.url}/reader/middle/poetry`)
  await page.getByRole('button', { name: 'View History' }).press('Enter')
  const entry = page.getByRole('button', { name: /How does the speaker feel\?/ }).first()
  await entry.press('Enter')
  const step = page.getByRole('heading', { name: '1. What the text says' })
  await expect(step).toHaveCSS('font-size', '18px')
  const width = await step.evaluate((element) => element.parentElement?.querySelector('p')?.clientWidth)
  expect(width).toBeLessThan(800)
})

test('sent before a script runs, a text stays in its box and out of the address, and the page says why', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await page.getByLabel('Your Question (required)').fill('What is the tone?')
  await page.getByText('Title and author (optional)').click()
  await page.getByLabel('Title of Work (optional)').fill('The Raven')
  await page.getByLabel('Title of Work (optional)').press('Enter')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).dispatchEvent('click')
  await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible()
  await expect(page.getByLabel('Your Question (required)')).toHaveValue('What is the tone?')
  expect(page.url()).toBe(`${product.url}/demo/reader/middle/poetry`)
  await plain.close()
})

test('a page that is not there has a heading, one way on, and a title that says so', async ({ page }) => {
  for (const path of ['/blog/unknown', '/demo/reader/unknown/poetry']) {
    await page.goto(product.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page, path).toHaveTitle(/^Error: /)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /home|levels|Blog/i })
        .first(),
    ).toBeVisible()
  }
})
