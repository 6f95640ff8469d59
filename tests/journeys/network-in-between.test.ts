import { expect, type Page, type Route } from '@playwright/test'
import { ask, fiveSteps, stepHeadings, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

// A filter or a proxy of a school between the browser and Tonewise, as each of its habits looks from the page.

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const asking = '**/functions/v1/claude-proxy-demo'
const signInPage = '<!doctype html><title>Sign in</title><h1>Sign in to the school network</h1>'

async function askInDemo(page: Page): Promise<void> {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
}

async function expectAnswered(page: Page): Promise<void> {
  await untilReady(page)
  await expect(stepHeadings(page)).toHaveText(fiveSteps)
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  await expect(page.getByText('did not use a prompt')).toHaveCount(0)
}

const habits: [name: string, (route: Route, turn: number) => Promise<void>][] = [
  [
    'renames the stream',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { 'content-type': 'text/plain' } })
    },
  ],
  [
    'drops what the browser accepts',
    async (route) => {
      const { accept: _, ...headers } = route.request().headers()
      await route.continue({ headers: { ...headers, accept: '*/*' } })
    },
  ],
  [
    'answers with its sign-in page after the question has arrived',
    async (route, turn) => {
      if (turn > 1) return route.continue()
      await route.fetch()
      await route.fulfill({ status: 200, contentType: 'text/html', body: signInPage })
    },
  ],
  [
    'refuses the first time',
    (route, turn) =>
      turn > 1
        ? route.continue()
        : route.fulfill({ status: 403, contentType: 'text/html', body: signInPage }),
  ],
  [
    'says that the gateway is bad, after the question has arrived',
    async (route, turn) => {
      if (turn > 1) return route.continue()
      await route.fetch()
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
    },
  ],
  [
    'cuts each stream in the middle',
    async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const isStream = response.headers()['content-type']?.includes('event-stream')
      await route.fulfill({ response, body: isStream ? body.slice(0, body.length / 2) : body })
    },
  ],
]

for (const [name, habit] of habits)
  test(`a network that ${name} costs no answer and no second prompt`, async ({ page }) => {
    let turn = 0
    const route = (one: Route) => habit(one, ++turn)
    await page.route(asking, route)
    await page.route('**/functions/v1/generations/*', route)
    await askInDemo(page)
    await expectAnswered(page)
  })

test('a network that never lets an answer through is named as one, and nothing untrue is said about the prompt', async ({
  page,
}) => {
  // Without the built-in reader on this device the answer is the server's alone.
  await page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }))
  const signIn = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: signInPage })
  await page.route(asking, async (route) => {
    await route.fetch()
    await signIn(route)
  })
  await page.route('**/functions/v1/generations/*', signIn)
  await askInDemo(page)
  await expect(page.getByText('We could not reach Tonewise.').first()).toBeVisible()
  await expect(page.getByText('the same question never counts twice').first()).toBeVisible()
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expectAnswered(page)
})
