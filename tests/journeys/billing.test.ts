import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { password, signUp } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

function card(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true })
}

async function buy(page: Page, name: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `Choose ${name}`, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice checkout' })).toBeVisible()
  await expect(page.getByText('This page is for practice. No money moves.')).toBeVisible()
}

test('a person reads the costs, buys, changes and cancels a plan, and sees each state as it is', async ({
  page,
}) => {
  const watch = watchPage(page, product.url)
  await signUp(page, product.url, 'ida@example.org')
  await page.getByRole('link', { name: 'Upgrade now' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Billing' })).toBeVisible()
  await expect(page.getByText('No Active Subscription')).toBeVisible()
  await expect(
    page.getByText(/^The trial ends on .*\. It has no card, so you won’t be charged\.$/),
  ).toBeVisible()
  await expect(page.getByText('A plan renews each month on the same day until you cancel it.')).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Basic', 'Pro', 'Team'])
  // Without an AI model, Basic adds nothing: it is shown and not sold.
  await expect(card(page, 'Basic').getByText('Basic isn’t sold here.')).toBeVisible()
  await expect(card(page, 'Basic').getByRole('button')).toHaveCount(0)
  for (const [name, price] of [
    ['Pro', '$10'],
    ['Team', '$20'],
  ] as const) {
    await expect(
      card(page, name).getByText(`${name} costs ${price} a month. Due today: $0. Your trial stays free.`),
    ).toBeVisible()
  }

  // A payment that fails charges nothing, and leaving the page says so, too.
  await buy(page, 'Pro')
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page.getByRole('alert')).toContainText('You were not charged.')
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(
    page.getByRole('heading', { name: 'Payment not finished. You were not charged.' }),
  ).toBeFocused()
  await expect(page.getByText('No Active Subscription')).toBeVisible()

  await buy(page, 'Pro')
  await page.getByRole('button', { name: 'Start Pro for practice' }).click()
  await expect(page.getByRole('heading', { name: 'Your purchase is complete.' })).toBeFocused()
  const pro = card(page, 'Pro').getByRole('button', { name: 'Current Plan' })
  await expect(pro).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/^Pro, free during your trial until /)).toBeVisible()
  await expect(page.getByText(/^Your first payment of \$10 is on /)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Thank you for your subscription!')

  // In the trial a change costs nothing today, so no payment page stands between.
  await card(page, 'Team').getByRole('button', { name: 'Change to Team' }).click()
  await expect(page.getByText('Your plan is up to date.')).toBeVisible()
  await expect(card(page, 'Team').getByRole('button', { name: 'Current Plan' })).toBeVisible()
  await expect(page.getByText(/^Your first payment of \$20 is on /)).toBeVisible()

  // Two presses from the tab to a cancelled plan; what ends and what stays is said before each.
  const children =
    'You keep your child profiles, too. After the plan ends, we delete a profile that nobody uses for 30 days.'
  await expect(page.getByText(children)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(children)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm: cancel Team' }).click()
  await expect(page.getByText(/^You cancelled this plan\. You keep it until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Keep Team' }).click()
  await expect(page.getByText(/^Your first payment of \$20 is on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  watch.expectQuiet()
})

test('somebody who is signed out comes to Billing by "Upgrade now" and signing in', async ({ page }) => {
  await signUp(page, product.url, 'ned@example.org')
  await page.request.post(`${product.url}/auth/sign-out`, { headers: { origin: product.url } })
  await page.goto(product.url)
  await page.getByRole('link', { name: 'Upgrade now' }).click()
  await expect(page.getByText('We’ll take you right back to the page you wanted.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up/Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').filter({ visible: true }).fill('ned@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('tab', { name: 'Billing', selected: true })).toBeVisible()
})

test('the address and the browser’s storage cannot make a plan', async ({ page }) => {
  await signUp(page, product.url, 'max@example.org')
  await page.evaluate(() => {
    localStorage.setItem('subscription', JSON.stringify({ status: 'active', tier: 'Premium' }))
    sessionStorage.setItem('subscription', 'Premium')
  })
  for (const query of [
    '?success=true',
    '?checkout=success',
    '?checkout=00000000-0000-4000-8000-000000000000',
  ]) {
    await page.goto(`${product.url}/account${query}#billing`)
    await expect(page.getByText('No Active Subscription')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Free trial: 7 days remaining.')
    await expect(page.getByText('Your purchase is complete.')).toHaveCount(0)
  }
})

test('a payment page that cannot be reached says that nothing was charged', async ({ page }) => {
  await signUp(page, product.url, 'lea@example.org')
  await page.goto(`${product.url}/account#billing`)
  await page.route('**/functions/v1/create-checkout-session', (route) => route.abort())
  await card(page, 'Team').getByRole('button', { name: 'Choose Team' }).click()
  await expect(card(page, 'Team').getByRole('alert')).toHaveText(
    'Failed to start checkout process You were not charged. Try again in a few minutes.',
  )
  await expect(card(page, 'Team').getByRole('button', { name: 'Choose Team' })).toBeEnabled()
})

test('a page that one person opened buys nothing for the next one who signs in', async ({
  page,
  context,
}) => {
  await signUp(page, product.url, 'ola@example.org')
  await page.goto(`${product.url}/account#billing`)
  await expect(card(page, 'Team')).toBeVisible()
  await context.clearCookies()
  await signUp(await context.newPage(), product.url, 'per@example.org')
  await card(page, 'Team').getByRole('button', { name: 'Choose Team' }).click()
  await expect(card(page, 'Team').getByRole('alert')).toContainText('Please sign in to subscribe')
})

for (const width of [1280, 768, 360]) {
  test(`the billing pages are accessible and not too wide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signUp(page, product.url, `wide-${width}@example.org`)
    await page.goto(`${product.url}/account#billing`)
    await expect(page.getByRole('heading', { level: 3, name: 'Plans' })).toBeVisible()
    await expectAccessible(page, 'the tab Billing')
    await expectNoSidewaysScroll(page, 'the tab Billing')
    await buy(page, 'Pro')
    await expectAccessible(page, 'the practice checkout')
    await expectNoSidewaysScroll(page, 'the practice checkout')
    await page.getByRole('button', { name: 'Start Pro for practice' }).click()
    await expect(page.getByRole('heading', { name: 'Your purchase is complete.' })).toBeVisible()
    await expectAccessible(page, 'the tab Billing with a plan')
    await page.getByRole('button', { name: 'Manage billing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Practice billing page' })).toBeVisible()
    await expectAccessible(page, 'the practice billing page')
    await expectNoSidewaysScroll(page, 'the practice billing page')
  })
}
