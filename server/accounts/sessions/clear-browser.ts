import type { Settings } from '../../env.ts'
import type { Call } from '../../hono.ts'
import { setCookies } from '../form-fallback.ts'
import { clearCookie } from './cookies.ts'

/**
 * Clears what a browser stores for a person who signs out. With `forgetsAll`, as on a shared computer, every cookie is
 * cleared; otherwise the one remains that makes the browser known at the next sign-in.
 */
export function clearBrowser(c: Call, settings: Settings, forgetsAll: boolean): void {
  setCookies(
    c,
    ['demo', 'failed-form'].map((name) => clearCookie(name, settings)),
  )
  c.header('Clear-Site-Data', forgetsAll ? '"cache", "cookies", "storage"' : '"cache", "storage"')
}
