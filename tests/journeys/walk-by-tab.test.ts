import { expect, test } from '@playwright/test'
import { walkByTab } from './walk-by-tab.ts'

/** A page with one link over a header, of the width that text has in browsers which place letters between pixels. */
function pageWith(cover = ''): string {
  return `<!doctype html><style>
    body { margin: 0 }
    header { height: 80px; position: relative; z-index: 1; background: #ddd }
    a { position: absolute; z-index: 2; left: 16px; top: 12px; width: 208.406px; height: 54.797px;
      box-sizing: border-box; border: 1px solid; border-radius: 10px }
    a:focus { outline: 3px solid }
    i { position: absolute; z-index: 3; width: 12px; height: 12px }
  </style><a href="#main">Skip</a><header></header>${cover}`
}

test('the walk by Tab takes what shows past a round corner for no cover', async ({ page }) => {
  await page.setContent(pageWith())
  expect(await walkByTab(page)).toEqual({ missed: [], bare: [], covered: [] })
})

test('the walk by Tab finds a control of which a corner is covered', async ({ page }) => {
  for (const offset of ['left: 16px; top: 12px', 'left: 212px; top: 55px']) {
    await page.setContent(pageWith(`<i style="${offset}"></i>`))
    expect((await walkByTab(page)).covered, offset).toEqual(['A “Skip” '])
  }
})
