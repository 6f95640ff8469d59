import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { guardedLookup, problemOfAddress } from './check-address.ts'

describe('an address outside', () => {
  test.each([
    'https://api.example.com/v1',
    'http://10.0.0.5:8000/v1',
    'https://[2001:db8::1]/v1',
    'https://[64:ff9b::808:808]/v1',
    'https://[2002:808:808::1]/v1',
    'https://[::ffff:8.8.8.8]/v1',
    'https://[fd12:3456:789a::1]/v1',
  ])('%s may be asked', (address) => {
    expect(problemOfAddress(address, 'outside')).toBeNull()
  })
  test.each([
    ['ftp://example.com', /must begin with http/],
    ['example.com', /must begin with http/],
    ['https://ann:secret@example.com', /no name and no password/],
    ['https://example.com/?key=1', /end before/],
    ['http://localhost:11434/v1', /on this machine/],
    ['http://127.9.9.9', /on this machine/],
    ['http://[::1]/', /on this machine/],
    ['http://[::ffff:127.0.0.1]/', /on this machine/],
    ['http://[::ffff:169.254.169.254]/', /can’t be an AI service/],
    ['http://2130706433/', /on this machine/],
    ['http://0x7f.1/', /on this machine/],
    ['http://169.254.169.254/latest', /can’t be an AI service/],
    ['http://100.100.100.200/', /can’t be an AI service/],
    ['http://0.0.0.0:8000/', /can’t be an AI service/],
    ['http://[fe80::1]/', /can’t be an AI service/],
    ['http://[fd00:ec2::254]/', /can’t be an AI service/],
    ['http://224.0.0.1/', /can’t be an AI service/],
    ['http://168.63.129.16/', /can’t be an AI service/],
    ['http://[fd00:ec2::23]/', /can’t be an AI service/],
    ['http://[fd20:ce::254]/', /can’t be an AI service/],
    ['http://[fd00:c1::a9fe:a9fe]/', /can’t be an AI service/],
    ['http://[fd00:42::42]/', /can’t be an AI service/],
    ['http://[64:ff9b::169.254.169.254]/', /can’t be an AI service/],
    ['http://[64:ff9b:1::a9fe:a9fe]/', /can’t be an AI service/],
    ['http://[64:ff9b::7f00:1]/', /on this machine/],
    ['http://[2002:a9fe:a9fe::]/', /can’t be an AI service/],
    ['http://[2002:7f00:1::5]/', /on this machine/],
    ['http://[::127.0.0.1]/', /on this machine/],
    ['http://[::a9fe:a9fe]/', /can’t be an AI service/],
    ['http://[::ffff:0:169.254.169.254]/', /can’t be an AI service/],
    ['http://[::]/', /can’t be an AI service/],
  ])('%s is refused', (address, sentence) => {
    expect(problemOfAddress(address, 'outside')).toMatch(sentence)
  })
})

test('“on this machine” means loopback only', () => {
  expect(problemOfAddress('http://localhost:11434/v1', 'loopback')).toBeNull()
  expect(problemOfAddress('http://[::1]:1234/v1', 'loopback')).toBeNull()
  expect(problemOfAddress('http://10.0.0.5/v1', 'loopback')).toMatch(/not on this machine/)
})

test('a host name is checked by the address it resolves to at the time of the call', async () => {
  const server = createServer((_, reply) => reply.end('here')).listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const { get } = await import('node:http')
  const ask = (reach: 'loopback' | 'outside') =>
    new Promise<string>((resolve) => {
      get(`http://localhost:${port}/`, { lookup: guardedLookup(reach), agent: false }, (reply) => {
        reply.resume()
        resolve(String(reply.statusCode))
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    })
  expect(await ask('loopback')).toBe('200')
  expect(await ask('outside')).toBe('EREFUSEDADDRESS')
  server.close()
})
