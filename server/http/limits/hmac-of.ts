import { createHmac } from 'node:crypto'

/** Stands for an email or network address in the tables of the limits, where neither may be read. */
export function hmacOf(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}
