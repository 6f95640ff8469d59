import { expect, test } from '@playwright/test'
import { writeExplanation } from '#close-reading'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { watchPage } from './check-page.ts'
import { expectClearNames, expectFewChoices, expectStill, focusByTab } from './inspect-page.ts'
import { expectDownload, fiveSteps, raven, stepHeadings, untilReady } from './person.ts'
import { recordLiveRegions } from './record-live-regions.ts'
import { type Product, startProduct } from './start-product.ts'

const asked = 'How does the speaker feel?'
const text = writeExplanation({
  gradeLevel: 'middle',
  contentType: 'poetry',
  question: asked,
  passage: raven,
}).markdown

let service: ModelService
let product: Product
test.beforeAll(async () => {
  service = await startModelService({ text, mode: 'slow' })
  service.setDelay(5)
  product = await startProduct({ ANTHROPIC_API_KEY: 'key-for-a-test', ANTHROPIC_BASE_URL: service.url })
})
test.afterAll(async () => {
  await product.remove()
  await service.close()
})

test.describe('Amy, an autistic student', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

  test('goes by keyboard to a downloaded explanation; nothing moves or changes by itself', async ({
    page,
  }) => {
    const watch = watchPage(page, product.url)
    await page.clock.install()
    /** A minute passes in which she does nothing. */
    async function expectCalm(name: string) {
      await expectStill(page, name)
      const before = await page.locator('body').textContent()
      await page.clock.runFor(60_000)
      expect(await page.locator('body').textContent(), `${name} changes by itself`).toBe(before)
      await expectStill(page, name)
      await expectClearNames(page, name)
      await expectFewChoices(page, name)
    }
    await page.goto(product.url)
    await expectCalm('the landing page')
    await focusByTab(page, 'Take a Test Drive')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /Reading Level/ })).toBeVisible()
    await expectCalm('the levels')
    await focusByTab(page, 'Middle School')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Step 2 of 3/)).toBeVisible()
    await expectCalm('the kinds of text')
    await focusByTab(page, /Poetry/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Poetry Analysis' })).toBeFocused()
    await focusByTab(page, 'Passage (optional)')
    await page.keyboard.insertText(raven)
    await focusByTab(page, 'Your Question (required)')
    await page.keyboard.type(asked)
    await expect(page.getByText('64 words, 6 lines')).toBeVisible()
    await expectCalm('the filled form')
    await focusByTab(page, 'Submit for Analysis')
    await page.keyboard.press('Enter')

    const result = page.getByRole('region', { name: 'Analysis Results' })
    await expect(result.getByText('The explanation shows here when it is finished.')).toBeVisible()
    await page.evaluate(() => {
      const section = document.getElementById('answer-panel') as HTMLElement
      const said = new Set<string>()
      Object.assign(window, { saidWhileWriting: said })
      new MutationObserver(() => {
        if (section.getAttribute('aria-busy') === 'true') said.add(section.textContent ?? '')
      }).observe(section, { childList: true, subtree: true, characterData: true, attributes: true })
    })
    await untilReady(page)
    const changes = await page.evaluate(() => [
      ...(window as unknown as { saidWhileWriting: Set<string> }).saidWhileWriting,
    ])
    expect(changes.filter((said) => said.includes('1. What the text says'))).toEqual([])
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(result.getByRole('button', { name: 'Fuller' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Show all \d+ marks$/ })).toBeVisible()
    await expectCalm('the explanation')
    await focusByTab(page, 'Download')
    await expectDownload(page, asked, () => page.keyboard.press('Enter'))
    watch.expectQuiet()
  })
})

test.describe('Yuki, a student with ADHD', () => {
  test('leaves for 30 minutes at each step and reloads once; the place, the words and the messages stay', async ({
    page,
  }) => {
    await page.clock.install()
    async function leave() {
      await page.clock.runFor(1_000)
      await page.clock.fastForward('30:00')
    }
    await page.goto(product.url)
    await leave()
    await page.getByRole('link', { name: 'Take a Test Drive' }).click()
    await expect(page.getByText(/Step 1 of 3/)).toBeVisible()
    await leave()
    await page.getByRole('link', { name: /Middle School/ }).click()
    await expect(page.getByText(/Step 2 of 3/)).toBeVisible()
    await expect(page.getByRole('navigation', { name: /Breadcrumb|You are here/i })).toBeVisible()
    await leave()
    await page.getByRole('link', { name: /Poetry/ }).click()
    await expect(page.getByText(/Step 3 of 3/)).toBeVisible()
    await page.getByLabel('Passage (optional)').fill(raven)
    await leave()
    await page.getByRole('button', { name: /^Submit for Analysis/ }).press('Enter')
    const message = page.getByText('Please enter a question.').first()
    await expect(message).toBeVisible()
    await leave()
    await expect(message).toBeVisible()
    await page.getByLabel('Your Question (required)').fill(asked)
    await leave()
    await page.reload()
    await expect(page.getByLabel('Passage (optional)')).toHaveValue(raven)
    await expect(page.getByLabel('Your Question (required)')).toHaveValue(asked)
    await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
    await untilReady(page)
    await page.getByLabel('Follow-up question').fill('What does dreary mean?')
    await leave()
    await expect(page.getByText(/The explanation is ready/)).toBeVisible()
    await expect(page.getByLabel('Follow-up question')).toHaveValue('What does dreary mean?')
    await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
    await expectDownload(page, asked, () => page.getByRole('button', { name: 'Download' }).click())
  })
})

test.describe('Sam, who uses a screen reader', () => {
  test('finds every step by role and name, hears four announcements at most, and never loses focus', async ({
    page,
  }) => {
    const focused = () => page.evaluate(() => document.activeElement?.tagName ?? '')
    async function enter(role: 'link' | 'button', name: RegExp | string) {
      const target = page.getByRole(role, { name })
      await target.focus()
      await page.keyboard.press('Enter')
    }
    await page.goto(product.url)
    await enter('link', 'Take a Test Drive')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('list').first().getByRole('link')).toHaveCount(4)
    // Until the scripts are there a link loads a whole page, which a screen reader reads from the top.
    await page.waitForLoadState('networkidle')
    await enter('link', /Middle School/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/Middle School/)
    await enter('link', /Poetry/)
    await expect(page.getByRole('heading', { level: 1, name: 'Poetry Analysis' })).toBeFocused()
    await expect(page).toHaveTitle(/Poetry/)
    await page.getByRole('textbox', { name: 'Passage (optional)' }).fill(raven)
    await page.getByRole('textbox', { name: 'Your Question (required)' }).fill(asked)
    const live = await recordLiveRegions(page)
    await enter('button', /^Submit for Analysis/)
    await expect(page.getByRole('status').filter({ hasText: 'Writing the explanation.' })).toBeVisible()
    expect(await focused()).toBe('BUTTON')
    await untilReady(page)
    const heard = await live.announcements()
    expect(heard.length).toBeLessThanOrEqual(4)
    expect(heard.every(({ politeness }) => politeness === 'polite')).toBe(true)
    const result = page.getByRole('region', { name: 'Analysis Results' })
    await expect(result.getByRole('heading', { level: 2, name: 'Analysis Results' })).toBeFocused()
    await expect(stepHeadings(page)).toHaveText(fiveSteps)
    const clues = result.getByRole('region', { name: 'Clues' })
    await expect(clues.getByRole('link').first()).toHaveAccessibleName(/^Clue 1: “/)
    await expect(clues.getByRole('listitem').first()).toContainText(/line \d/)
    await enter('button', 'Fuller')
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused()
    await enter('button', 'Show the first explanation')
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused()
    await expectDownload(page, asked, () => enter('button', 'Download'))
    expect(await focused()).toBe('BUTTON')
  })
})
