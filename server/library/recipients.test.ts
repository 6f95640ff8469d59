import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { recipientsOf } from './recipients.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_BASIC: 'price_1',
  STRIPE_PRICE_PRO: 'price_2',
  STRIPE_PRICE_TEAM: 'price_3',
}
const smtp = { SMTP_URL: 'smtps://person:secret@mail.example.org:465', MAIL_FROM: 'hello@example.org' }

test('without services of others nobody is named', () => {
  expect(recipientsOf(readSettings({}))).toEqual([])
})

test.each([
  ['api.anthropic.com', { ANTHROPIC_API_KEY: 'key' }],
  ['models.example.org', { ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: 'https://models.example.org' }],
  ['localhost:11434', { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'small' }],
  ['api.stripe.com', stripe],
  ['payments.example.org', { ...stripe, STRIPE_API_URL: 'https://payments.example.org' }],
  ['mail.example.org', smtp],
])('the host %s of the settings is named', (host, settings) => {
  const [recipient] = recipientsOf(readSettings(settings))
  expect(recipient?.name).toContain(host)
})

test('the password of the mail server is not shown', () => {
  expect(JSON.stringify(recipientsOf(readSettings(smtp)))).not.toContain('secret')
})
