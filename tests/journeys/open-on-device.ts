import { expect, type Page } from '@playwright/test'

/** Opens the reader without an account, with its worker in charge: every file that it needs is in the browser. */
export async function openOnDevice(page: Page, url: string, query = ''): Promise<void> {
  await page.goto(`${url}/on-this-device${query}`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  await expect(page.getByLabel('Your Question (required)')).toBeVisible()
}
