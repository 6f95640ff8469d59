import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { askDemo } from '../../scripts/image/ask-product.ts'
import { copyPackages, copyProduct } from '../../scripts/image/product-tree.ts'
import { fiveSteps, signUpByForm } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

let tree: string
let product: Product
test.beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'tonewise-tree-'))
  copyProduct(tree)
  copyPackages(tree)
  product = await startProduct({}, { folder: tree })
})
test.afterAll(async () => {
  await product?.remove()
  rmSync(tree, { recursive: true, force: true })
})

test('the product runs from a folder that has nothing of development in it', async ({ page }) => {
  const packages = readdirSync(join(tree, 'node_modules'))
  for (const name of ['typescript', 'vite', 'vitest', 'rolldown', 'drizzle-kit'])
    expect(packages).not.toContain(name)
  await signUpByForm(page, product.url, 'ann@example.com')
  const answer = await askDemo(product.url)
  for (const step of fiveSteps) expect(answer).toContain(step)
})
