import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvOf, type ImportSteps, startImports } from '../../../../test/imports.ts'
import { queueDueFeeds } from './fetch-feed.ts'

const DAY = 86_400_000

let steps: ImportSteps
beforeAll(async () => {
  steps = await startImports()
})
afterAll(() => steps.close())

const headers = ['Referencia', 'Categoría', 'Título', 'Descripción', 'Precio']
const row = (reference: string, price = '$50') => [
  reference,
  'Hogar y Jardín',
  `Mesa ${reference}`,
  'De madera.',
  price,
]
const table = (...references: string[]) => csvOf(headers, ...references.map((each) => row(each)))

let number = 0
/** An address of its own that answers a table, and somebody who has it read. */
async function feed(absent: 'keep' | 'pause', first: string) {
  number += 1
  const path = `/inventario-${number}.csv`
  const url = `${steps.site.origin}${path}`
  const seller = await steps.seller()
  steps.site.serve(path, { body: first })
  // An address of this machine is refused where it is set: the row stands as if it were a public one.
  await steps.suite.deps.db
    .insertInto('inventoryFeeds')
    .values({
      userId: seller.user.id,
      url,
      absent,
      nextAt: steps.suite.clock.now(),
      problem: null,
      lastImportId: null,
    })
    .execute()
  const fetch = async () => {
    await queueDueFeeds(steps.suite.deps)
    await steps.suite.workOffQueue()
    steps.suite.clock.advance(DAY)
    return steps.as(seller).imports.feed()
  }
  return { seller, fetch, serve: (body: string) => steps.site.serve(path, { body }), path }
}

describe('refusals', () => {
  test.each([
    'ftp://ejemplo.pr/a.csv',
    'http://127.0.0.1/a.csv',
    'http://localhost/a.csv',
    'http://[::1]/a.csv',
    'http://2130706433/a.csv',
    'https://ana:clave@ejemplo.pr/a.csv',
    'https://ejemplo.pr:8443/a.csv',
    'inventario.csv',
  ])('%s is no address to read from', async (url) => {
    const seller = await steps.seller()
    await expect(steps.as(seller).imports.setFeed({ url, absent: 'keep' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await steps.as(seller).imports.feed()).toBeNull()
  })

  test('only people on Business', async () => {
    const pro = await steps.seller('pro')
    const input = { url: 'https://ejemplo.pr/a.csv', absent: 'keep' } as const
    await expect(steps.as(pro).imports.setFeed(input)).rejects.toThrow('Business')
  })

  test('an address that is gone, or no table, is told, and nothing changes', async () => {
    const { seller, fetch, serve, path } = await feed('pause', table('A', 'B'))
    expect((await fetch())?.problem).toBeNull()
    serve('<html>Mantenimiento</html>')
    expect((await fetch())?.problem).toContain('encabezados')
    steps.site.serve(path, { status: 404 })
    expect((await fetch())?.problem).toBe('En esa dirección ya no hay nada.')
    const items = await steps.inventory(seller)
    expect(items.map(({ listing }) => listing.isActive)).toEqual([true, true])
  })

  test('a table without most ads waits for its person', async () => {
    const references = Array.from({ length: 12 }, (_, n) => `F-${n}`)
    const { seller, fetch, serve } = await feed('pause', table(...references))
    await fetch()
    serve(table('F-0'))
    const held = await fetch()
    expect(held?.problem).toContain('Faltan 11')
    const active = (await steps.inventory(seller)).filter(({ listing }) => listing.isActive)
    expect(active).toHaveLength(12)
    const id = held?.lastImportId ?? 0
    await steps.as(seller).imports.confirm({ id })
    await steps.suite.workOffQueue()
    const left = (await steps.inventory(seller)).filter(({ listing }) => listing.isActive)
    expect(left).toHaveLength(1)
  })
})

test('is read once a day, and does what it says without anybody', async () => {
  const { seller, fetch, serve, path } = await feed('pause', table('A', 'B'))
  expect((await fetch())?.problem).toBeNull()
  expect((await steps.inventory(seller)).map(({ reference }) => reference)).toEqual(['A', 'B'])
  serve(csvOf(headers, row('A', '$45'), row('C')))
  expect((await fetch())?.problem).toBeNull()
  expect(
    (await steps.inventory(seller)).map(({ reference, listing }) => [
      reference,
      listing.price,
      listing.isActive,
    ]),
  ).toEqual([
    ['A', '$45', true],
    ['B', '$50', false],
    ['C', '$50', true],
  ])
  // A table that changes nothing is no news.
  const mails = steps.suite.sentMails.length
  expect((await fetch())?.problem).toBeNull()
  expect(steps.suite.sentMails).toHaveLength(mails)
  await queueDueFeeds(steps.suite.deps)
  await queueDueFeeds(steps.suite.deps)
  await steps.suite.workOffQueue()
  expect(steps.site.asked.filter((each) => each === path)).toHaveLength(4)
  await steps.as(seller).imports.removeFeed()
  expect(await fetch()).toBeNull()
})
