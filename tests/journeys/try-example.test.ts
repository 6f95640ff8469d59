import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ SCHOOL_CONTACT: 'Ms. Rivera, room 12' })
})
test.afterAll(() => product.remove())

const scene =
  'Maya dropped her bag. Leo was eating the last piece of her cake.\n\nShe said nothing and slammed the door.'
const verse =
  'He clasps the crag with crooked hands;\nClose to the sun in lonely lands,\nLike a thunderbolt he falls.'

test('the first text is marked before anything is pressed, others come at a press, every note with its words', async ({
  page,
}) => {
  const watch = watchPage(page, product.url)
  await page.goto(product.url)
  for (const [button, words] of [
    [null, 'Thanks so much for saving me some'],
    ['A poem', 'like a thunderbolt he falls'],
    ['News', 'As she flung a thick piece down'],
  ] as const) {
    if (button) await page.getByRole('button', { name: button }).click()
    const example = page.locator('[data-example]').filter({ visible: true })
    await expect(example.locator('mark').filter({ hasText: words })).toBeVisible()
    await expect(example).toHaveCount(1)
    const notes = example.getByRole('listitem')
    await expect(notes).toHaveCount(3)
    for (const number of [1, 2, 3])
      await expect(example.getByRole('link', { name: `Note ${number}`, exact: true })).toBeVisible()
    await expectAccessible(page, `the landing page with ${button ?? 'its first text'}`)
  }
  await expect(page.getByRole('button', { name: 'News' })).toHaveAttribute('aria-pressed', 'true')
  watch.expectQuiet()
})

test('a text of one’s own is marked while it is typed, asks the network for nothing, and goes on without one', async ({
  page,
  context,
}) => {
  await page.goto(product.url)
  const box = await openBox(page)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await box.pressSequentially('She said nothing, ', { delay: 5 })
  await box.fill(scene)
  const marked = page.locator('[data-place="marked"]')
  await expect(marked.locator('mark')).toHaveText(/slammed the door\s*1$/)
  const note = marked.getByRole('listitem')
  await expect(note).toHaveText(/Someone who says nothing may be hurt, angry, scared or thinking\./)
  await expect(page.locator('#own-status')).toHaveText(/^\d clues? marked\.$/)
  await expectAccessible(page, 'a text of one’s own')
  await context.setOffline(true)
  await box.fill(verse)
  await expect(marked.locator('.verse mark').first()).toBeVisible()
  await expect(marked).not.toContainText('slammed the door')
  // Words whose meaning is open stay marked all the same.
  await box.fill('“Thanks so much for saving me some,” she said, and slammed the door.')
  await expect(marked).toContainText('slammed the door')
  await expect(marked.locator('mark').filter({ hasText: 'Thanks so much' })).toBeVisible()
  expect(asked).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toMatch(/thunderbolt|slammed/)
})

test('the words that stand out are marked first, before what they mean has come', async ({
  page,
  context,
}) => {
  const { promise: isWanted, resolve: want } = Promise.withResolvers<void>()
  await context.route('**/write-explanation-*.js', async (route) => {
    await isWanted
    await route.continue()
  })
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Paste your own' }).click()
  const box = page.getByLabel('Your text')
  const marked = page.locator('[data-place="marked"]')
  const status = page.locator('#own-status')
  await box.fill('Better late than never, she thought.')
  await expect(marked.locator('mark')).toHaveText('Better late than never')
  await expect(status).toHaveText('First marks: 1. What the words mean is loading.')
  await expect(marked.getByRole('link')).toHaveCount(0)
  await expectAccessible(page, 'the first marks')
  await box.fill('I want to kill myself and nobody cares.')
  await expect(page.getByRole('region', { name: 'Who can help' })).toContainText('call or text 988')
  await expect(marked.locator('mark')).toHaveCount(0)
  await box.fill('Better late than never, she thought.')
  await expect(marked.locator('mark')).toHaveText('Better late than never')
  want()
  await expect(marked.getByRole('link', { name: 'Note 1', exact: true })).toBeVisible()
  await expect(status).toHaveText(/^\d clues? marked\.$/)
})

test('a text that is too long is not lost and not marked', async ({ page }) => {
  await page.goto(product.url)
  const box = await openBox(page)
  await box.fill('word '.repeat(1_601))
  await expect(page.locator('#own-status')).toHaveText(
    'Your text has 8,005 characters. This box marks up to 8,000. Nothing is lost.',
  )
  await box.fill('')
  await expect(page.locator('#own-status')).toHaveText('The reader is on this device now.')
})

test('words of distress lead to help in place of marks, and a text is marked all the same when it is one', async ({
  page,
}) => {
  await page.goto(product.url)
  const box = await openBox(page)
  const help = page.getByRole('region', { name: 'Who can help' })
  await box.fill('I want to kill myself and nobody cares.')
  await expect(help).toContainText('call or text 988')
  await expect(help).toContainText('Ms. Rivera, room 12')
  await expect(help).toContainText('What you wrote here did not leave this device.')
  await expect(page.locator('[data-place="marked"] mark')).toHaveCount(0)
  await expectAccessible(page, 'the help text')
  await page.getByRole('button', { name: 'This is a text. Show its clues' }).click()
  await expect(page.locator('[data-place="marked"] blockquote')).toContainText('I want to kill myself')
  await expect(help).toBeHidden()
  await box.fill(scene)
  await expect(page.locator('[data-place="marked"] mark').first()).toBeVisible()
  await expect(help).toBeHidden()
})

test('without script the first text stands with its marks, and no button that does nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.url)
  await expect(page.locator('mark').filter({ hasText: 'Thanks so much' })).toBeVisible()
  await expect(page.locator('[data-show]').filter({ visible: true })).toHaveCount(0)
  await context.close()
})

test('on a phone the marked text begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(product.url)
  const text = await page.locator('.try blockquote').first().boundingBox()
  expect(text?.y).toBeLessThan(740 - 40)
  await expectNoSidewaysScroll(page, 'the landing page at 360 px')
  await openBox(page)
  await expectNoSidewaysScroll(page, 'the box at 360 px')
})

/** Opens the box for a text of one's own; the reader has come with it. */
async function openBox(page: Page) {
  await page.getByRole('button', { name: 'Paste your own' }).click()
  await expect(page.getByText('Nothing you paste here leaves this device.')).toBeVisible()
  await expect(page.locator('#own-status')).toHaveText('The reader is on this device now.')
  const box = page.getByLabel('Your text')
  await expect(box).toBeFocused()
  return box
}
