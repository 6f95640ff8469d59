import { expect, type Page } from '@playwright/test'
import { passageFromLibrary } from '#domain/library/passage-from-library'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { openOnDevice } from './open-on-device.ts'
import { signUp, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const reading = readAnnotatedTexts().find(({ slug }) => slug === 'the-eagle')
const eagle = reading ? passageFromLibrary(reading).passage : ''
const right = reading?.check_in.plain.answer ?? ''
const other = reading?.check_in.plain.choices.find((choice) => choice !== right) ?? ''
const reply = reading?.check_in.plain.reply ?? ''
const scene =
  'The bus was late again. “Great,” said Mia, and kicked the wet bench. She did not look at anybody.'

async function askAbout(page: Page, passage: string, question: string) {
  await page.getByLabel('Passage (optional)').fill(passage)
  await page.getByLabel('Your Question (required)').fill(question)
  await page.getByRole('button', { name: 'Submit for Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Check-in' })).toBeVisible()
}

/** Chooses another choice, then the right one, by keyboard; the reply stands at once. */
async function choose(page: Page) {
  const box = page.locator('.check-in')
  await box.getByRole('button', { name: other, exact: true }).press('Enter')
  await expect(box.locator('.check-in-reply')).toContainText(`You chose “${other}”. ${reply}`)
  await expect(box.getByRole('button', { name: other, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await box.getByRole('button', { name: right, exact: true }).press('Enter')
  await expect(box.getByRole('button', { name: right, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(box.getByRole('button', { name: other, exact: true })).toHaveAttribute('aria-pressed', 'false')
  await expect(box.locator('.check-in-reply')).toHaveText(reply)
}

async function answer(page: Page, words: string) {
  await page.locator('#check-in-answer').fill(words)
  await page.getByRole('button', { name: 'Keep my answer' }).press('Enter')
}

test('in the demo a choice uses no prompt, and is still answered when the prompts are spent', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/elementary/poetry`)
  await askAbout(page, eagle, 'What is the tone?')
  await untilReady(page)
  await choose(page)
  await answer(page, 'the fast word')
  await expect(page.locator('.check-in-reply')).toContainText('You wrote: the fast word')
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  for (let left = 4; left > 1; left -= 1) {
    await page.getByLabel('Follow-up question').fill(`What does line ${left} mean?`)
    await page.getByRole('button', { name: /^Ask Follow-up/ }).click()
    await expect(page.getByText(`${left - 1} of 5 free prompts remaining`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await askAbout(page, eagle, 'Who is he?')
  await expect(page.getByText('0 of 5 free prompts remaining')).toBeVisible()
  await choose(page)
  await page.reload()
  await expect(page.locator('.check-in-reply')).toHaveText(reply)
})

test('in the account the answer is kept, shown again and exported, and stays out of the way of the question', async ({
  page,
}) => {
  await signUp(page, product.url, 'check-in@example.org')
  await page.goto(`${product.url}/reader/elementary/poetry`)
  await askAbout(page, eagle, 'What is the tone?')
  await untilReady(page)
  await choose(page)
  await expectAccessible(page, 'the check-in')
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSidewaysScroll(page, 'the check-in')
  await page.reload()
  await expect(page.locator('.check-in').getByRole('button', { name: right, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.locator('.check-in-reply')).toHaveText(reply)
  await page.getByRole('button', { name: 'View History' }).click()
  await page.getByRole('button', { name: /What is the tone\?/ }).click()
  await expect(page.getByText('Your answer to the check-in:')).toBeVisible()
})

test('an answer about somebody in the text raises no help; the writer’s own words do, and go on with one press', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await askAbout(page, scene, 'How does Mia feel?')
  await untilReady(page)
  const help = page.locator('.check-in').getByRole('region', { name: 'Who can help' })
  await answer(page, 'i think she is sad because she does not eat and wants to die')
  await expect(page.locator('.check-in-reply')).toContainText('wants to die')
  await expect(help).toHaveCount(0)
  await answer(page, 'i dont want to live anymore')
  await expect(help).toContainText('988')
  await expect(page.locator('.check-in-reply')).not.toContainText('live anymore')
  await expect(page.locator('#check-in-answer')).toHaveValue('i dont want to live anymore')
  await expectAccessible(page, 'the check-in')
  await help.getByRole('button', { name: 'I was writing about the text' }).press('Enter')
  await expect(page.locator('.check-in-reply')).toContainText('You wrote: i dont want to live anymore')
  await page.getByText('If it is about you, too: who can help').press('Enter')
  await expect(page.locator('.check-in details.help-note')).toContainText('988')
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
})

for (const [name, open] of [
  ['the demo', (page: Page) => page.goto(`${product.url}/demo/reader/middle/fiction`)],
  ['this device', (page: Page) => openOnDevice(page, product.url)],
] as const)
  test(`in ${name} a question that gets help is explained after one press`, async ({ page }) => {
    await open(page)
    await page.getByLabel('Passage (optional)').fill(scene)
    await page
      .getByLabel('Your Question (required)')
      .fill('can you explain line 1. also i dont want to live anymore')
    await page.getByRole('button', { name: 'Submit for Analysis' }).click()
    await expect(page.getByText('A person can help.').first()).toBeVisible()
    await page.getByRole('button', { name: 'I was writing about the text' }).press('Enter')
    await expect(page.getByRole('heading', { name: '2. Clues in the words' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Who can help' })).toContainText('about the text')
    await expect(page.locator('.earlier')).toHaveCount(0)
  })

test('on this device a choice and words are kept without a network', async ({ page, context }) => {
  await openOnDevice(page, product.url)
  await askAbout(page, scene, 'How does Mia feel?')
  await context.setOffline(true)
  const help = page.locator('.check-in').getByRole('region', { name: 'Who can help' })
  await answer(page, 'i dont want to live anymore')
  await expect(help).toContainText('988')
  await answer(page, 'she is cold')
  await expect(help).toHaveCount(0)
  await expect(page.locator('.check-in-reply')).toContainText('You wrote: she is cold')
  await page.reload()
  await expect(page.locator('.check-in-reply')).toContainText('You wrote: she is cold')
})
