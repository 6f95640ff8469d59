import type { Page } from '@playwright/test'
import type { Film } from './record-film.ts'

/** First stanza of "The Raven", Edgar Allan Poe, 1845. */
const raven = `Once upon a midnight dreary, while I pondered, weak and weary,
Over many a quaint and curious volume of forgotten lore,
While I nodded, nearly napping, suddenly there came a tapping,
As of some one gently rapping, rapping at my chamber door.
“’Tis some visitor,” I muttered, “tapping at my chamber door;
Only this, and nothing more.”`

/** The two films of the library. */
export const films: Film[] = [
  {
    id: 'find-the-words',
    start: '/demo/grade/middle',
    scene:
      'A student uses the free demo of Tonewise in a browser. The level is middle school. The text is the first stanza of "The Raven" by Edgar Allan Poe.',
    steps: [
      { caption: 'This is the free demo. No account is needed.' },
      { caption: 'We choose Poetry, because the text is a poem.', act: (page) => choose(page, /Poetry/) },
      {
        caption: 'We paste the first stanza of The Raven into the box named Passage.',
        act: (page) => page.getByLabel('Passage (optional)').fill(raven),
      },
      {
        caption: 'Then we type one question: How does the speaker feel?',
        act: (page) =>
          page.getByLabel('Your Question (required)').pressSequentially('How does the speaker feel?', {
            delay: 60,
          }),
      },
      {
        caption: 'We press Submit for Analysis. The explanation comes in five steps.',
        act: async (page) => {
          await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
          await page.getByText('The explanation is ready.').waitFor()
        },
      },
      {
        caption:
          '“In short” gives the answer in one or two sentences. The marks in the passage show which words carry it.',
        act: (page) => bring(page, 'In short'),
        isStill: true,
      },
      {
        caption:
          'Step 2 lists the words as clues. Each clue has a number, and so do its words in the passage.',
        act: (page) => openStep(page, '2. Clues in the words'),
      },
      {
        caption: 'Step 3 names the feelings and says which words show them.',
        act: (page) => openStep(page, '3. Feelings and tone'),
      },
      {
        caption: 'Step 5 shows how to find this yourself in another text.',
        act: (page) => openStep(page, '5. How to find this yourself'),
      },
      { caption: 'You can check each claim, because the words are in front of you.' },
    ],
  },
  {
    id: 'set-up-the-page',
    start: '/blog/ten-minute-reading-plan',
    scene:
      'A parent opens an article of Tonewise and changes how the page looks. The same settings work in the reader.',
    steps: [
      { caption: 'Every page for reading has a button named Reading settings.' },
      {
        caption: 'The settings open beside the text. The page stays usable.',
        act: (page) => page.getByRole('button', { name: 'Reading settings' }).first().click(),
      },
      { caption: 'We make the text larger.', act: (page) => page.getByLabel(/150/).first().check() },
      {
        caption: 'Spacing moves letters and words apart together.',
        act: async (page) => {
          await page
            .getByRole('group', { name: /Spacing/ })
            .getByRole('radio')
            .nth(1)
            .check()
        },
      },
      {
        caption: 'Page color changes the background. This one is dark.',
        act: (page) => page.getByLabel(/Dark/).first().check(),
      },
      {
        isStill: true,
        caption: 'And this one is cream. Choose what is comfortable. It is a preference, not a treatment.',
        act: (page) => page.getByLabel(/Cream/).first().check(),
      },
      {
        caption: 'Close the panel. The settings stay on this device until you change them.',
        act: (page) => page.keyboard.press('Escape'),
      },
      { caption: 'The settings are free for everyone, with or without an account.' },
    ],
  },
]

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().hover()
  await page.waitForTimeout(800)
  await page.getByRole('link', { name }).first().click()
  await page.getByLabel('Passage (optional)').waitFor()
}

/** Opens one of the five steps below the clues; the one that was open closes. */
async function openStep(page: Page, name: string): Promise<void> {
  await bring(page, name)
  const open = page.locator('.answer-steps details[open] > summary')
  for (const summary of await open.all()) await summary.click()
  await page.locator('.answer-steps summary', { hasText: name }).click()
}

/** Scrolls the words to the upper part of the window, slowly enough to follow. */
async function bring(page: Page, words: string): Promise<void> {
  const target = page.getByText(words).last()
  const box = await target.boundingBox()
  const distance = (box?.y ?? 120) - 120
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, distance / 12)
    await page.waitForTimeout(40)
  }
}
