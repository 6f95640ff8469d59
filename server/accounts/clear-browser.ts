import type { Settings } from '../env.ts'
import { clearCookie } from './cookies.ts'
import { type Call, setCookies } from './plain-form.ts'

/**
 * Makes a browser forget what it keeps for a person who leaves. Where `forgetsAll`, as on a shared computer, every
 * cookie goes; else the one stays by which the browser is known at the next sign-in.
 */
export function clearBrowser(c: Call, settings: Settings, forgetsAll: boolean): void {
  setCookies(
    c,
    ['demo', 'failed-form'].map((name) => clearCookie(name, settings)),
  )
  c.header('Clear-Site-Data', forgetsAll ? '"cache", "cookies", "storage"' : '"cache", "storage"')
}
