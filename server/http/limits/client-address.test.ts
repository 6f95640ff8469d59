import { expect, test } from 'vitest'
import { clientAddress, countedAddress, networkOf } from './client-address.ts'

test('without a trusted proxy a forwarded address is ignored', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
})

test('with one trusted proxy only the entry that it added counts', () => {
  expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.1', 1)).toBe('198.51.100.1')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1')
})

test('a header that is missing, too short or no address falls back to the socket', () => {
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '198.51.100.1', 2)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', 'somebody', 1)).toBe('10.0.0.1')
})

test('ports, brackets and the IPv6 form of IPv4 do not make a new address', () => {
  expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', '203.0.113.9:4711', 1)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', '[2001:db8::1]:4711', 1)).toBe('2001:db8::1')
})

test('a network is the /24 or the /64', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.0/24')
  expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64')
  expect(networkOf('2001:0db8:0000:0007:ffff::')).toBe('2001:db8:0:7::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('IPv6 addresses of one /64 count as one, IPv4 addresses each for themselves', () => {
  expect(countedAddress('2001:db8::1')).toBe(countedAddress('2001:db8::ffff:2'))
  expect(countedAddress('203.0.113.9')).toBe('203.0.113.9')
})
