import { request } from 'node:http'
import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'nada',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2607:f8b0:4004::1', '2a00:1450::5'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('no connection is made to a name that leads to this machine', async () => {
  const failure = await new Promise<Error>((resolve) => {
    request({ host: 'localhost', port: 9, lookup: lookupPublic }).on('error', resolve).end()
  })
  expect(failure.message).toContain('not public')
})
