import { isIP } from 'node:net'
import { limits } from '#domain/limits'
import type { Limit } from './count-against.ts'
import { hmacOf } from './hmac-of.ts'
import { isProxyAddress } from './unknown-proxy.ts'

/**
 * The address of the person's own computer. Each trusted proxy adds one entry at the right of X-Forwarded-For, so
 * the entry that far from the right is the one that cannot be made up. With no trusted proxy the header is ignored.
 */
export function clientAddress(
  socket: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => plain(entry.trim()))
  const claimed = trustedProxies > 0 ? entries[entries.length - trustedProxies] : undefined
  return claimed && isIP(claimed) ? claimed : plain(socket)
}

/** The network that an address belongs to: the /24 of IPv4, the /64 of IPv6 (one household or school). */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  return isIP(address) === 6 ? `${prefixOf(address)}::/64` : address
}

/** What failures are counted against: an IPv4 address itself, an IPv6 /64, because one computer owns all of it. */
export function countedAddress(address: string): string {
  return isIP(address) === 6 ? networkOf(address) : address
}

/** Without port, brackets, zone or the IPv6 form of an IPv4 address. */
function plain(address: string): string {
  const inside = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  const bare = inside.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(mapped)?.[1] ?? mapped
}

/** The first four groups, without leading zeros. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * The counter of an act for the computer that does it, and its limit: widened where one address stands for everybody
 * behind a proxy. The network address itself is not in the key.
 */
export function limitAddress(
  { secret }: { secret: string },
  act: string,
  address: string,
  limit: Limit,
): Limit & { key: string } {
  const key = `${act}:${hmacOf(secret, countedAddress(address))}`
  return { key, ...widen(limit, address) }
}

/** The limit of a network, as it holds for this address. */
export function widen({ count, window }: Limit, address: string): Limit {
  return { count: isProxyAddress(address) ? count * limits.unknownProxy : count, window }
}
