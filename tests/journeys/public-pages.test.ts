import { expect, type Page, test } from '@playwright/test'
import { topics } from '#domain/topics'
import { listPosts } from '#server/library/posts'
import { readVideos } from '#server/library/videos'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { expectClearNames, expectLabels, expectNothingCut, expectTargets } from './inspect-page.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ SUPPORT_EMAIL: 'help@example.org' })
})
test.afterAll(() => product.remove())

const pages = [
  '/',
  '/features',
  '/about',
  '/articles-resources',
  '/articles-resources/blogs',
  '/articles-resources/videos',
  '/articles-resources/videos?audience=teachers',
  ...readVideos().map(({ id }) => `/articles-resources/videos/${id}`),
  '/blog',
  '/blog?audience=parents',
  ...topics.map((topic) => `/blog/category/${topic}`),
  ...listPosts().map(({ slug }) => `/blog/${slug}`),
  '/blog/unknown',
  '/blog/category/unknown',
  '/children',
  '/terms',
  '/privacy',
  '/api',
  '/accessibility',
]

for (const path of pages) {
  test(`${path} can be used by everyone, at every width and in both themes`, async ({ page }) => {
    const watched = watchPage(page, product.url)
    await page.goto(product.url + path)
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, `${path} at ${width}`)
      await expectTargets(page, `${path} at ${width}`)
    }
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible(page, `${path} at ${width}, ${colorScheme}`)
      }
    }
    await expectClearNames(page, path)
    await expectLabels(page, path)
    expect(await headingLevels(page)).not.toContain('a level is left out')
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page, `${path} with text of 200 %`)
    await expectNothingCut(page, `${path} with text of 200 %`)
    watched.expectQuiet()
  })
}

/** The levels of the headings in order; a step down by more than one is named. */
function headingLevels(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, h4').evaluateAll((headings) =>
    headings.map((heading, at) => {
      const level = Number(heading.tagName[1])
      const before = at === 0 ? 0 : Number(headings[at - 1]?.tagName[1])
      return level > before + 1 ? 'a level is left out' : heading.tagName
    }),
  )
}
