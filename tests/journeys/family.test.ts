import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { type ModelService, startModelService } from '../fakes/model-service.ts'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { ask, password, signUp, untilReady } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let model: ModelService
test.beforeAll(async () => {
  model = await startModelService()
  product = await startProduct({ ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: model.url })
})
test.afterAll(async () => {
  await product.remove()
  await model.close()
})

async function openForm(page: Page, level: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(level) }).click()
  await page.getByRole('link', { name: /Poetry/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openChildForm(part: Locator): Promise<void> {
  if (!(await part.getByLabel('Nickname').isVisible()))
    await part.getByText('Add a profile for a child').click()
}

async function addChild(page: Page, nickname: string): Promise<void> {
  const part = page.getByRole('region', { name: 'Child profiles' })
  await openChildForm(part)
  await part.getByLabel('Nickname').fill(nickname)
  await part.getByLabel('Middle School').check()
  await part.getByLabel(/I am this child’s parent or guardian/).check()
  await part.getByRole('button', { name: 'Add child profile' }).click()
  await expect(part.getByRole('button', { name: `Read as ${nickname}` })).toBeVisible()
}

test('a grown-up adds a child, whose words no AI service sees, and comes back by password', async ({
  page,
}) => {
  const watch = watchPage(page, product.url)
  await signUp(page, product.url, 'parent@example.org')
  await openForm(page, 'High School')
  await ask(page, 'What is the tone?')
  await expect(page.getByText(/^Answered by an AI model/)).toBeVisible()
  expect(model.calls.length).toBeGreaterThan(0)
  model.calls.length = 0

  await page.goto(`${product.url}/account`)
  const part = page.getByRole('region', { name: 'Child profiles' })
  await openChildForm(part)
  await expect(part.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(part.getByRole('checkbox', { checked: true })).toHaveCount(0)
  // Each wrong box has its own sentence, and what was typed stays.
  await part.getByLabel('Nickname').fill('robin@example.org')
  await part.getByRole('button', { name: 'Add child profile' }).click()
  await expect(part.getByText('Choose the child’s level.').first()).toBeVisible()
  await expect(part.getByText(/It can’t be an email address/).first()).toBeVisible()
  await expect(part.getByText(/Choose one if you agree/).first()).toBeVisible()
  await expect(part.getByLabel('Nickname')).toHaveValue('robin@example.org')
  await addChild(page, 'Robin')
  await expectAccessible(page, 'the account with a child profile')

  await part.getByRole('button', { name: 'Read as Robin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
  await expect(page.locator('main li').first()).toContainText('This is your level.')
  await expect(page.getByRole('contentinfo')).toContainText('Proudly serving Augusta')
  for (const path of ['/home', '/features', '/articles-resources/blogs', '/reader/middle/poetry']) {
    const body = await (await page.request.get(product.url + path)).text()
    const shown = body.slice(body.indexOf('<body'), body.indexOf('</footer>'))
    expect([path, shown.match(/upgrade|subscription|free trial|\$\d/gi)]).toEqual([path, null])
  }
  await expect(page.getByText('parent@example.org')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByText('Robin', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Switch to the grown-up' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'the menu of a child at 360')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 900 })
  await openForm(page, 'Middle School')
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  await expect(page.getByText(/AI answers for a child need a signed form/)).toBeVisible()
  expect(model.calls).toEqual([])

  // The grown-up's history is not in the child's, and its account is closed.
  await page.goto(`${product.url}/reader/high/poetry`)
  await page.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByText('No conversation history found.')).toBeVisible()
  await page.goto(`${product.url}/account`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ask your grown-up' })).toBeVisible()
  await expectAccessible(page, 'ask your grown-up')
  await page.getByLabel('Password', { exact: true }).fill('a guess of a child')
  await page.getByRole('button', { name: 'Switch to the grown-up' }).click()
  await expect(page.getByText('That password doesn’t match this account.').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Switch to the grown-up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
  watch.expectQuiet()
})

test('the grown-up reads the history of the child, takes it along and deletes it', async ({ page }) => {
  await signUp(page, product.url, 'guardian@example.org')
  await page.goto(`${product.url}/account`)
  await addChild(page, 'Kim')
  await page.getByRole('button', { name: 'Read as Kim' }).click()
  await openForm(page, 'Middle School')
  await ask(page, 'What does dreary mean here?')
  await untilReady(page)
  await page.getByText('Kim', { exact: true }).click()
  await page.getByRole('link', { name: 'Switch to the grown-up' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()

  await page.goto(`${product.url}/account`)
  await page.getByRole('link', { name: 'History and data of Kim' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kim' })).toBeVisible()
  await expectAccessible(page, 'a child profile')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download everything/ }).click(),
  ])
  const archive = unzipSync(new Uint8Array(readFileSync(await file.path())))
  const text = Object.entries(archive).find(([name]) => /Kim\/.*\.txt$/.test(name))
  expect(strFromU8(text?.[1] ?? new Uint8Array())).toContain('What does dreary mean here?')

  await page.getByRole('link', { name: 'What does dreary mean here?' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expectAccessible(page, 'a conversation of a child')
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `a conversation of a child at ${width}`)
  }
  await page.getByRole('link', { name: 'Back to History' }).click()
  await expect(page.getByRole('button', { name: 'Delete all history' })).toBeVisible()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `a child profile at ${width}`)
  }

  // Two steps, and the first one can be left.
  await page.getByRole('button', { name: 'Delete all history' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Are you sure? There is no Undo.' })).toBeFocused()
  await page.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Delete all history' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete all history' }).press('Enter')
  await page.getByRole('button', { name: 'Delete all history now' }).press('Enter')
  await expect(page.getByText('1 conversation was deleted.')).toBeVisible()
  await expect(page.getByText(/No conversation history found/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete profile' }).click()
  await page.getByRole('button', { name: 'Delete the profile now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read as Kim' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const part = page.getByRole('region', { name: 'Delete your account' })
  await part.getByLabel('Current password').fill('not the password of it')
  await part.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(part.getByText('That password doesn’t match this account.').first()).toBeVisible()
  await part.getByLabel('Current password').fill(password)
  await part.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page.getByText('Your account is deleted, with everything in it.')).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await page.goto(`${product.url}/account`)
  await expect(page).toHaveURL(/\/\?next=/)
})

test('the answer "a child under 13" leads to the page for grown-ups', async ({ page }) => {
  await page.goto(`${product.url}/auth?mode=sign_up`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'How a grown-up adds a child' })).toBeHidden()
  await main.getByLabel('A child under 13').check()
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await main.getByRole('link', { name: 'How a grown-up adds a child' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Children under 13' })).toBeVisible()
  // The notice names the service that would read a child's words.
  await expect(page.getByText(/Anthropic \(127\.0\.0\.1/).first()).toBeVisible()
  await expectAccessible(page, 'the page about children')
  await page.getByRole('link', { name: 'Try the built-in reader' }).click()
  await page.getByRole('link', { name: /Poetry/ }).click()
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  expect(model.calls).toEqual([])
})
