import type { Settings } from '../../env.ts'

type Headers = { get(name: string): string | null }

const mark = 'proxy '

/** Said in the log and to admins: everybody comes through one address, and the setting that tells them apart is missing. */
export const unknownProxySentence =
  'X-Forwarded-For arrives, but TRUSTED_PROXIES is not set. So everybody seems to come from one address, and the ' +
  'limits of one network are widened. Set TRUSTED_PROXIES to the number of proxies before this process.'

/**
 * Whether a proxy that the settings don't name stands before this process: a public address has https, and this
 * process speaks http alone. What the header says is not believed.
 */
export function isBehindUnknownProxy(settings: Settings, headers: Headers): boolean {
  return settings.isSecure && settings.TRUSTED_PROXIES === 0 && headers.get('x-forwarded-for') !== null
}

/** In the place of a client's address, which nobody knows then. */
export function addressOfProxy(socket: string): string {
  return `${mark}${socket}`
}

/** Whether this address stands for everybody behind an unknown proxy. */
export function isProxyAddress(address: string): boolean {
  return address.startsWith(mark)
}
