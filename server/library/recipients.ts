import type { Settings } from '../env.ts'
import { nameProvider } from '../model-service.ts'

/** A service outside this installation, and what it gets from us. */
export type Recipient = { name: string; purpose: string; gets: string; never?: string }

/** Every service that the settings let the server speak to. An empty list means that nothing leaves the server. */
export function recipientsOf(settings: Settings): Recipient[] {
  const provider = nameProvider(settings)
  const recipients: Recipient[] = []
  if (provider && settings.modelService?.kind !== 'model-file')
    recipients.push({
      name: provider,
      purpose: 'An AI model that writes explanations.',
      gets: 'The level, the kind of text, title, author, passage, question and the last turns.',
      never:
        'It gets no email address, no name and no account number. The demo for elementary school and child profiles without a signed form send nothing there.',
    })
  if (settings.payments === 'stripe')
    recipients.push({
      name: `Stripe (${new URL(settings.STRIPE_API_URL ?? 'https://api.stripe.com').host})`,
      purpose: 'Takes payments for plans. You type your card number on the pages of Stripe.',
      gets: 'Your email address and the plan that you choose.',
      never: 'It gets no question, no passage and no explanation. We never see your card number.',
    })
  if (settings.mail === 'smtp' && settings.SMTP_URL)
    recipients.push({
      name: `A mail server (${new URL(settings.SMTP_URL).hostname})`,
      purpose: 'Sends the emails you ask for, such as a link for a new password.',
      gets: 'Your email address and the words of the email.',
    })
  return recipients
}
