import { limits } from '#domain/limits'
import { countedAddress } from './client-address.ts'
import type { Limit } from './count-against.ts'
import { hmacOf } from './hmac-of.ts'
import { isProxyAddress } from './unknown-proxy.ts'

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
