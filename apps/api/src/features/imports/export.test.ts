import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvOf, type ImportSteps, startImports } from '../../../test/imports.ts'
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

describe('export', () => {
  test.each(['csv', 'xlsx'])('as %s, read again, changes nothing', async (format) => {
    const seller = await steps.seller()
    steps.site.serve('/foto.png', { body: makePng({ seed: 31 }) })
    const table = csvOf(
      [...headers, 'Condición', 'Fotos', 'Estado', 'Millaje', 'Cuartos', 'Formas de pago', 'Marca'],
      [
        ...car('A', '-Corolla "S", 2019'),
        'Como nuevo',
        `${steps.site.origin}/foto.png`,
        '',
        '95 mil',
        '',
        'efectivo|tarjeta',
        'No dice',
      ],
      [...car('B'), '', '', 'Pausado', '', '', '', 'Kia'],
      [
        'C',
        'Bienes Raíces',
        'Casa en Ponce',
        'Con\n=marquesina',
        '',
        '',
        '',
        '',
        'Venta pendiente',
        '',
        '3',
        '',
        '',
      ],
      [...car('D'), '', '', 'Vendido', '', '', '', ''],
    )
    expect(await steps.import(seller, table)).toMatchObject({ done: 4, failed: 0 })
    await steps
      .as(seller)
      .listings.publish({ title: 'Sin número', description: 'x', categoryId: 8 })
    const url = `/api/inventory/export?format=${format}`
    const { token } = seller
    const file = await steps.bytes('GET', url, { token })
    expect(file.headers['content-disposition']).toContain(`wepa-inventario.${format}`)
    const { rows, unknownColumns } = await steps.read(seller, file.raw)
    expect([rows, unknownColumns]).toEqual([
      { create: 0, change: 0, end: 0, absent: 0, same: 5, error: 0 },
      [],
    ])
    // In an account that has none of them it makes the same ads.
    const other = await steps.seller()
    const text = file.raw
    const copied = await steps.import(other, text)
    expect(copied.rows).toMatchObject({ create: 4, error: 1 })
  })

  test('is one’s own alone, and templates are anybody’s', async () => {
    expect((await steps.bytes('GET', '/api/inventory/export')).status).toBe(401)
    for (const template of ['general', 'vehiculos', 'bienes-raices']) {
      for (const format of ['csv', 'xlsx']) {
        const url = `/api/inventory/template?template=${template}&format=${format}`
        const file = await steps.bytes('GET', url)
        const seller = await steps.seller()
        const read = await steps.read(seller, file.raw)
        expect(read).toMatchObject({ state: 'ready', unknownColumns: [], rows: { error: 0 } })
      }
    }
    expect((await steps.bytes('GET', '/api/inventory/template?template=x&format=csv')).status).toBe(
      400,
    )
  })
})
