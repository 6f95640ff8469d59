import { expect, type Page, test } from '@playwright/test'
import { appearanceOf } from './appearance.ts'
import { expectAccessible, expectStillAccessible } from './check-page.ts'

const pageWith = (style: string) =>
  `<!doctype html><html lang="en"><title>A page</title><style>body { color: #000; background: #fff }
  button { color: #000; background: #fff; width: 60px; height: 48px }${style}</style>
  <main><h1>A page</h1><button>Save</button><button>Delete</button></main></html>`

async function checkInDark(page: Page, style: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setContent(pageWith(`@media (prefers-color-scheme: dark) { ${style} }`))
  await expectAccessible(page, 'light')
  const light = await appearanceOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectStillAccessible(page, 'dark', light)
}

for (const [fault, style, rule] of [
  ['a low contrast', 'h1 { color: #ddd }', /color-contrast/],
  [
    'controls that are too small',
    'button { width: 9px; height: 9px; padding: 0; overflow: hidden }',
    /target-size/,
  ],
  ['a heading that is gone', 'h1 { display: none }', /page-has-heading-one/],
] as const) {
  test(`${fault} in dark colors alone is found after a check in light ones`, async ({ page }) => {
    await expect(checkInDark(page, style)).rejects.toThrow(rule)
  })
}

test('other colors that can be read are accessible still', async ({ page }) => {
  await checkInDark(page, 'body { color: #fff; background: #000 }')
})
