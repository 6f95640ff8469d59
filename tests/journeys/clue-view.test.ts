import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { ask, raven, signUp, untilReady } from './person.ts'
import { recordLiveRegions } from './record-live-regions.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

/** An everyday scene of 62 words that the library does not know. */
const scene = `Ben looked at the clock. It was ten past four. His dad had promised to come at three. Ben was nervous. His hands shook like leaves, and he did not look up. “He is just late,” Ben said, and he smiled at the teacher. Then a car came round the corner. Ben ran to the gate like a deer, laughing.`

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const text = (page: Page) => page.getByRole('region', { name: 'Your passage' })
const answer = (page: Page) => page.locator('#answer-panel')
const cards = (page: Page) => answer(page).locator('.clue')

/** The text of the library about the last piece of a cake, and a question about it. */
async function askAboutCake(page: Page, level = 'middle'): Promise<void> {
  await page.goto(`${product.url}/demo/reader/${level}/fiction?text=the-last-piece`)
  await page.getByLabel('Your Question (required)').fill('Is Maya really thanking Leo?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await untilReady(page)
  await expect(answer(page).locator('.depth')).toBeVisible()
}

async function expectGood(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  await expectNoSidewaysScroll(page, name)
}

for (const { width, height, most } of [
  { width: 1280, height: 800, most: 1_700 },
  { width: 360, height: 740, most: 3_700 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the answer about a short scene stays short', async ({ page }) => {
      await page.goto(`${product.url}/demo/reader/middle/fiction`)
      await ask(page, 'How does Ben feel?', scene)
      await untilReady(page)
      await expect(cards(page).first()).toBeVisible()
      await expect(answer(page).getByText(/quotations are in your passage/)).toBeVisible()
      const page1 = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement
        const controls = [...main.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')]
        const stops = controls.filter(
          (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
        )
        // Of a group of radio buttons one is a stop.
        const others = stops.filter((one) => one.matches('[type="radio"]:not(:checked)'))
        return {
          height: document.documentElement.scrollHeight,
          // biome-ignore lint/performance/useDomNodeTextContent: only words that show count
          words: main.innerText.split(/\s+/u).length,
          stops: stops.length - others.length,
        }
      })
      expect(page1.height, 'height of the page').toBeLessThanOrEqual(most)
      expect(page1.words, 'words').toBeLessThanOrEqual(600)
      expect(page1.stops, 'tab stops').toBeLessThanOrEqual(40)
    })

    test('the feeling line names its points, and each point lights its clue', async ({ page }) => {
      const watch = watchPage(page, product.url)
      await askAboutCake(page)
      const way = page.getByRole('button', { name: /^Show my text/ })
      if (await way.isVisible()) await way.click()
      const line = page.getByRole('region', { name: 'Maya’s feeling' })
      await expect(line.getByRole('button')).toHaveText([
        /1.*let down/,
        /2.*hurt and angry/,
        /3.*not said/,
        /4.*hurt, holds it in/,
        /5.*less hurt/,
        /6.*ready to make up, the turn/,
      ])
      await expect(line).toContainText('It turns at clue 6')
      await line.getByText('The same as a table').click()
      const row = line.getByRole('row').filter({ hasText: 'Thanks so much' })
      await expect(row.getByRole('cell')).toHaveText([/Thanks so much/, 'hurt and angry: upset', 'fine'])
      await expectGood(page, 'the feeling line')
      // Words beyond the four clues have a mark of their own; beside the explanation they light up in place.
      if (width > 959) {
        const point = line.getByRole('button', { name: /less hurt/ })
        await point.press('Enter')
        await expect(point).toHaveAttribute('aria-pressed', 'true')
        await expect(text(page).locator('.m.chosen').first()).toContainText('A feast')
      }
      await line.getByRole('button', { name: /hurt and angry/ }).press('Enter')
      await expect(answer(page).locator('.clue.chosen')).toContainText('Thanks so much for saving me some')
      watch.expectQuiet()
    })

    test('a child begins with one line and walks through the clues one by one', async ({ page }) => {
      await askAboutCake(page, 'elementary')
      await expect(page.getByRole('radio', { name: 'One line' })).toBeChecked()
      await expect(cards(page).first()).toBeHidden()
      await expect(answer(page).locator('.answer-steps')).toBeHidden()
      const live = await recordLiveRegions(page)
      await page.getByRole('button', { name: 'Walk me through' }).press('Enter')
      const walk = page.getByRole('region', { name: 'Walk through the clues' })
      const next = walk.getByRole('button', { name: 'Next' })
      await expect(next).toBeFocused()
      await expect(walk).toContainText('1 of ')
      await expectGood(page, 'the walk')
      await next.press('Enter')
      await expect(walk).toContainText('2 of ')
      await expect(text(page).locator('.m.chosen, a.chosen')).toHaveCount(width > 959 ? 1 : 0)
      await walk.getByRole('button', { name: 'Previous' }).press('Enter')
      await expect(walk).toContainText('1 of ')
      const heard = (await live.announcements()).map(({ text: said }) => said)
      expect(heard).toHaveLength(3)
      for (const [at, number] of [1, 2, 1].entries())
        expect(heard[at]).toMatch(new RegExp(`^${number} of \\d`))
      for (let step = 0; step < 9 && (await next.isVisible()); step += 1) await next.press('Enter')
      await walk.getByRole('button', { name: 'Finish' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Walk me through' })).toBeFocused()
      await expect(text(page).locator('.chosen')).toHaveCount(0)
    })

    test('a clue can be covered, and what is left is read without it', async ({ page }) => {
      await page.goto(`${product.url}/demo/reader/middle/fiction`)
      await ask(page, 'How does Ben feel?', scene)
      await untilReady(page)
      await page.getByRole('button', { name: 'Walk me through' }).click()
      const walk = page.getByRole('region', { name: 'Walk through the clues' })
      const words = (await walk.locator('.walk-words strong').textContent()) ?? ''
      await walk.getByRole('button', { name: 'Cover these words' }).press('Enter')
      await expect(walk.getByRole('img', { name: 'covered words' })).toBeVisible()
      await expect(walk.locator('.covered > p').first()).not.toContainText(words.replace(/[“”]/gu, ''))
      await expect(walk).toContainText(/Without these words the answer (?:stays the same|would be)/)
      await expectGood(page, 'a covered clue')
      await walk.getByRole('button', { name: 'Next' }).click()
      await expect(walk.getByRole('img', { name: 'covered words' })).toHaveCount(0)
    })

    test('how much shows is kept, and everything is everything', async ({ page }) => {
      await askAboutCake(page)
      await expect(page.getByRole('radio', { name: 'One minute' })).toBeChecked()
      await page.getByText('Everything', { exact: true }).click()
      const steps = answer(page).locator('.answer-steps > details')
      await expect(steps).toHaveCount(5)
      for (const step of await steps.all()) await expect(step).toHaveAttribute('open')
      await expect(page.locator('html')).toHaveAttribute('data-depth', 'everything')
      await expectGood(page, 'everything')
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Everything' })).toBeChecked()
    })

    test('the reply to the check-in stays in its box, and earlier explanations keep their numbers', async ({
      page,
    }) => {
      await askAboutCake(page)
      await page.locator('#check-in-answer').fill('opened')
      await page.getByRole('button', { name: 'Keep my answer' }).click()
      await expect(page.locator('.check-in-reply')).not.toBeEmpty()
      await expect(cards(page)).toHaveCount(4)
      await expect(answer(page).getByRole('heading', { level: 2 })).toContainText(
        'Is Maya really thanking Leo?',
      )
      await expectGood(page, 'a reply to the check-in')
      await page.getByLabel('Follow-up question').fill('How does Leo feel?')
      await page.keyboard.press('Enter')
      await expect(answer(page).getByRole('heading', { level: 2 })).toContainText('How does Leo feel?')
      const earlier = answer(page).locator('.earlier details').first()
      await expect(earlier).toHaveAttribute('open')
      await expect(earlier.locator('a.m').first()).toBeVisible()
      await expectGood(page, 'earlier explanations')
    })

    test('home begins with the last texts, and the search of the history goes through everything', async ({
      page,
    }) => {
      await signUp(page, product.url, `desk${width}@example.org`)
      await expect(page.getByRole('heading', { name: 'Go on with a text' })).toHaveCount(0)
      await page.goto(`${product.url}/reader/middle/poetry`)
      await ask(page, 'How does the speaker feel?', raven)
      await untilReady(page)
      await page.goto(`${product.url}/reader/high/fiction`)
      await page.getByRole('button', { name: 'View History' }).click()
      await page.getByLabel('Search everything you asked').fill('midnight dreary')
      await page.keyboard.press('Enter')
      await expect(page.getByText('1 found.')).toBeVisible()
      await page.getByRole('button', { name: /How does the speaker feel\?/ }).click()
      await expect(page.locator('.quoted-passage mark').first()).toContainText('weary')
      await expectGood(page, 'the history')
      await page.getByRole('link', { name: /^Continue/ }).click()
      await expect(page).toHaveURL(/\/reader\/middle\/poetry$/)
      await expect(answer(page).getByRole('heading', { level: 2 })).toContainText(
        'How does the speaker feel?',
      )
      await page.goto(`${product.url}/home`)
      const last = page.getByRole('region', { name: 'Go on with a text' })
      await expectGood(page, 'home with a last text')
      await last.getByRole('link', { name: 'How does the speaker feel?' }).click()
      await expect(answer(page).getByRole('heading', { level: 2 })).toContainText(
        'How does the speaker feel?',
      )
    })
  })
}
