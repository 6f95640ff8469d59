import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchPage } from './check-page.ts'
import { password, signIn, signUp } from './person.ts'
import { outboxMails, untilLink } from './read-mail.ts'
import { type Product, startProduct } from './start-product.ts'

const better = 'eleven paper boats on a lake'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

async function openProfile(page: Page, email: string) {
  await signUp(page, product.url, email)
  await page.goto(`${product.url}/account`)
  await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible()
}

async function otherDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, product.url, email, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
  return page
}

async function expectSignedOut(page: Page) {
  await page.goto(`${product.url}/account`)
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
}

test('the tabs are walked by arrow keys, stand in the address, and Back goes to the one before', async ({
  page,
}) => {
  const watch = watchPage(page, product.url)
  await openProfile(page, 'tabs@example.org')
  await page.getByText('Change your email').click()
  await page.getByLabel('New email').fill('half typed')
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Billing', selected: true })).toBeFocused()
  await expect(page).toHaveURL(/#billing$/)
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Feedback' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]')?.id)).toBe(
    'panel-profile',
  )
  await expect(page.getByLabel('New email')).toHaveValue('half typed')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Feedback', selected: true })).toBeVisible()
  await page.goto(`${product.url}/home`)
  await page.getByText('Account', { exact: true }).click()
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Billing' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/home$/)
  watch.expectQuiet()
})

test('a password is changed by keyboard, and the other device is signed out', async ({ page, browser }) => {
  const email = 'password@example.org'
  await openProfile(page, email)
  const other = await otherDevice(browser, email)
  const part = page.getByRole('region', { name: 'Password' })
  await part.getByText('Change your password').click()
  const button = part.getByRole('button', { name: 'Change password' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(part.getByRole('heading', { name: 'There is a problem' })).toBeFocused()
  await expect(part.getByLabel('Current password')).toHaveAccessibleDescription(
    /Enter the password that you have now\./,
  )
  await expect(part.getByLabel('New password')).toHaveAccessibleDescription(
    /Enter a password of 12 to 128 characters\./,
  )
  await expectAccessible(page, 'the profile with problems')

  await part.getByLabel('Current password').fill('not the password')
  await part.getByLabel('New password').fill(better)
  await part.getByLabel('New password').press('Enter')
  const problem = part.getByRole('link', { name: 'That password doesn’t match this account.' })
  await expect(problem).toBeVisible()
  await expect(part.getByText('Failed to update password')).toBeVisible()
  await expect(part.getByText('Your old password still works.', { exact: false })).toBeVisible()
  await expect(part.getByLabel('Current password')).toHaveValue('not the password')
  await expect(part.getByLabel('New password')).toHaveValue(better)
  await problem.press('Enter')
  await expect(part.getByLabel('Current password')).toBeFocused()
  await other.goto(`${product.url}/home`)
  await expect(other).toHaveURL(/\/home$/)

  await part.getByLabel('Current password').fill(password)
  await part.getByLabel('Current password').press('Enter')
  await expect(
    part.getByText('Your password is changed. You stay signed in here. Other devices are signed out.'),
  ).toBeVisible()
  await expect(part.getByLabel('New password')).toHaveValue('')
  await expectSignedOut(other)
  await page.goto(`${product.url}/home`)
  await expect(page).toHaveURL(/\/home$/)
  await signIn(other, product.url, email, better)
  await expect(other).toHaveURL(/\/home$/)
  await expect.poll(() => outboxMails(product.dataDir, 'password-changed').join()).toContain(`To: ${email}`)
})

test('an address is changed by the link to the new one, and the old one gets a notice', async ({ page }) => {
  await openProfile(page, 'before@example.org')
  const part = page.getByRole('region', { name: 'Email' })
  await part.getByText('Change your email').click()
  await part.getByLabel('New email').fill('after@')
  await part.getByLabel('Current password').fill(password)
  await part.getByRole('button', { name: 'Change email' }).click()
  await expect(part.getByRole('link', { name: /not a complete email address/ })).toBeVisible()
  await expect(part.getByLabel('New email')).toHaveValue('after@')
  await expect(part.getByLabel('Current password')).toHaveValue(password)
  await part.getByLabel('New email').fill('after@example.org')
  await part.getByRole('button', { name: 'Change email' }).click()
  await expect(part.getByText('before@example.org stays your address', { exact: false })).toBeVisible()

  await page.goto(await untilLink(product.dataDir, 'email-link'))
  await expect(page.getByLabel('Code from the email')).toBeHidden()
  await expectAccessible(page, 'the page of the link')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText('after@example.org (confirmed)')).toBeVisible()
  await expect
    .poll(() => outboxMails(product.dataDir, 'email-changed').join())
    .toContain('To: before@example.org')
})

test('an address is confirmed, and each device and all of them are signed out', async ({ page, browser }) => {
  const email = 'devices@example.org'
  await openProfile(page, email)
  await expect(page.getByText(`${email} (not confirmed)`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText(`A link for ${email} is saved in its outbox folder.`)).toBeVisible()
  await page.goto(await untilLink(product.dataDir, 'email-verify'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  const other = await otherDevice(browser, email)
  const third = await otherDevice(browser, email)
  await page.goto(`${product.url}/account`)
  await expect(page.getByText(`${email} (confirmed)`)).toBeVisible()

  const part = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(part.getByRole('listitem')).toHaveCount(3)
  await expect(part.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await part
    .getByRole('button', { name: /^Sign out .*Last used in the last hour/ })
    .first()
    .click()
  await expect(part.getByText('That device is signed out.')).toBeVisible()
  await expect(part.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await part.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('You are signed out.', { exact: false })).toBeVisible()
  for (const each of [page, other, third]) await expectSignedOut(each)
})

test('a session that ended elsewhere asks to sign in over the page, and nothing typed is lost', async ({
  page,
}) => {
  await openProfile(page, 'ended@example.org')
  const part = page.getByRole('region', { name: 'Email' })
  await part.getByText('Change your email').click()
  await part.getByLabel('New email').fill('later@example.org')
  await part.getByLabel('Current password').fill(password)
  await page.context().clearCookies()
  await part.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').filter({ visible: true }).fill('ended@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await expect(part.getByLabel('New email')).toHaveValue('later@example.org')
  await part.getByRole('button', { name: 'Change email' }).click()
  await expect(part.getByText('ended@example.org stays your address', { exact: false })).toBeVisible()
})
