import { expect, test } from 'vitest'
import { createPictureAddresses } from './picture-addresses.ts'

const store = {
  endpoint: 'http://store:8333',
  region: 'us-east-1',
  bucket: 'fotos',
  accessKeyId: 'llave',
  secretAccessKey: 'secreto',
}
const terms = {
  from: new Date('2026-11-28T20:00:00Z'),
  seconds: 3600,
  caching: 'public, immutable',
}
const name = 'uploads/0123456789abcdef-960.avif'

test('an address is signed for the store, wherever it leads', async () => {
  const cdn = await createPictureAddresses(store, 'https://fotos.example/a').sign(name, terms)
  const direct = await createPictureAddresses(store, 'http://store:8333/fotos').sign(name, terms)
  expect(cdn).toMatch(new RegExp(`^https://fotos\\.example/a/${name}\\?X-Amz-Algorithm=`))
  expect(new URL(cdn).search).toBe(new URL(direct).search)
  expect(cdn).toContain('X-Amz-SignedHeaders=host&')
  expect(cdn).not.toContain('secreto')
})

test('each term makes another address, the same ones make the same', async () => {
  const addresses = createPictureAddresses(store, 'https://fotos.example')
  const made = [
    terms,
    { ...terms, from: new Date('2026-11-28T20:00:01Z') },
    { ...terms, seconds: 3601 },
    { ...terms, caching: 'private, no-store' },
    { ...terms, staleAt: new Date('2026-11-28T21:00:00Z') },
  ]
  const all = await Promise.all(made.map((each) => addresses.sign(name, each)))
  expect(new Set(all).size).toBe(made.length)
  expect(await Promise.all(made.map((each) => addresses.sign(name, each)))).toEqual(all)
})
