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
  // Alibaba, Oracle and Azure.
  '100.100.100.200/32',
  '192.0.0.192/32',
  '168.63.129.16/32',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  'fe80::/10',
  // Amazon, Google, Oracle and Scaleway.
  'fd00:ec2::/32',
  'fd20:ce::/32',
  'fd00:c1::/32',
  'fd00:42::42/128',
  'ff00::/8',
])

/**
 * IPv6 addresses that lead to an IPv4 address, and the group at which that one begins: IPv4-compatible and mapped ones
 * (RFC 4291), NAT64 (RFC 6052, 8215), 6to4 (RFC 3056).
 */
const leadsToIPv4: { nets: BlockList; at: number }[] = [
  { nets: listOf(['::/96', '::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48']), at: 6 },
  { nets: listOf(['2002::/16']), at: 1 },
]

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
  const plain = address.replace(/%.*$/, '')
  const inner = innerAddress(plain)
  if (inner) return problemOfHost(inner, reach)
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4'
  if (loopback.check(plain, family)) {
    return reach === 'loopback'
      ? null
      : 'This address is on this machine. If you mean that, choose “on this machine”.'
  }
  if (reach === 'loopback') return 'This address is not on this machine.'
  return refused.check(plain, family) ? 'This address can’t be an AI service.' : null
}

/** The IPv4 address to which an IPv6 address leads, such as 127.0.0.1 for 64:ff9b::7f00:1; null for any other. */
function innerAddress(address: string): string | null {
  if (isIP(address) !== 6 || loopback.check(address, 'ipv6') || address === '::') return null
  const way = leadsToIPv4.find(({ nets }) => nets.check(address, 'ipv6'))
  if (!way) return null
  const groups = groupsOf(address).slice(way.at, way.at + 2)
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.')
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [start = [], end = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const between = Array<string>(8 - start.length - end.length).fill('0')
  return [...start, ...between, ...end].map((group) => Number.parseInt(group, 16))
}

function listOf(nets: string[]): BlockList {
  const list = new BlockList()
  for (const net of nets) {
    const [address = '', bits] = net.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
