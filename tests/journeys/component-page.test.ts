import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { readingChoices } from '#domain/reading-settings'
import { isNightly } from '#tests/nightly'
import { colorRules, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { type Product, startProduct } from './start-product.ts'

const themes = readingChoices.theme.filter((name) => name !== 'system')
/** The themes that take turns; the other two meet every state. */
const turns = themes.filter((name) => name !== 'paper' && name !== 'contrast')

test.describe('in development', () => {
  let product: Product
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(5 * 60_000)
    product = await startProduct({}, { isDevelopment: true })
    const page = await browser.newPage()
    await settle(page)
    await page.close()
  })
  test.afterAll(() => product.remove())

  /** Vite reloads a page once after it has met packages that it had not prepared; then it has them. */
  async function settle(page: Page) {
    for (const name of ['buttons', 'answer-walk', 'history-open', 'answer-walk'])
      await expect(() => openState(page, name)).toPass()
  }

  /** The names of all states, from the page itself. */
  async function listStates(page: Page): Promise<string[]> {
    await page.goto(`${product.url}/components`)
    const links = page.locator('.state-list a')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return addresses.map((address) => address.replace(/^\/components\/|\?.*$/g, ''))
  }

  async function openState(page: Page, name: string) {
    await page.goto(`${product.url}/components/${name}?theme=paper`)
    await expect(page.locator('.state[data-ready]'), name).toBeAttached()
    await expect(page.locator('.state'), name).not.toBeEmpty()
  }

  /** Goes on to the next state without loading the page again. A dialog of the last one may cover the link. */
  async function openNext(page: Page, name: string) {
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'paper'
    })
    const next = page.getByRole('link', { name: /^Next: /, includeHidden: true })
    await next.evaluate((link: HTMLElement) => link.click())
    await expect(page.locator(`[data-state="${name}"][data-ready]`), name).toBeAttached()
    await expect(page.locator('.state'), name).not.toBeEmpty()
  }

  /**
   * Every rule of axe once wide on paper and once at 320 px in high contrast; in the other themes, where only colors
   * differ, the rules of color: by night in all of them, by day in one, another from state to state.
   */
  test('every state is accessible in every theme and at every width', async ({ page }) => {
    test.setTimeout(10 * 60_000)
    // A window in full screen, which the board asks for, can not be resized; the board does without it.
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
    })
    const names = await listStates(page)
    expect(names.length).toBeGreaterThan(50)
    for (const [index, name] of names.entries()) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await (index === 0 ? openState(page, name) : openNext(page, name))
      for (const theme of isNightly ? themes : ['paper', turns[index % turns.length] as string]) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value
        }, theme)
        await expectAccessible(page, `${name} in ${theme}`, theme === 'paper' ? undefined : colorRules)
      }
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page, `${name}, ${width} px`)
      }
      await expectAccessible(page, `${name}, 320 px, high contrast`)
    }
  })

  test('the list of states can be used in every theme and at 320 px', async ({ page }) => {
    for (const theme of themes) {
      await page.setViewportSize({ width: theme === 'dark' ? 320 : 1280, height: 900 })
      await page.goto(`${product.url}/components?theme=${theme}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('[data-reading-look]')).toBeAttached()
      await expectAccessible(page, `the list in ${theme}`)
      await expectNoSidewaysScroll(page, `the list in ${theme}`)
    }
  })

  test('every pair of colors holds its contrast, measured on the page', async ({ page }) => {
    for (const theme of themes) {
      await page.goto(`${product.url}/components/tokens?theme=${theme}`)
      await expect(page.locator('.contrasts [data-holds="true"]').first()).toBeVisible()
      await expect(page.locator('.contrasts [data-holds="false"]'), theme).toHaveCount(0)
    }
  })

  test('a press that leads to a state is made, and a setting of the address is in force', async ({
    page,
  }) => {
    await openState(page, 'history-deleted')
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    await page.goto(`${product.url}/components/buttons`)
    await page.getByText('Page color and reading settings').click()
    await page.getByLabel('Text size').selectOption('200%')
    await page.getByRole('button', { name: 'Show it with these' }).click()
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  })

  test('one state shows in all themes side by side', async ({ page }) => {
    await page.goto(`${product.url}/components/buttons?view=all-themes`)
    for (const theme of themes) {
      const frame = page.frameLocator(`iframe[src*="theme=${theme}"]`)
      await expect(frame.getByRole('button', { name: 'Save the name' })).toBeVisible()
      await expect(frame.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(frame.getByRole('banner')).toHaveCount(0)
    }
  })
})

test('in production there is no such page, and nothing of it in the build', async ({ request }) => {
  const product = await startProduct()
  for (const path of ['/components', '/components/buttons']) {
    const reply = await request.get(product.url + path, { maxRedirects: 0 })
    const unknown = await request.get(`${product.url}/no-such-page`, { maxRedirects: 0 })
    expect([reply.status(), reply.headers().location]).toEqual([unknown.status(), unknown.headers().location])
    expect(reply.headers().location).toBe('/?lost')
  }
  await product.remove()
  const built = ['build/client', 'build/server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|json)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  )
  expect(built.length).toBeGreaterThan(10)
  const own = /component-page|state-list|components of Tonewise/
  expect(built.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})
