import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { type Appearance, appearanceOf } from './appearance.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }

/** All rules of axe, and the four that are off unless asked for. */
const extraRules = {
  'target-size': { enabled: true },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
}

/** The rules that a change of colors alone can break. The enhanced contrast leaves to the ordinary one what that finds. */
export const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** No violation of any axe rule, or of `only` these, on the page as it stands now. */
export async function expectAccessible(page: Page, name: string, only?: string[]): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found: string[] = []
  for (const { id, nodes } of await violations(page, { only })) {
    const still = id === 'target-size' ? await stillSmall(page, nodes) : nodes
    if (still.length > 0) found.push(`${id}: ${still.map((node) => node.target.join(' ')).join(', ')}`)
  }
  expect(found, `${name} has accessibility violations`).toEqual([])
}

/**
 * No violation on a page that was found accessible as it looked `before`: all rules where its content or layout are
 * others now, those of colors where only its colors are, and none where nothing is.
 */
export async function expectStillAccessible(page: Page, name: string, before: Appearance): Promise<void> {
  const now = await appearanceOf(page)
  if (now.layout !== before.layout) await expectAccessible(page, name)
  else if (now.colors !== before.colors) await expectAccessible(page, name, colorRules)
}

/** Runs axe on the page, or on one target alone; the page's own global was put there before. */
function violations(
  page: Page,
  { target, only }: { target?: string; only?: string[] },
): Promise<Violation[]> {
  return page.evaluate(
    ([rules, where, values]) =>
      (
        globalThis as unknown as {
          axe: { run(where: Document | string, how: object): Promise<{ violations: Violation[] }> }
        }
      ).axe
        .run(where ?? document, {
          resultTypes: ['violations'],
          ...(values ? { runOnly: { type: 'rule', values } } : { rules }),
        })
        .then((result) => result.violations),
    [extraRules, target, only] as const,
  )
}

/** What the bar at the edge of the window half covers is measured again in the middle of the window. */
async function stillSmall(page: Page, nodes: Violation['nodes']): Promise<Violation['nodes']> {
  const small: Violation['nodes'] = []
  for (const node of nodes) {
    const [target = ''] = node.target
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    if ((await violations(page, { target })).some(({ id }) => id === 'target-size')) small.push(node)
  }
  return small
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
