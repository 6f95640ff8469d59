import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Reach } from '../model-service.ts'

const loopback = listOf(['127.0.0.0/8', '::1/128'])

/**
 * Never a model service: "this host", link-local addresses and the metadata services of cloud hosts (which stand in
 * or beside them), and addresses for many. IANA's special-purpose registries (RFC 6890) and the vendors' own pages.
 */
const refused = listOf([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '100.100.100.200/32',
  '192.0.0.192/32',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  'fe80::/10',
  'fd00:ec2::254/128',
  'ff00::/8',
])

/** Why an address may not be asked, as a sentence; null when it may, as far as the address itself tells. */
export function problemOfAddress(address: string, reach: Reach): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return 'The address must begin with http:// or https://.'
  if (url.username || url.password) return 'The address must hold no name and no password.'
  if (url.search || url.hash) return 'The address must end before “?” and “#”.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const numbers = host === 'localhost' ? '127.0.0.1' : host
  return isIP(numbers) ? problemOfHost(numbers, reach) : null
}

/**
 * A DNS lookup that returns no refused address. It checks at the moment of the connection, because a name can resolve to
 * another machine a second later.
 */
export function guardedLookup(reach: Reach): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const allowed = found.filter(({ address }) => problemOfHost(address, reach) === null)
      const [first] = allowed
      if (!first)
        return callback(Object.assign(new Error('address refused'), { code: 'EREFUSEDADDRESS' }), '')
      if (options.all) return callback(null, allowed)
      callback(null, first.address, first.family)
    })
  }
}

function problemOfHost(address: string, reach: Reach): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4'
  if (loopback.check(plain, family)) {
    return reach === 'loopback'
      ? null
      : 'This address is on this machine. If you mean that, choose “on this machine”.'
  }
  if (reach === 'loopback') return 'This address is not on this machine.'
  return refused.check(plain, family) ? 'This address can’t be an AI service.' : null
}

function listOf(nets: string[]): BlockList {
  const list = new BlockList()
  for (const net of nets) {
    const [address = '', bits] = net.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
