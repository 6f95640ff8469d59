import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { ask, raven, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

/** From "Alice's Adventures in Wonderland", Lewis Carroll, 1865, chapter 5. */
const alice = `“Who are you?” said the Caterpillar.

This was not an encouraging opening for a conversation. Alice replied, rather shyly, “I—I hardly know, sir, just at present—at least I know who I was when I got up this morning, but I think I must have been changed several times since then.”

“What do you mean by that?” said the Caterpillar sternly. “Explain yourself!”

“I can’t explain myself, I’m afraid, sir,” said Alice, “because I’m not myself, you see.”`

/** From the Gettysburg Address, Abraham Lincoln, 1863. */
const gettysburg = `Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battle-field of that war. We have come to dedicate a portion of that field, as a final resting place for those who here gave their lives that that nation might live. It is altogether fitting and proper that we should do this.

But, in a larger sense, we can not dedicate—we can not consecrate—we can not hallow—this ground. The brave men, living and dead, who struggled here, have consecrated it, far above our poor power to add or detract.`

/** Opening of "A Red, Red Rose", Robert Burns, 1794. */
const rose = `O my Luve is like a red, red rose
That’s newly sprung in June;
O my Luve is like the melody
That’s sweetly played in tune.`

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const evidence = (page: Page) => page.getByRole('region', { name: 'Your passage' })
const marks = (page: Page) => evidence(page).locator('.lines a')

async function showEvidence(page: Page, path: string, passage: string): Promise<void> {
  await page.goto(`${product.url}/demo/reader/${path}`)
  await ask(page, 'What is the tone?', passage)
  await untilReady(page)
  await page.getByRole('button', { name: 'Skip to the explanation' }).press('Enter')
  const text = page.getByRole('button', { name: /^Show my text/ })
  if (await text.isVisible()) await text.press('Enter')
  await page.getByRole('button', { name: /^Show all \d+ marks$/ }).press('Enter')
  await expect(evidence(page).getByRole('heading', { name: 'What the words show' })).toBeVisible()
}

/** Opens a list as a person at the keyboard does. */
async function unfold(page: Page, name: RegExp): Promise<void> {
  await evidence(page).locator('summary').filter({ hasText: name }).focus()
  await page.keyboard.press('Enter')
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a reader goes by keyboard from a finding to its words, to all that they show, and back', async ({
      page,
    }) => {
      const watch = watchPage(page, product.url)
      await showEvidence(page, 'middle/poetry', raven)
      const cue = evidence(page)
        .getByRole('button', { name: /“weary”$/ })
        .first()
      await cue.focus()
      await page.keyboard.press('Enter')
      const mark = marks(page).filter({ hasText: /^weary, clue \d+, / })
      await expect(mark).toBeFocused()
      await expect(mark).toHaveClass(/chosen/)
      await expect(mark).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(cue).toBeFocused()
      await expect(mark).not.toHaveClass(/chosen/)

      await cue.press('Enter')
      const wayBack = evidence(page).getByRole('button', { name: 'Back to the list' })
      await expect(wayBack).toBeInViewport({ ratio: 1 })
      await wayBack.press('Enter')
      await expect(cue).toBeFocused()
      await expect(wayBack).toBeHidden()

      const hard = marks(page).filter({ hasText: /^quaint\d+$/ })
      await hard.focus()
      await page.keyboard.press('Enter')
      const note = evidence(page).getByRole('group', { name: /“quaint”$/ })
      await expect(note.getByText('It means: old and pleasantly strange.')).toBeVisible()
      await expect(note.getByRole('button').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(hard).toBeFocused()
      await expect(note).toBeHidden()

      await page.keyboard.press('Enter')
      await note.getByRole('button', { name: 'Hard word' }).focus()
      await page.keyboard.press('Enter')
      const focused = page.locator(':focus')
      await expect(focused).toHaveText(/“quaint”$/)
      await expect(evidence(page).getByRole('listitem').filter({ has: focused })).toContainText(
        'old and pleasantly strange',
      )
      watch.expectQuiet()
    })

    test('the cues can be narrowed to one kind, and the count is spoken', async ({ page }) => {
      await showEvidence(page, 'middle/poetry', raven)
      const cues = evidence(page).getByRole('region', { name: 'Cues in the words' }).locator('.noticed')
      const all = await cues.count()
      const marked = await marks(page).count()
      const sound = evidence(page).getByRole('button', { name: /^Sound \d+$/ })
      const amount = Number((await sound.textContent())?.match(/\d+/)?.[0])
      expect(amount).toBeLessThan(all)
      await sound.focus()
      await page.keyboard.press('Space')
      await expect(sound).toHaveAttribute('aria-pressed', 'true')
      await expect(cues).toHaveCount(amount)
      expect(await marks(page).count()).toBeLessThan(marked)
      await expect(
        page.getByRole('status').filter({ hasText: `${amount} of ${all} cues are shown.` }),
      ).toBeVisible()
      await page.keyboard.press('Space')
      await expect(cues).toHaveCount(all)
    })

    test('a poem shows its rhymes, its beats and its feeling line by line', async ({ page }) => {
      await showEvidence(page, 'middle/poetry', raven)
      await unfold(page, /Rhyme and beat/)
      const letters = evidence(page).locator('.rhyme-letter')
      await expect(letters).toHaveText(
        ['A', 'B', 'C', 'B', 'B', 'B'].map((letter) => new RegExp(`${letter}$`)),
      )
      await evidence(page).getByRole('button', { name: 'Rhyme letters' }).press('Enter')
      await expect(letters).toHaveCount(0)
      await expect(evidence(page).locator('.beat').first()).toHaveText('Once')
      await evidence(page).getByRole('button', { name: 'Strong beats' }).press('Enter')
      await expect(evidence(page).locator('.beat')).toHaveCount(0)

      await unfold(page, /Feeling, line by line/)
      const steps = evidence(page).locator('.steps > li')
      // Two of the six lines have no word that points either way.
      await expect(steps).toHaveCount(4)
      await expect(steps.first()).toContainText('unpleasant')
      await evidence(page).getByRole('button', { name: 'Show the drawing' }).press('Enter')
      const drawing = evidence(page).getByRole('img', { name: /A drawing of the list above, 6 lines/ })
      await expect(drawing.locator('.shape-line')).toHaveCount(6)
    })

    test('a story shows who speaks, and what the word of manner means', async ({ page }) => {
      await showEvidence(page, 'middle/fiction', alice)
      await unfold(page, /Who says what, and how/)
      const speech = evidence(page).getByRole('listitem').filter({ hasText: '“What do you mean by that?”' })
      await expect(speech).toContainText('“the Caterpillar” says this.')
      await expect(speech).toContainText('“sternly” here means: in a strict way.')
      await speech.getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(':focus')).toContainText('What do you mean by that?')
      await page.keyboard.press('Escape')
      await expect(speech.getByRole('button')).toBeFocused()
    })

    test('a comparison stands in a table with its meaning and its clue', async ({ page }) => {
      await showEvidence(page, 'middle/poetry', rose)
      await unfold(page, /Words that may mean more than they say/)
      const table = evidence(page).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText([
        'It says',
        'It means here',
        'The clue',
        'It could be plain if',
      ])
      await expect(table.getByRole('row').nth(1)).toContainText('like a red')
      await expect(table.getByRole('row').nth(1)).toContainText('compares')
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`everything open is accessible and fits, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const [path, passage] of [
          ['middle/poetry', raven],
          ['middle/fiction', alice],
          ['middle/nonfiction', gettysburg],
          ['high/poetry', rose],
        ] as const) {
          await showEvidence(page, path, passage)
          for (const summary of await evidence(page).locator('summary').all()) await summary.press('Enter')
          const drawing = evidence(page).getByRole('button', { name: 'Show the drawing' })
          if ((await drawing.count()) > 0) await drawing.press('Enter')
          await marks(page).first().press('Enter')
          await expectAccessible(page, `the evidence at ${path}`)
          await expectNoSidewaysScroll(page, `the evidence at ${path}`)
        }
      })
    }

    test('the form shows the evidence of what is typed, without sending it', async ({ page }) => {
      const typed = page.getByRole('region', { name: 'What the words show' })
      const watch = watchPage(page, product.url)
      await page.goto(`${product.url}/demo/reader/elementary/fiction`)
      await page.getByLabel('Passage (optional)').fill('“Go away!” she snapped. She was furious and bitter.')
      await page.getByText('See what the words show').focus()
      await page.keyboard.press('Enter')
      await expect(typed.getByRole('button', { name: /“furious”$/ }).first()).toBeVisible()
      await page.getByLabel('Passage (optional)').fill('The train leaves at nine. It stops at two towns.')
      await expect(typed.getByRole('button', { name: /“furious”$/ })).toHaveCount(0)
      // Tone and feelings are weighed once, with the answer.
      await expect(typed.getByText('Tone and feeling')).toHaveCount(0)
      await expectAccessible(page, 'the form with evidence')
      await expectNoSidewaysScroll(page, 'the form with evidence')
      watch.expectQuiet()
    })
  })
}
