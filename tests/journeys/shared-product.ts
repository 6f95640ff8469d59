import { test as base } from '@playwright/test'
import { type Product, startProduct } from './start-product.ts'

type Shared = { sharedProduct: Product }

/**
 * Tests with one plain product for all files of a worker, which starts once and keeps what each file stores: accounts
 * are made under addresses that no other file uses. A file that stops the product, reads its data or has settings of
 * its own starts one with `startProduct`.
 */
export const test = base.extend<object, Shared>({
  sharedProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
