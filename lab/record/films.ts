import type { Page } from '@playwright/test'
import type { Film } from './record-film.ts'

/** "The Lake Isle of Innisfree", William Butler Yeats, 1890. */
const innisfree = `I will arise and go now, and go to Innisfree,
And a small cabin build there, of clay and wattles made:
Nine bean rows will I have there, a hive for the honey bee,
And live alone in the bee-loud glade.

And I shall have some peace there, for peace comes dropping slow,
Dropping from the veils of the morning to where the cricket sings;
There midnight’s all a glimmer, and noon a purple glow,
And evening full of the linnet’s wings.

I will arise and go now, for always night and day
I hear lake water lapping with low sounds by the shore;
While I stand on the roadway, or on the pavements grey
I hear it in the deep heart’s core.`

/** The two films of the library. */
export const films: Film[] = [
  {
    id: 'find-the-words',
    start: '/demo/grade/middle',
    scene:
      'A student uses the free demo of Tonewise in a browser. The level is middle school. The text is "The Lake Isle of Innisfree" by William Butler Yeats, which the library of Tonewise has.',
    steps: [
      { caption: 'This is the free demo. No account is needed.' },
      { caption: 'We choose Poetry, because the text is a poem.', act: (page) => choose(page, /Poetry/) },
      {
        caption: 'We paste a poem by W. B. Yeats into the box named Passage.',
        act: (page) => page.getByLabel('Passage (optional)').fill(innisfree),
      },
      {
        caption: 'Then we type one question: How does the speaker feel?',
        act: (page) =>
          page.getByLabel('Your Question (required)').pressSequentially('How does the speaker feel?', {
            delay: 60,
          }),
      },
      {
        caption:
          'We press Submit for Analysis. This poem is in our library, so its explanation was written ahead.',
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
          'Each clue has a number, and so do its words in the passage. We choose clue 3: the poem turns there.',
        act: (page) => page.locator('#clue-3').click(),
      },
      {
        caption: 'Step 3 names the tone and says which words show it.',
        act: (page) => openStep(page, '3. Feelings and tone'),
      },
      {
        caption: 'Step 5 shows how to find this yourself in another text.',
        act: (page) => openStep(page, '5. How to find this yourself'),
      },
      {
        caption: 'At the end a check-in asks you one question. You can skip it.',
        act: (page) => bring(page, 'Check-in'),
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
