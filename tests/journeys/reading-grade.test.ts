import { expect, type Page } from '@playwright/test'
import { measureProse } from '#close-reading'
import { openPages } from './all-pages.ts'
import { ask, signUp, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

/** School grade of the words of a whole screen (Flesch-Kincaid), without passages, answers and sources. */
async function gradeOf(page: Page): Promise<number> {
  const lines = await page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const part of main.querySelectorAll(
      'blockquote, .example, .lines, .answer, .evidence, .passage, .crumbs, .facts, table, script, [hidden], svg, textarea',
    ))
      part.remove()
    return [...main.querySelectorAll('h1, h2, h3, p, li, label, legend, button, .hint, .muted, a.button')]
      .filter((element) => !element.querySelector('p, li, h2, h3, label, button'))
      .map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '')
      .filter((line) => /\p{L}/u.test(line) && !/^Sources/.test(line))
  })
  const text = [...new Set(lines)].map((line) => (/[.?!:]$/.test(line) ? line : `${line}.`)).join('\n\n')
  return measureProse(text).fleschKincaid
}

async function expectGrades(page: Page, most: number, paths: string[]) {
  const grades: Record<string, number> = {}
  for (const path of paths) {
    await page.goto(product.url + path)
    await page.waitForLoadState('networkidle')
    grades[path] = await gradeOf(page)
  }
  test.info().annotations.push({ type: 'grades', description: JSON.stringify(grades) })
  for (const [path, grade] of Object.entries(grades)) expect(grade, path).toBeLessThanOrEqual(most)
}

test('screens of the elementary level read at grade 4 or below', async ({ page }) => {
  await expectGrades(page, 4, ['/demo/grade/elementary', '/demo/reader/elementary/fiction'])
})

test('screens of students read at grade 6 or below', async ({ page }) => {
  await expectGrades(page, 6, [
    '/auth',
    '/demo',
    '/demo/grade/high',
    '/demo/reader/middle/poetry',
    '/demo/reader/college/nonfiction',
  ])
  await signUp(page, product.url, 'grade@example.org')
  await expectGrades(page, 6, ['/home', '/grade/middle', '/reader/middle/poetry', '/account'])
})

test('pages for parents and teachers, articles, terms and costs read at grade 8 or below', async ({
  page,
}) => {
  await signUp(page, product.url, 'costs@example.org')
  await expectGrades(page, 8, ['/account#billing'])
  await page.context().clearCookies()
  await expectGrades(
    page,
    8,
    openPages.filter((path) => !/^\/(?:demo|auth)/.test(path)),
  )
})

test('the names of buttons read at grade 4 or below', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  const names = await page.getByRole('button').allTextContents()
  const words = names
    .filter((name) => !/[“"]/.test(name))
    .map((name) => `${name.replace(/\d+/g, '').trim()}.`)
  expect(words.length).toBeGreaterThan(8)
  expect(measureProse(words.join('\n\n')).fleschKincaid).toBeLessThanOrEqual(4)
})
