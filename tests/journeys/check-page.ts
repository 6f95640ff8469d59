import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }

/** All rules of axe, and the four that are off unless asked for. */
const extraRules = {
  'target-size': { enabled: true },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
}

/** No violation of any axe rule on the page as it stands now. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  await page.evaluate(axeSource)
  const violations = (await page.evaluate(
    // The page's own global, put there by the line above.
    (rules) =>
      (
        globalThis as unknown as {
          axe: { run(where: Document, how: object): Promise<{ violations: Violation[] }> }
        }
      ).axe
        .run(document, { rules })
        .then((result) => result.violations),
    extraRules,
  )) as Violation[]
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, `${name} has accessibility violations`).toEqual([])
}

/** Nothing is wider than the window: the page can be read by scrolling in one direction. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content, `${name} is wider than its window`).toBeLessThanOrEqual(window)
}

/** Fails the test when the page asks another host, logs an error or breaks its Content-Security-Policy. */
export function watchPage(page: Page, ownAddress: string): { expectQuiet(): void } {
  const heard: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(ownAddress) && !/^(data|blob|about):/.test(address))
      heard.push(`asked ${address}`)
  })
  page.on('pageerror', (error) => heard.push(`error ${error.message}`))
  page.on('console', (message) => {
    // A refused request is the browser's own line; what the page does with it is what tests look at.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      heard.push(message.text())
  })
  return { expectQuiet: () => expect(heard).toEqual([]) }
}
