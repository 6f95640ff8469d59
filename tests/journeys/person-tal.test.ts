import { expect } from '@playwright/test'
import { installVoice, spokenOn } from './fake-speech.ts'
import { expectLabels, expectNothingCut, expectTargets, overrideText } from './inspect-page.ts'
import { expectDownload, password, raven, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

const asked = 'How does the speaker feel?'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test.describe('Tal, a student with dyslexia who aims poorly', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('reads at 200 percent with wide spacing, pastes a password, and loses nothing to an error', async ({
    page,
  }) => {
    test.slow()
    await installVoice(page)
    await overrideText(page, { size: 200, spacing: true })
    async function expectReadable(name: string) {
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      await expect(page.locator('h1').first()).toHaveCSS('word-spacing', /^[1-9]/)
      await expectNothingCut(page, name)
      await expectTargets(page, name)
      await expectLabels(page, name)
    }
    async function paste(words: string) {
      await page.evaluate((value) => navigator.clipboard.writeText(value), words)
      await page.keyboard.press('ControlOrMeta+v')
    }
    await page.goto(product.url)
    await expectReadable('the landing page')
    await page.getByRole('link', { name: 'Sign Up/Sign In' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Sign up' }).click()
    await dialog.getByLabel('An adult').check()
    await dialog.getByLabel('Email').filter({ visible: true }).fill('tal@example.org')
    await dialog.getByLabel('New password').focus()
    await paste('short')
    await dialog.getByRole('button', { name: 'Sign Up' }).click()
    await expect(dialog.getByLabel('New password')).toBeVisible()
    await expect(dialog.getByLabel('Email').filter({ visible: true })).toHaveValue('tal@example.org')
    await expectReadable('the sign-up window with an error')
    await dialog.getByLabel('New password').fill('')
    await dialog.getByLabel('New password').focus()
    await paste(password)
    await expect(dialog.getByLabel('New password')).toHaveValue(password)
    await dialog.getByRole('button', { name: 'Sign Up' }).click()
    await expect(dialog.getByText('Account created! Please sign in.')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).focus()
    await paste(password)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
    await expectReadable('the levels')
    await page.getByRole('link', { name: /Middle School/ }).click()
    await expectReadable('the kinds of text')
    await page.getByRole('link', { name: /Poetry/ }).click()
    await page.getByLabel('Passage (optional)').fill(raven)
    await page.getByRole('button', { name: /^Submit for Analysis/ }).press('Enter')
    await expect(page.getByText('Please enter a question.').first()).toBeVisible()
    await expect(page.getByLabel('Passage (optional)')).toHaveValue(raven)
    await expectReadable('the form with an error')
    await page.getByLabel('Your Question (required)').fill(asked)
    await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
    await untilReady(page)
    await expectReadable('the explanation')
    await expect(page.getByRole('group', { name: 'Which fits better?' })).toBeVisible()
    await page.getByRole('button', { name: 'Read aloud the explanation' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
    expect((await spokenOn(page)).map(({ text }) => text).join(' ')).toContain(
      'The words do not say it outright',
    )
    await expectReadable('the player')
    await page.getByRole('button', { name: 'Stop' }).last().click()
    await expectDownload(page, asked, () => page.getByRole('button', { name: 'Download' }).click())
  })
})
