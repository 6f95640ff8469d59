import { expect, type Page } from '@playwright/test'
import { ask, untilReady } from './person.ts'

/** A finished explanation of the demo's reader. */
export async function openExplanation(page: Page, url: string) {
  await page.goto(`${url}/demo/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  // The marks come a moment after the words; then the text of the page stays as it is.
  await expect(page.getByRole('button', { name: /^Show (?:all \d+ marks|my text)/ }).first()).toBeAttached()
}

/** Opens the panel and unfolds all its parts. */
export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Reading settings' }).first().click()
  await expect(page.getByRole('heading', { name: 'Reading settings' })).toBeFocused()
  for (const title of [
    'Text',
    'Page color',
    'Tools',
    'Motion and sound',
    'While an explanation is written',
  ]) {
    const part = page.locator('.tools-part', { has: page.locator('summary', { hasText: title }) }).first()
    if (!(await part.getAttribute('open').then((value) => value !== null)))
      await part.locator('summary').click()
  }
}

/** Makes one choice in the open panel. */
export async function choose(page: Page, group: string, choice: string) {
  await page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: choice, exact: true })
    .check()
}
