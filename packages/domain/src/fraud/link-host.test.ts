import { describe, expect, test } from 'vitest'
import { corpora } from '../../test/fraud-corpus/all.ts'
import { hidingLinks, knownLinks, lookAlikeLinks, ordinaryLinks } from '../../test/link-hosts.ts'
import { readLinkHost } from './link-host.ts'

const read = (address: string) => readLinkHost(address, 'wepa.pr')
test('there are enough of each to say something', () => {
  expect(ordinaryLinks.length).toBeGreaterThan(100)
  expect(lookAlikeLinks.length).toBeGreaterThan(90)
})

describe('an ordinary address raises no alarm', () => {
  test.each(ordinaryLinks)('%s', (link) => {
    expect(read(link)).toMatchObject({ kind: 'other' })
  })
})

describe('a known one is what it says', () => {
  test.each(knownLinks)('%s is of %s', (link, name) => {
    expect(read(link)).toMatchObject({ kind: 'known', name })
  })
})

test.each(hidingLinks)('%s hides where it leads', (link) => {
  expect(read(link)).toMatchObject({ kind: 'shortener' })
})

describe('a look-alike', () => {
  test.each(lookAlikeLinks)('%s passes for %s', (link, name) => {
    expect(read(link)).toMatchObject({ kind: 'lookalike', name: name === '-' ? null : name })
  })
  test('says by what it deceives', () => {
    const by = (link: string) => Object.entries(read(link)).find(([key]) => key === 'by')?.[1]
    expect(by('https://athmovil-pagos.com')).toBe('name')
    expect(by('https://xn--thmovil-1fg.com')).toBe('letters')
    expect(by('http://10.0.0.1')).toBe('number')
    expect(by('https://athmovil.com@otro.example')).toBe('user')
  })
})

describe('our own host', () => {
  test.each([
    ['https://wepa.pr/listing/12', 'wepa.pr'],
    ['https://www.wepa.pr', 'wepa.pr'],
    ['https://wepa.pr/a', 'www.wepa.pr'],
    ['HTTPS://WEPA.PR./', 'wepa.pr'],
    ['http://localhost:3000/listing/1', 'localhost:3000'],
    ['http://127.0.0.1:3000/a', '127.0.0.1:3000'],
  ])('%s is at %s', (link, own) => {
    expect(readLinkHost(link, own)).toMatchObject({ kind: 'own' })
  })
  test('is no other one, and none behind an @', () => {
    expect(read('https://nowepa.pr')).toMatchObject({ kind: 'other' })
    expect(read('https://wepa.pr\\@otro.example')).toMatchObject({ kind: 'own' })
    expect(read('https://otro.example@wepa.pr')).toMatchObject({ kind: 'lookalike', by: 'user' })
    expect(readLinkHost('https://tienda.example.pago.net', 'tienda.example')).toMatchObject({
      kind: 'lookalike',
      name: 'Wepa',
    })
  })
})

describe('what people are shown', () => {
  test.each([
    ['https://www.mercado.com.pr:8443/a?b#c', 'www.mercado.com.pr', 'mercado.com.pr'],
    ['https://athmovil.com.pagos.net/x', 'athmovil.com.pagos.net', 'pagos.net'],
    ['https://user:clave@otro.example', 'otro.example', 'otro.example'],
    ['https://xn--peuelas-5za.pr', 'peñuelas.pr', 'peñuelas.pr'],
    ['https://xn--thmovil-1fg.com', 'xn--thmovil-1fg.com', 'xn--thmovil-1fg.com'],
    ['https://tienda.example).', 'tienda.example', 'tienda.example'],
    ['http://localhost:3000', 'localhost', 'localhost'],
    ['', '', ''],
  ])('of %s', (link, host, site) => {
    expect(read(link)).toMatchObject({ host, site })
  })
  test('a URL is taken as it is', () => {
    expect(readLinkHost({ href: 'https://tienda.example/' }, 'wepa.pr').kind).toBe('other')
  })
})

test('no harmless message of the corpora holds a look-alike', () => {
  const harmless = Object.values(corpora)
    .flat()
    .filter(({ label }) => label === 'none')
  const links = harmless.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => read(link).kind === 'lookalike')).toEqual([])
})

test('what is made to be slow is read soon', () => {
  const start = Date.now()
  read(`https://${'pago'.repeat(15)}.${'pay-'.repeat(500)}x.com`)
  expect(Date.now() - start).toBeLessThan(2000)
})
