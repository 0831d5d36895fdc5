import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvOf, type ImportSteps, startImports, zipOf } from '../../../test/imports.ts'
import { makePng } from '../../../test/pictures.ts'
import { removeLostDocuments } from '../verifications/remove-lost-documents.ts'
import { applyRow } from './applying/apply-row.ts'
import { listWaitingRows } from './import-rows.repo.ts'
import { forgetOldImports, resumeImports } from './resume-imports.ts'

let steps: ImportSteps
beforeAll(async () => {
  steps = await startImports()
})
afterAll(() => steps.close())

const headers = ['Referencia', 'Categoría', 'Título', 'Descripción', 'Precio', 'Lugar']
const car = (reference: string, title = `Carro ${reference}`, price = '$9,000') => [
  reference,
  'Vehículos',
  title,
  'En buenas condiciones.',
  price,
  'Ponce',
]

describe('a table is read first', () => {
  test('and says what it would create, change and end, and what stays', async () => {
    const seller = await steps.seller()
    await steps.import(seller, csvOf(headers, car('A'), car('B'), car('C'), car('D')))
    const table = csvOf(
      [...headers, 'Estado'],
      [...car('A'), ''],
      [...car('B', 'Carro B', '$8,500'), 'Activo'],
      [...car('C'), 'Vendido'],
      [...car('D'), 'Eliminar'],
      [...car('E'), ''],
    )
    const { id, rows } = await steps.read(seller, table)
    expect(rows).toEqual({ create: 1, change: 1, end: 2, same: 1, absent: 0, error: 0 })
    const changed = (await steps.rows(seller, id)).filter(({ action }) => action === 'change')
    expect(changed).toMatchObject([
      { number: 3, changes: [{ column: 'Precio', before: '$9,000', after: '$8,500' }] },
    ])
    expect((await steps.inventory(seller)).map(({ listing }) => listing.price)).toEqual(
      Array(4).fill('$9,000'),
    )
  })

  test('columns that are none of ours are named and left out', async () => {
    const seller = await steps.seller()
    const read = await steps.read(seller, csvOf([...headers, 'Costo interno'], [...car('A'), '$1']))
    expect(read).toMatchObject({ unknownColumns: ['Costo interno'], rows: { create: 1 } })
  })
})

describe('a confirmed table', () => {
  test('creates, changes and ends by the reference, and tells by email', async () => {
    const seller = await steps.seller()
    await steps.import(seller, csvOf(headers, car('A'), car('B'), car('C')))
    const table = csvOf(
      ['Referencia', 'Precio', 'Estado', 'Marca'],
      ['A', '$1', 'Pausado', 'Toyota'],
      ['B', '$9,000', 'Vendido', ''],
      ['C', '', 'Eliminar', ''],
    )
    const done = await steps.import(seller, table)
    expect(done).toMatchObject({ state: 'done', done: 3, failed: 0 })
    const items = await steps.inventory(seller)
    expect(items).toMatchObject([
      {
        reference: 'A',
        listing: {
          price: '$1',
          isActive: false,
          title: 'Carro A',
          saidAttributes: { make: 'Toyota' },
        },
      },
      { reference: 'B', listing: { status: 'sold' } },
    ])
    const mail = steps.suite.sentMails.findLast(({ to }) => to === seller.email)
    expect(mail?.text).toContain('3 filas hechas, 0 ya estaban iguales y 0 con problemas')
  })

  test('the same table again changes nothing', async () => {
    const seller = await steps.seller()
    const table = csvOf(headers, car('A'), car('B'))
    await steps.import(seller, table)
    expect((await steps.read(seller, table)).rows).toMatchObject({ same: 2, create: 0 })
  })

  test('pauses what it does not have, where that was asked for', async () => {
    const seller = await steps.seller()
    await steps.import(seller, csvOf(headers, car('A'), car('B')))
    const own = await steps.as(seller).listings.publish({
      title: 'Sin referencia',
      description: 'x',
      categoryId: 8,
    })
    const done = await steps.import(seller, csvOf(headers, car('A')), { absent: 'pause' })
    expect(done.rows).toMatchObject({ same: 1, absent: 1 })
    const states = (await steps.inventory(seller)).map(({ listing }) => [
      listing.id,
      listing.isActive,
    ])
    expect(states).toEqual([
      [expect.any(Number), true],
      [expect.any(Number), false],
      [own.id, true],
    ])
  })

  test('brings photos by address and from ZIPs, each once, and publishes no ad without its own', async () => {
    const seller = await steps.seller()
    const { site } = steps
    site.serve('/uno.png', { body: makePng({ seed: 21 }) })
    site.serve('/nada.png', { status: 404 })
    const zip = await zipOf({
      'fotos/Frente Casa.png': makePng({ seed: 22 }),
      'roto.png': makePng({ seed: 23 }).subarray(0, 200),
    })
    const table = csvOf(
      [...headers, 'Fotos'],
      [...car('A'), `${site.origin}/uno.png | frente casa.PNG`],
      [...car('B'), `${site.origin}/uno.png`],
      [...car('C'), `${site.origin}/nada.png`],
      [...car('D'), 'roto.png'],
    )
    const done = await steps.import(seller, table, { zips: [zip] })
    expect(done).toMatchObject({ done: 2, failed: 2 })
    const items = await steps.inventory(seller)
    expect(items.map(({ listing }) => listing.images.length)).toEqual([2, 1])
    expect(items[0]?.listing.images[0]).toBe(items[1]?.listing.images[0])
    expect(site.asked.filter((path) => path === '/uno.png')).toHaveLength(1)
    expect(await steps.problems(seller, done.id)).toEqual([
      { number: 4, issues: [`Fotos: «${site.origin}/nada.png»: ya no está en esa dirección.`] },
      { number: 5, issues: ['Fotos: «roto.png»: está dañada o incompleta.'] },
    ])
    const again = await steps.read(
      seller,
      csvOf([...headers, 'Fotos'], [...car('B'), `${site.origin}/uno.png`]),
    )
    expect(again.rows.same).toBe(1)
  })

  test('killed in the middle goes on where it was: no ad twice, none missing', async () => {
    const seller = await steps.seller()
    const references = Array.from({ length: 30 }, (_, n) => `K-${n}`)
    const { id } = await steps.read(seller, csvOf(headers, ...references.map((each) => car(each))))
    await steps.as(seller).imports.confirm({ id })
    const session = { id: 0, userId: seller.user.id, role: 'user' } as const
    const ctx = { ...steps.suite.contextOf(), session }
    // Ten rows are done, three of them twice at the same moment, and then the process dies.
    const rows = await listWaitingRows(steps.suite.deps.db, id, 10)
    const photos = new Map()
    const twice = [...rows, ...rows.slice(0, 3)]
    await Promise.all(twice.map((row) => applyRow(ctx, { importId: id, row, photos })))
    await steps.suite.database.pool.query('delete from graphile_worker._private_jobs')
    await resumeImports(steps.suite.deps)
    await steps.suite.workOffQueue()
    expect(await steps.as(seller).imports.get({ id })).toMatchObject({ state: 'done', done: 30 })
    const { items, total } = await steps.as(seller).inventory.list({ order: 'title' })
    expect([total, new Set(items.map(({ reference }) => reference)).size]).toEqual([30, 30])
  })

  test('ends with the plan, and says so', async () => {
    const seller = await steps.seller()
    const { id } = await steps.read(seller, csvOf(headers, car('A')))
    await steps.as(seller).imports.confirm({ id })
    await steps.suite.deps.db
      .updateTable('personPlans')
      .set({ plan: 'free' })
      .where('userId', '=', seller.user.id)
      .execute()
    await steps.suite.workOffQueue()
    expect(await steps.as(seller).imports.get({ id })).toMatchObject({
      state: 'failed',
      problem: 'Esto viene con el plan Business.',
    })
  })

  test('cancelled, does no more', async () => {
    const seller = await steps.seller()
    const { id } = await steps.read(seller, csvOf(headers, car('A')))
    await steps.as(seller).imports.confirm({ id })
    await steps.as(seller).imports.cancel({ id })
    await steps.suite.workOffQueue()
    expect(await steps.inventory(seller)).toEqual([])
  })
})

describe('what is kept', () => {
  test('files go when the import has ended, rows after a month', async () => {
    const seller = await steps.seller()
    const zip = await zipOf({ 'a.png': makePng({ seed: 41 }) })
    const { id } = await steps.import(
      seller,
      csvOf([...headers, 'Fotos'], [...car('A'), 'a.png']),
      {
        zips: [zip],
      },
    )
    await removeLostDocuments(steps.suite.deps)
    const { rows } = await steps.suite.database.pool.query(
      'select document from inventory_import_photos where import_id = $1',
      [id],
    )
    expect(rows).toEqual([])
    steps.suite.clock.advance(31 * 86_400_000)
    await forgetOldImports(steps.suite.deps)
    await expect(steps.as(seller).imports.get({ id })).rejects.toThrow('No encontramos')
  })
})
