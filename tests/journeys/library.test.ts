import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { expectTargets } from './inspect-page.ts'
import { ask, untilReady } from './person.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

test('the list narrows while somebody types and chooses, and keeps the choice in the address', async ({
  page,
}) => {
  const quiet = watchPage(page, product.url)
  await page.goto(`${product.url}/library`)
  const cards = page.locator('.texts > li:visible')
  await expect(cards).toHaveCount(24)
  await page.getByLabel('Show all of them').check()
  const all = await cards.count()
  await page.getByLabel('Search by title, author or theme').fill('twain FENCE')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText(`1 text of ${all}`)
  await page.getByLabel('Kind').selectOption('Poetry')
  await expect(page.getByText('No text of the library fits.')).toBeVisible()
  expect(new URL(page.url()).search).toBe('?search=twain+FENCE&kind=poetry')
  await page.getByLabel('Search by title, author or theme').fill('')
  await expect(cards.first()).toContainText('Poetry')
  quiet.expectQuiet()
})

test('without a script the button narrows the list, and the switch shows the other version', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/library`)
  await page.getByLabel('Level').selectOption('Middle School')
  await page.getByRole('button', { name: 'Show texts' }).click()
  await expect(page.locator('.texts > li:visible').first()).toContainText('Middle School')
  await expect(page.locator('.texts > li:visible').filter({ hasText: 'High School' })).toHaveCount(0)
  await page.goto(`${product.url}/library/hope-is-the-thing-with-feathers`)
  const plain = page.locator('.short .plain')
  await expect(plain).toBeVisible()
  await page.getByLabel('For high school and college').check()
  await expect(plain).toBeHidden()
  await expect(page.locator('.short .full')).toBeVisible()
  await page.locator('summary').filter({ hasText: '?' }).first().click()
  await expect(page.getByText('How to find it yourself:').first()).toBeVisible()
  await context.close()
})

test('a number in the text leads to its clue and back, by keyboard', async ({ page }) => {
  await page.goto(`${product.url}/library/the-man-he-killed`)
  await page
    .getByRole('link', { name: /^Clue 1: / })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/#clue-1$/)
  await page.getByRole('link', { name: 'Clue 1, back to the text' }).press('Enter')
  await expect(page).toHaveURL(/#mark-1$/)
  await page.locator('#mark-7, [href="#clue-7"]').first().press('Enter')
  await expect(page.locator('#clue-7'), 'its fold opens').toBeInViewport()
})

test('“Ask about this text” fills the form, and takes the place of nothing that was typed', async ({
  page,
}) => {
  await page.goto(`${product.url}/library/hope-is-the-thing-with-feathers`)
  await page.getByRole('link', { name: 'Ask about this text' }).click()
  const passage = page.getByRole('textbox', { name: /passage/i }).first()
  await expect(passage).toHaveValue(/^Hope is the thing with feathers\nThat perches/)
  await expect(page.getByLabel(/title/i).first()).toHaveValue('Hope is the thing with feathers')
  await passage.fill('My own text, which nobody may take away.')
  await page.reload()
  await expect(passage).toHaveValue('My own text, which nobody may take away.')
  await page.getByRole('button', { name: 'Use “Hope is the thing with feathers”' }).click()
  await expect(passage).toHaveValue(/^Hope is the thing/)
  await page.getByRole('button', { name: 'Show it', exact: true }).click()
  await expect(passage).toHaveValue('My own text, which nobody may take away.')
})

test('a text that is asked for beside an explanation is one press away', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await ask(
    page,
    'How does Ben feel?',
    'Ben kicked a stone across the empty yard. “He is just late,” Ben said.',
  )
  await untilReady(page)
  await page.goto(`${product.url}/demo/reader/middle/fiction?text=the-last-piece`)
  await page.getByRole('button', { name: 'Ask about “The last piece”' }).click()
  await expect(page.getByLabel('Passage (optional)')).toHaveValue(/^Maya dropped her wet backpack/)
})

test('a question about a text of the library is answered from the library, and the answer says so', async ({
  page,
}) => {
  await page.goto(`${product.url}/library/ozymandias`)
  await page.getByRole('link', { name: 'Ask about this text' }).click()
  await page.getByLabel(/Your Question/).fill('what is the tone')
  await page.locator('form.analysis button[type="submit"]').click()
  await expect(page.getByText(/^From the library: this explanation was written ahead/)).toBeVisible()
  await expect(page.getByRole('heading', { name: '2. Clues in the words' })).toBeVisible()
  await expect(page.getByText('To ask about “Ozymandias”')).toHaveCount(0)
})

test('a question that was typed before the scripts ran stays, beside the text that the address asks for', async ({
  page,
}) => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(`${product.url}/demo/reader/high/poetry?text=ozymandias`, { waitUntil: 'commit' })
  await page.getByLabel(/Your Question/).fill('What is the tone?')
  open()
  await expect(page.getByLabel(/Passage/).first()).toHaveValue(/^I met a traveller/)
  await expect(page.getByLabel(/Your Question/)).toHaveValue('What is the tone?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.getByText(/^From the library: this explanation was written ahead/)).toBeVisible()
})

test('a work that is named and not pasted is offered with its text, before the question and after it', async ({
  page,
}) => {
  const quiet = watchPage(page, product.url)
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await page.getByLabel(/Your Question/).fill('what is the tone of sonnet 18')
  const offer = page.getByText('“Sonnet 18: Shall I compare thee to a summer’s day?” by William Shakespeare')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.getByText('You did not include the text')).toBeVisible()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel(/Passage/).first()).toHaveValue(/^Shall I compare thee/)
  await expect(page.getByLabel(/Your Question/)).toHaveValue('what is the tone of sonnet 18')
  await expect(page.getByLabel(/Your Question/)).toBeFocused()
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.getByText(/^From the library: this explanation was written ahead/)).toBeVisible()
  quiet.expectQuiet()
})

test('a passage is known on this device while it is pasted, and another text is not', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await page.goto(`${product.url}/demo/reader/high/poetry`)
  const passage = page.getByLabel(/Passage/).first()
  await passage.fill(
    'and on the pedestal these words apear my name is ozymandias king of kings look on my works ye mighty and dispair nothing beside remains',
  )
  const line = page.getByText('This is “Ozymandias”. Its explanation was written ahead')
  await expect(line).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('known.png') })
  await passage.fill(
    'The bus was late again, and nobody on the bench looked up when it came round the corner at last.',
  )
  await expect(line).toHaveCount(0)
  expect(asked, 'nothing was sent').toEqual([])
  const index = await fetch(`${product.url}/library/fingerprints.bin`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(Number(index.headers.get('content-length'))).toBeLessThanOrEqual(200_000)
})

test('a title in its own box is offered, too, and the box for the text takes the offer away', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/high/fiction`)
  await page.getByText('Title and author (optional)').click()
  await page.getByLabel('Title of Work (optional)').fill('ozymandias')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel(/Passage/).first()).toHaveValue(/^I met a traveller/)
  await expect(page.getByLabel('Title of Work (optional)')).toHaveValue('Ozymandias')
  await expect(page.getByRole('button', { name: 'Use this text' })).toHaveCount(0)
})

test('the start of the demo and its empty form each offer three texts, and one press takes one', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo`)
  const picks = page.getByRole('region', { name: 'Or start with a text' })
  await expect(picks.getByRole('listitem')).toHaveCount(3)
  await picks.getByRole('listitem').first().getByRole('link').click()
  const passage = page.getByLabel(/Passage/).first()
  await expect(passage).not.toHaveValue('')
  await page.goto(`${product.url}/demo/reader/elementary/poetry`)
  const texts = page.getByRole('list', { name: 'No text at hand? Take one from the library' })
  await expect(texts.getByRole('button')).toHaveCount(3)
  await page.getByLabel(/Your Question/).fill('Who speaks here?')
  await texts.getByRole('button').first().click()
  await expect(passage).not.toHaveValue('')
  await expect(texts).toHaveCount(0)
  await expect(page.getByLabel(/Your Question/)).toHaveValue('Who speaks here?')
  await expect(page.getByLabel(/Your Question/)).toBeFocused()
})

test('a text that is not there leads to the list', async ({ page }) => {
  await page.goto(`${product.url}/library/no-such-text`)
  await expect(page).toHaveURL(`${product.url}/library`)
})

test('the pages can be used by everyone at 1280 and 320 pixels, with at most 12 kB of scripts and styles', async ({
  page,
}) => {
  for (const path of ['/library', '/library/tom-sawyer-fence', '/library/ozymandias']) {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const asked: string[] = []
      page.on('request', (request) => {
        if (/script|stylesheet/.test(request.resourceType())) asked.push(request.url())
      })
      await page.goto(product.url + path, { waitUntil: 'networkidle' })
      page.removeAllListeners('request')
      await expectAccessible(page, `${path} at ${width}`)
      await expectNoSidewaysScroll(page, `${path} at ${width}`)
      await expectTargets(page, `${path} at ${width}`)
      let bytes = 0
      for (const address of asked) {
        const reply = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
        bytes += Number(reply.headers.get('content-length'))
      }
      expect(bytes, path).toBeGreaterThan(1_000)
      expect(bytes, path).toBeLessThanOrEqual(12_000)
    }
  }
})

test('a text is described as a work with its author, at one address', async ({ page }) => {
  await page.goto(`${product.url}/library/hope-is-the-thing-with-feathers`)
  const [work = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(work)).toMatchObject({
    '@type': 'CreativeWork',
    name: 'Hope is the thing with feathers',
    author: { '@type': 'Person', name: 'Emily Dickinson' },
    dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  })
  const address = `${product.url}/library/hope-is-the-thing-with-feathers`
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  for (const list of ['/sitemap.xml', '/rss.xml'])
    expect(await (await fetch(product.url + list)).text(), list).toContain(`${product.url}/library/`)
  const cached = await fetch(address)
  expect(cached.headers.get('etag'), 'it is kept in memory').toBeTruthy()
})
