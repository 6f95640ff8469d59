import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Audience, audienceNames } from '#domain/audiences'
import { topicNames, topics } from '#domain/topics'
import { listPosts } from '#server/library/posts'
import { readVideos } from '#server/library/videos'
import { watchPage } from './check-page.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ SUPPORT_EMAIL: 'help@example.org' })
})
test.afterAll(() => product.remove())

const posts = listPosts()
const videos = readVideos()
/** The same page in a browser that runs no script. */
async function openPlain(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.url + path)
  return page
}

const lists = [
  { path: '/blog', noun: ['article', 'articles'], entries: posts.map(({ audience }) => audience) },
  {
    path: '/articles-resources/blogs',
    noun: ['article', 'articles'],
    entries: posts.map(({ audience }) => audience),
  },
  {
    path: '/articles-resources/videos',
    noun: ['video', 'videos'],
    entries: videos.map(({ category }) => category),
  },
]

for (const { path, noun, entries } of lists) {
  const phrase = (count: number) => `${count} ${noun[count === 1 ? 0 : 1]}`
  const countOf = (audience: Audience) => entries.filter((entry) => entry === audience).length

  async function expectNarrowed(page: Page, audience: Audience) {
    const shown = page.locator('main li[data-audience]:visible')
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText(
      `${phrase(countOf(audience))} shown.`,
    )
    await expect(shown).toHaveCount(countOf(audience))
    for (const entry of await shown.all()) await expect(entry).toHaveAttribute('data-audience', audience)
    const chosen = page.getByRole('button', { pressed: true })
    await expect(chosen).toHaveAccessibleName(`${audienceNames[audience]} (${phrase(countOf(audience))})`)
    await expect(page.getByText('No videos found')).toBeVisible({ visible: countOf(audience) === 0 })
    expect(page.url()).toBe(`${product.url}${path}?audience=${audience}`)
  }

  test(`${path} can be narrowed to an audience, and says how many there are`, async ({ page }) => {
    const watched = watchPage(page, product.url)
    await page.goto(product.url + path)
    await expect(page.locator('main li[data-audience]:visible')).toHaveCount(entries.length)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.body.setAttribute('data-first-load', ''))
    for (const audience of ['parents', 'teachers', 'students'] as const) {
      await page.getByRole('button', { name: audienceNames[audience] }).press('Enter')
      await expectNarrowed(page, audience)
    }
    await page.getByRole('button', { name: 'All' }).click()
    await expect(page.locator('main li[data-audience]:visible')).toHaveCount(entries.length)
    expect(page.url()).toBe(product.url + path)
    await expect(page.locator('body')).toHaveAttribute('data-first-load')
    watched.expectQuiet()
  })

  test(`${path} can be narrowed without any script`, async ({ browser }) => {
    const page = await openPlain(browser, path)
    for (const audience of ['parents', 'teachers', 'students'] as const) {
      await page.getByRole('button', { name: audienceNames[audience] }).click()
      await expectNarrowed(page, audience)
    }
    await page.context().close()
  })
}

test('the way back from an article leads to the list as it was narrowed', async ({ page }) => {
  await page.goto(`${product.url}/blog`)
  await page.getByRole('button', { name: 'Teachers' }).click()
  await expect(page).toHaveURL(/audience=teachers/)
  await page.locator('main li[data-audience]:visible a').first().click()
  await page.goBack()
  await expect(page.getByRole('button', { pressed: true })).toContainText('Teachers')
})

for (const { slug, title, audience, minutes } of posts) {
  test(`“${title}” says who wrote it, when and for whom, and leads on`, async ({ page }) => {
    const reply = await page.goto(`${product.url}/blog/${slug}`)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const head = page.locator('article header')
    await expect(head).toContainText('The Tonewise team')
    await expect(head.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 2026$/)
    await expect(head).toContainText(`About ${minutes} minutes to read`)
    await expect(head.getByRole('link', { name: `For ${audience}` })).toBeVisible()
    const parts = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
    const fragments = await parts.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((address) => address.startsWith('#')),
    )
    expect(fragments.length).toBeGreaterThan(2)
    for (const fragment of fragments) await expect(page.locator(`h2${fragment}`)).toHaveCount(1)
    const related = page.getByRole('region', { name: 'Related articles' }).getByRole('link')
    expect(await related.count()).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', '/')
  })
}

test('the numbers of a marked passage lead to its notes and back, by keyboard and without script', async ({
  browser,
}) => {
  const page = await openPlain(browser, '/blog/find-the-turn-in-a-poem')
  const example = page.locator('figure').first()
  await example.getByRole('link', { name: 'Note 2', exact: true }).press('Enter')
  const note = page.locator('li:target')
  await expect(note).toBeInViewport()
  await note.getByRole('link').press('Enter')
  await expect(page.locator('sup a:target')).toHaveText('2')
  await page.context().close()
})

test('a topic shows at most 3 articles, and an unknown one or an unknown article says so', async ({
  page,
}) => {
  for (const topic of topics) {
    await page.goto(`${product.url}/blog/category/${topic}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topicNames[topic])
    const count = await page.locator('main li[data-audience]').count()
    expect(count).toBe(Math.min(3, posts.filter((post) => post.topic === topic).length))
    await expect(page.getByRole('link', { name: 'View All Articles' })).toHaveAttribute('href', '/blog')
  }
  for (const [path, sentence] of [
    ['/blog/category/unknown', 'Category Not Found'],
    ['/blog/unknown', 'Post Not Found'],
  ] as const) {
    const reply = await page.goto(product.url + path)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(`${product.url}/blog`)
  }
})

test('an unknown video leads home, where a line says so', async ({ page }) => {
  await page.goto(`${product.url}/articles-resources/videos/unknown`)
  await expect(page.getByRole('status').first()).toHaveText(
    'We could not find that page. This is the home page.',
  )
})

test('a video says what it is, waits for a press, and a picture that is missing is told in words', async ({
  page,
}) => {
  test.skip(videos.length === 0, 'content/videos.yml has no video yet')
  await page.route('**/videos/*.{png,webp,jpg}', (route) => route.abort())
  await page.goto(`${product.url}/articles-resources/videos`)
  await expect(page.getByText('Image unavailable')).toHaveCount(videos.length)
  await page.unroute('**/videos/*.{png,webp,jpg}')
  const [video] = videos
  await page.getByRole('link', { name: `Watch Video: ${video?.title}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(video?.title ?? '')
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible()
  const film = page.locator('video')
  expect(await film.evaluate((element: HTMLVideoElement) => [element.paused, element.preload])).toEqual([
    true,
    'none',
  ])
  await film.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})

test('menus have the widths of the product, and the same footer stands on every page', async ({ page }) => {
  let footer = ''
  for (const path of ['/', '/blog', '/privacy', '/demo']) {
    await page.goto(product.url + path)
    const snapshot = await page.getByRole('contentinfo').ariaSnapshot()
    if (footer) expect(snapshot).toBe(footer)
    footer = snapshot
  }
  expect(footer).toContain('Accessibility')
  await page.goto(product.url)
  await page.getByText('Resources', { exact: true }).click()
  const menu = page.locator('details.menu[open] > ul')
  expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(200)
  await expect(menu.getByRole('link')).toHaveText(['Features', 'Blogs & Articles', 'Videos'])
})

test('the newsletter is offered only where mail can be sent', async ({ page, browser }) => {
  await page.goto(`${product.url}/blog`)
  await expect(page.getByLabel('Email')).toHaveCount(0)
  const mailing = await startProduct({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.org' })
  try {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${mailing.url}/blog`)
    const field = plain.getByLabel('Email (required)')
    await expect(field).toHaveAttribute('autocomplete', 'email')
    await field.fill('reader@example.org')
    await plain.getByRole('button', { name: 'Send me the link' }).click()
    await expect(plain).toHaveURL(`${mailing.url}/newsletter/asked`)
    await context.close()
    await page.goto(`${mailing.url}/privacy`)
    await expect(page.getByRole('main')).toContainText('A mail server (127.0.0.1)')
  } finally {
    await mailing.remove()
  }
})
