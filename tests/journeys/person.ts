import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/**
 * Begins as "The Raven" by Edgar Allan Poe (1845) does and goes on in our words, so that the library does not know it:
 * the built-in reader or a model answers.
 */
export const raven = `Once upon a midnight dreary, while I pondered, weak and weary,
Over many a quaint and curious story of a distant shore,
Nodding now and nearly napping, I could hear a gentle tapping,
As a branch that goes on rapping at the window by the door.
“It’s a storm,” I said, still dreaming of the waves upon the shore;
“Only wind, and nothing more.”`

export const password = 'a quiet lamp beside the window'

/** Makes an account and signs in to it, as the forms ask the server, and opens home. */
export async function signUp(page: Page, url: string, email: string): Promise<void> {
  const { request } = page.context()
  const headers = { origin: url, 'sec-fetch-site': 'same-origin' }
  for (const [path, data] of [
    ['/auth/sign-up', { email, password, audience: 'adult' }],
    ['/auth/sign-in', { email, password }],
  ] as const)
    await expect(await request.post(url + path, { data, headers }), path).toBeOK()
  await page.goto(`${url}/home`)
  await expectHome(page)
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
}

/** Signs up by the landing page's window, then signs in with the same words. */
export async function signUpByForm(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Sign Up/Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Sign up' }).click()
  await dialog.getByLabel('An adult').check()
  await dialog.getByLabel('Email').filter({ visible: true }).fill(email)
  await dialog.getByLabel('New password').fill(password)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await expect(dialog.getByText('Account created! Please sign in.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expectHome(page)
}

/** Signs in by the page /auth, and does not wait for what comes of it. */
export async function signIn(page: Page, url: string, email: string, typed: string): Promise<void> {
  await page.goto(`${url}/auth`)
  const main = page.getByRole('main')
  await main.getByLabel('Email').filter({ visible: true }).fill(email)
  await main.getByLabel('Password', { exact: true }).fill(typed)
  await main.getByRole('button', { name: 'Sign In' }).click()
}

/** Fills the form of a reader and sends it. */
export async function ask(page: Page, question: string, passage = raven): Promise<void> {
  await page.getByLabel('Passage (optional)').fill(passage)
  await page.getByLabel('Your Question (required)').fill(question)
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
}

/** The answer is whole, as the page says it. The first one of a product waits for its engine to load. */
export async function untilReady(page: Page): Promise<void> {
  await expect(
    page.getByText('The explanation is ready. It has five steps and a check-in question.'),
  ).toBeVisible()
}

export const fiveSteps = [
  '1. What the text says',
  '2. Clues in the words',
  '3. Feelings and tone',
  '4. What it may mean',
  '5. How to find this yourself',
  'Check-in',
]

/** The headings of an explanation and of its check-in, without those of a fork above them. */
export const stepHeadings = (page: Page) =>
  page.locator(':is(#steps, .check-in)').getByRole('heading', { level: 3 })

/** Presses what downloads the chat; the file has the question and all five steps. */
export async function expectDownload(
  page: Page,
  question: string,
  press: () => Promise<void>,
): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toContain(question)
  for (const step of fiveSteps) expect(file).toContain(`## ${step}`)
}
