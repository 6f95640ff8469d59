import { expect, test } from '@playwright/test'
import { startMailServer } from '#tests/fakes/mail-server'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { password, signIn, signUpByForm } from './person.ts'
import { linkIn, untilLink } from './read-mail.ts'
import { type Product, startProduct } from './start-product.ts'

const better = 'eleven paper boats on a lake'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

test('a forgotten password is replaced by a link, at 320 pixels', async ({ page }) => {
  const email = 'forgot@example.org'
  await page.setViewportSize({ width: 320, height: 700 })
  await signUpByForm(page, product.url, email)
  await page.goto(`${product.url}/account`)
  await expectNoSidewaysScroll(page, 'the profile')
  await expectAccessible(page, 'the profile')
  await page.context().clearCookies()
  await page.goto(`${product.url}/auth`)
  await page.getByRole('main').getByRole('link', { name: 'I forgot my password' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await page.getByLabel('Email').filter({ visible: true }).fill(email)
  await expectNoSidewaysScroll(page, 'the page for a forgotten password')
  await expectAccessible(page, 'the page for a forgotten password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = await untilLink(product.dataDir, 'password-link')
  await page.goto(link)
  const box = page.getByLabel('New password')
  await box.fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This password has 5 characters. It needs 12 or more.')).toBeVisible()
  await expect(box).toHaveValue('short')
  await expectNoSidewaysScroll(page, 'the page for a new password')
  await expectAccessible(page, 'the page for a new password')
  await box.fill(better)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your new password is saved.', { exact: false })).toBeVisible()
  await signIn(page, product.url, email, better)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('New password').fill(better)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This link no longer works.')).toBeVisible()
})

test('without script the code of a link is pasted, and stays when something was wrong', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = 'plain@example.org'
  const send = (path: string, body: object) =>
    page.request.post(product.url + path, { data: body, headers: { Origin: product.url } })
  await send('/auth/sign-up', { email, password, audience: 'adult' })
  await page.goto(`${product.url}/auth/forgot`)
  await page.getByLabel('Email').filter({ visible: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const link = await untilLink(product.dataDir, 'password-link', 2)
  await page.goto(link)
  await page.getByLabel('Code from the email').fill(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This password has 5 characters. It needs 12 or more.')).toBeVisible()
  await expect(page.getByLabel('Code from the email')).toHaveValue(link)
  await page.getByLabel('New password').fill(better)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your new password is saved.', { exact: false })).toBeVisible()
  await context.close()
})

test('where mail is sent, the account begins with the link, and its page takes a new password', async ({
  page,
}) => {
  // It starts a second product.
  test.slow()
  const mailServer = await startMailServer()
  const sending = await startProduct({ SMTP_URL: mailServer.url, MAIL_FROM: 'tonewise@example.org' })
  try {
    await page.goto(`${sending.url}/auth?mode=sign_up`)
    const main = page.getByRole('main')
    await expect(main.getByText('We’ll send a link to your email address.', { exact: false })).toBeVisible()
    await main.getByLabel('An adult').check()
    await main.getByLabel('Email').filter({ visible: true }).fill('new@example.org')
    await main.getByLabel('New password').fill(password)
    await main.getByRole('button', { name: 'Sign Up' }).click()
    await expect(
      main.getByText('Account created! Please sign in. First open the link in the mail that we sent you.'),
    ).toBeVisible()
    await expect.poll(() => mailServer.mails.length).toBe(1)
    const link = linkIn(mailServer.mails[0]?.raw ?? '')
    if (!link) throw new Error('The mail has no link.')
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Make my account' }).click()
    await expect(page.getByText('press Choose a new password below', { exact: false })).toBeVisible()
    await expectAccessible(page, 'the last step of signing up')
    await page.getByRole('link', { name: 'Choose a new password' }).click()
    await expect(page.getByLabel('New password')).toBeFocused()
    await page.getByLabel('New password').fill(better)
    await page.getByRole('button', { name: 'Make my account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
    await page.goto(`${sending.url}/account`)
    await expect(page.getByText('new@example.org (confirmed)')).toBeVisible()
    expect(sending.output()).not.toMatch(/[\w-]{43}/)
  } finally {
    await sending.remove()
    await mailServer.close()
  }
})
