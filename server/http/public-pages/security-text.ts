import type { Handler } from 'hono'
import type { Runtime } from '../../runtime.ts'

const day = 86_400_000
const valid = 180 * day

/**
 * Answers `/.well-known/security.txt` (RFC 9116): whom to tell about a security hole. Without SECURITY_CONTACT there
 * is no such file. Written for each request, so that its end is always half a year ahead.
 */
export function answerSecurityText({ settings, now }: Pick<Runtime, 'settings' | 'now'>): Handler {
  return (c) => {
    const contact = settings.SECURITY_CONTACT
    if (!contact) return c.text('There is no such file.', 404)
    const today = now().getTime() - (now().getTime() % day)
    const lines = [
      `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(today + valid).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${settings.appUrl}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' })
  }
}
