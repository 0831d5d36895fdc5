import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvOf, type ImportSteps, startImports, zipOf } from '../../../test/imports.ts'
import { makePng } from '../../../test/pictures.ts'

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

describe('refusals', () => {
  test('only people on Business import, and only their own', async () => {
    const [pro, ana, luis] = [await steps.seller('pro'), await steps.seller(), await steps.seller()]
    const url = '/api/inventory/imports'
    expect((await steps.bytes('POST', url, { body: 'x' })).status).toBe(401)
    expect((await steps.bytes('POST', url, { token: pro.token, body: 'x' })).status).toBe(403)
    const { id } = await steps.send(ana, csvOf(headers, car('A')))
    for (const call of ['get', 'rows', 'read', 'confirm', 'cancel'] as const) {
      await expect(steps.as(luis).imports[call]({ id })).rejects.toThrow('No encontramos')
    }
    const photos = `${url}/${id}/photos`
    const body = await zipOf({ 'a.png': makePng() })
    expect((await steps.bytes('PUT', photos, { token: luis.token, body })).status).toBe(404)
    await expect(steps.as(ana).imports.confirm({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test.each([
    ['nothing', '', 'vacío'],
    ['no headers of ours', 'nombre;costo\nx;1', '«Referencia»'],
    ['a column twice', csvOf(['Referencia', 'Precio', 'precio ($)'], ['A', '1', '2']), 'dos veces'],
    ['headers alone with blank rows above', '\n\nx,y\n', '«Referencia»'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xlsx'],
    ['a cell of 10 MB', `Referencia,Título\nA,${'x'.repeat(10_000_000)}`, 'La fila 2'],
  ])('%s is no table, and says why', async (_name, table, words) => {
    const seller = await steps.seller()
    expect(await steps.read(seller, table)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining(words),
    })
  })

  test('more than 10,000 rows', async () => {
    const rows = Array.from({ length: 10_001 }, (_, n) => `R${n}`).join('\n')
    const seller = await steps.seller()
    const read = await steps.read(seller, `Referencia\n${rows}`)
    expect(read).toMatchObject({ state: 'failed', problem: expect.stringContaining('10000') })
  })

  test('each row says what is wrong at its columns, and nothing is published', async () => {
    const seller = await steps.seller()
    const table = csvOf(
      [...headers, 'Millaje', 'Fotos'],
      ['', 'Vehículos', 'Sin referencia', 'x', '', '', '', ''],
      ['A', '', '', '', '', '', '', ''],
      ['A', 'Vehículos', 'Otra vez', 'x', '', '', '', ''],
      ['B', 'Autos', 'x', 'x', '', '', '', ''],
      ['C', 'Vehículos', '=A1', 'x', '', '', '-5', 'falta.jpg | ftp://x.example/a.jpg'],
      ['#99', 'Vehículos', 'x', 'x', '', '', '', ''],
      ['D', 'Vehículos', 'Bueno', 'x', '', '', '', ''],
    )
    const { id, rows } = await steps.read(seller, table)
    expect(rows).toMatchObject({ error: 6, create: 1 })
    expect(await steps.problems(seller, id)).toEqual([
      { number: 2, issues: [expect.stringMatching(/^Referencia: Escribe una referencia/)] },
      {
        number: 3,
        issues: [
          'Título: El título es requerido',
          'Descripción: La descripción es requerida',
          'Categoría: Selecciona una categoría',
        ],
      },
      { number: 4, issues: ['Referencia: La referencia ya está en la fila 3'] },
      { number: 5, issues: ['Categoría: No hay una categoría con ese nombre'] },
      {
        number: 6,
        issues: [
          expect.stringMatching(/^Título: Es una fórmula/),
          expect.stringMatching(/^Millaje \(millas\): /),
          'Fotos: «falta.jpg» no está en los ZIP',
          'Fotos: «ftp://x.example/a.jpg» no es la dirección de una foto',
        ],
      },
      { number: 7, issues: ['Referencia: No tienes un anuncio con el número #99'] },
    ])
    expect(await steps.inventory(seller)).toEqual([])
  })

  test('addresses inside are asked for nothing', async () => {
    const seller = await steps.seller()
    const photos = [
      'http://169.254.169.254/latest/meta-data',
      'http://localhost:5432/x',
      'http://[::1]/a.png',
    ]
    const rows = photos.map((photo, n) => [...car(`IN-${n}`), photo])
    const done = await steps.import(seller, csvOf([...headers, 'Fotos'], ...rows))
    expect(done).toMatchObject({ done: 0, failed: 3 })
    expect(await steps.problems(seller, done.id)).toEqual(
      photos.map((photo, n) => ({
        number: n + 2,
        issues: [`Fotos: «${photo}»: la página donde está no contesta.`],
      })),
    )
    expect(await steps.inventory(seller)).toEqual([])
  })

  test('ZIPs that are none, and what in them is no picture', async () => {
    const seller = await steps.seller()
    const { id } = await steps.send(seller, csvOf(headers, car('A')))
    const url = `/api/inventory/imports/${id}/photos`
    const { token } = seller
    const cut = await steps.bytes('PUT', url, { token, body: 'PK cortado' })
    expect([cut.status, cut.raw.toString()]).toEqual([400, expect.stringContaining('dañado')])
    const body = await zipOf({
      'fotos/Frente.PNG': makePng({ seed: 3 }),
      '__MACOSX/fotos/._Frente.PNG': 'x',
      'virus.exe': 'MZ',
      '.DS_Store': 'x',
    })
    const sent = await steps.bytes('PUT', url, { token, body })
    expect([sent.status, JSON.parse(sent.raw.toString()).photos]).toEqual([200, { sent: 1 }])
  })

  test('a second table waits for the first, one that only waited for its person gives way', async () => {
    const seller = await steps.seller()
    const first = await steps.send(seller, csvOf(headers, car('A')))
    const second = await steps.send(seller, csvOf(headers, car('B')))
    expect((await steps.as(seller).imports.get({ id: first.id })).state).toBe('cancelled')
    await steps.as(seller).imports.read({ id: second.id })
    const { token } = seller
    const third = await steps.bytes('POST', '/api/inventory/imports', { token, body: 'x' })
    expect(third.status).toBe(409)
    await steps.suite.workOffQueue()
  })
})
