import { expect, type Page } from '@playwright/test'
import { watchPage } from './check-page.ts'
import { openOnDevice } from './open-on-device.ts'
import { ask, fiveSteps, raven, signUpByForm, stepHeadings, untilReady } from './person.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'
import { countTranslated, translatePages } from './translate-page.ts'

// A page whose words another program changes under React's hands.

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

const answer = (page: Page) => page.locator('#answer-panel')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Everything that a question screen offers after an answer, one after the other. */
async function pressEverything(page: Page): Promise<void> {
  await ask(page, 'How does the speaker feel?', `${raven}\nSlow as a snail I rose, and opened.`)
  await untilReady(page)
  await answer(page).getByRole('radio').first().check()
  await press(page, /^Look at the/)
  for (const line of await answer(page).locator('.fork-lines li').all())
    await line.getByRole('button', { name: 'Speaks against it' }).click()
  await press(page, 'I am not sure')
  await expect(answer(page).getByText('That is fine.')).toBeVisible()
  await press(page, 'Show the five steps')
  await answer(page).getByText('Everything', { exact: true }).click()
  await expect(stepHeadings(page)).toHaveText(fiveSteps)
  expect(await countTranslated(page)).toBeGreaterThan(20)

  await press(page, 'Fuller')
  await expect(answer(page).getByText(/for the .+ level\./)).toBeVisible()
  await press(page, 'Show the first explanation')
  for (const depth of ['One line', 'Everything', 'One minute'])
    await answer(page).getByText(depth, { exact: true }).click()

  await press(page, /^Show all \d+ marks/)
  await expect(page.getByRole('button', { name: /^Show all \d+ marks/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('heading', { name: 'What the words show' })).toBeVisible()
  await press(page, /^Show all \d+ marks/)

  await press(page, 'Walk me through')
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await press(page, 'Cover these words')
  await press(page, 'Next')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Walk me through' })).toBeVisible()

  await page.getByLabel(/^Your answer$|^Or answer in your own words$/).fill('The words are dark.')
  await press(page, 'Keep my answer')
  await expect(page.getByText('You wrote: The words are dark.')).toBeVisible()

  await page.getByLabel('Follow-up question').fill('What does line 2 mean?')
  await press(page, /^Ask Follow-up/)
  await expect(page.getByText('New explanation shown.')).toBeVisible()
  await expect(answer(page)).toContainText('What does line 2 mean?')
  await page
    .getByText(/^Earlier explanations/)
    .first()
    .click()
}

/** The form again, with a new question typed into it. */
async function startAgain(page: Page): Promise<void> {
  // While an answer is being written, a new question is asked about first.
  await expect(page.getByRole('button', { name: 'Download' }).first()).toBeVisible()
  await press(page, 'New Analysis')
  await ask(page, 'What is the tone?', `${raven}\n\nAnd on it went.`)
  await untilReady(page)
  await expect(answer(page)).toContainText('What is the tone?')
}

test('in the demo every button works in a translated page, and each prompt is told', async ({ page }) => {
  await translatePages(page)
  const watch = watchPage(page, product.url)
  await page.goto(`${product.url}/demo/reader/elementary/poetry`)
  await expect(page.getByText('5 of 5 free prompts remaining')).toBeVisible()
  await pressEverything(page)
  await startAgain(page)
  await expect(page.getByText(/of 5 free prompts remaining/)).toHaveText(/^[0-2] of 5/)
  watch.expectQuiet()
})

test('with an account every button works in a translated page, and so does the history', async ({ page }) => {
  await translatePages(page)
  await signUpByForm(page, product.url, 'translated@example.org')
  const watch = watchPage(page, product.url)
  await page.goto(`${product.url}/reader/middle/poetry`)
  await pressEverything(page)
  await startAgain(page)
  await press(page, 'View History')
  await expect(page.getByRole('button', { name: /How does the speaker feel/ }).first()).toBeVisible()
  await page.getByLabel(/Search/).fill('tone')
  await press(page, 'Show Chat')
  await expect(answer(page)).toContainText('What is the tone?')
  watch.expectQuiet()
})

test('on this device every button works in a translated page', async ({ page }) => {
  await translatePages(page)
  const watch = watchPage(page, product.url)
  await openOnDevice(page, product.url, '?level=middle&type=poetry')
  await pressEverything(page)
  await startAgain(page)
  watch.expectQuiet()
})

test('a screen whose elements were moved is drawn anew, and what was typed stands there', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await page.getByLabel('Your Question (required)').fill('How does the speaker feel?')
  await page.getByLabel('Passage (optional)').fill(raven)
  // What React is about to take away is not where it was.
  await page.locator('form.analysis').evaluate((form) => {
    const font = document.createElement('font')
    form.replaceWith(font)
    font.append(form)
  })
  await press(page, /^Submit for Analysis/)
  await untilReady(page)
  await expect(stepHeadings(page)).toHaveText(fiveSteps)
  await expect(page.locator('form.analysis')).toHaveCount(0)
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
})

test('a screen that cannot be drawn says that the browser could not, and keeps the text', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await page.getByLabel('Your Question (required)').fill('How does the speaker feel?')
  await page.evaluate(() => {
    // Something in the browser refuses a part of what is drawn.
    const create = document.createElement.bind(document)
    document.createElement = (name: string) => {
      if (name === 'section') throw new Error('refused')
      return create(name)
    }
  })
  await press(page, /^Submit for Analysis/)
  await expect(page.getByRole('heading', { name: 'Your browser could not show this page.' })).toBeVisible()
  await expect(page.getByText('Our server could not do this.')).toHaveCount(0)
  await press(page, 'Load the page again')
  // Sent and answered, or still in its box.
  const typedOrAsked = () =>
    page.evaluate(() => {
      const box = document.querySelector<HTMLTextAreaElement>('#question')
      return `${box?.value ?? ''} ${document.querySelector('#result-heading')?.textContent ?? ''}`
    })
  await expect.poll(typedOrAsked).toContain('How does the speaker feel?')
})

test('a page that is translated before its program runs works, with the reading settings and what was typed', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo`)
  await page.evaluate(() => localStorage.setItem('tonewise:reading', JSON.stringify({ size: '150' })))
  await translatePages(page, { isEarly: true })
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await expect(page.locator('[data-load-line]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-size', '150')
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  await expect(stepHeadings(page)).toHaveText(fiveSteps)
  await page.getByRole('link', { name: 'Sign up' }).first().click()
})
