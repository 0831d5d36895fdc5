// Rows as people write them, and the way of an ad into a table and back.
import { describe, expect, test } from 'vitest'
import { fromCell, toCell } from './cell.ts'
import { columnsFor, findColumn } from './columns.ts'
import { readRow } from './read-row.ts'
import { type WrittenAd, writeRow } from './write-row.ts'

/** Reads one row under these headers. */
function read(cells: Record<string, string>, categoryId?: number) {
  const columns = Object.keys(cells).map(findColumn)
  return readRow(columns, Object.values(cells), categoryId)
}

const issuesOf = (cells: Record<string, string>) => read(cells).issues

describe('what is wrong with a row stands at its column', () => {
  test.each([
    [{ Título: '=HYPERLINK("https://x.example")' }, 'Título', 'fórmula'],
    [{ precio: ' =A1*2' }, 'Precio', 'fórmula'],
    [{ Categoría: 'Carros usados' }, 'Categoría', 'categoría'],
    [{ Condición: 'de paquete' }, 'Condición', 'Como nuevo'],
    [{ Estado: 'disponible' }, 'Estado', 'Venta pendiente'],
    [{ Referencia: 'x'.repeat(41) }, 'Referencia', '40'],
    [{ Categoría: 'Vehículos', Millaje: 'muchas' }, 'Millaje (millas)', 'número'],
    [{ Categoría: 'Vehículos', Transmisión: 'tres' }, 'Transmisión', 'Automática'],
    [{ Categoría: 'Vehículos', 'Marbete hasta': 'marzo' }, 'Marbete hasta', '2026-03-31'],
    [{ Categoría: 'Bienes Raíces', Amueblado: 'quizás' }, 'Amueblado', 'Sí o No'],
  ])('%o', (cells, column, words) => {
    expect(issuesOf(cells)).toEqual([{ column, message: expect.stringContaining(words) }])
  })
})

describe('cells are read as people write them', () => {
  test('headers without accents, in capitals, with a star or in English', () => {
    const names = ['TITULO', 'Título*', 'title', ' precio ', 'Municipio', 'SKU']
    expect(names.map((name) => findColumn(name)?.header)).toEqual([
      'Título',
      'Título',
      'Título',
      'Precio',
      'Lugar',
      'Referencia',
    ])
    expect(findColumn('Observaciones internas')).toBeUndefined()
  })

  test('numbers, dates, choices and several of them', () => {
    const row = read({
      Categoría: 'vehiculos',
      Marca: 'Toyota',
      Millaje: '95,000 millas',
      'Cuenta a asumir, al mes ($)': '$350',
      'Marbete hasta': '3/31/2027',
      Transmisión: 'AUTOMATICA',
      'Formas de pago': 'Efectivo; ath movil',
      Negociable: 'si',
    })
    expect(row.issues).toEqual([])
    expect(row.attributes).toEqual({
      make: 'Toyota',
      miles: 95_000,
      accountMonthly: 350,
      marbeteUntil: '2027-03-31',
      transmission: 'automatica',
      payment: ['efectivo', 'ath_movil'],
      negotiable: true,
    })
  })

  test('one header means what the category has under it', () => {
    expect(read({ Categoría: 'Electrónicos', Marca: 'Apple' }).attributes).toEqual({
      brand: 'Apple',
    })
    expect(read({ Marca: 'Kia' }, 2).attributes).toEqual({ make: 'Kia' })
    expect(read({ Marca: 'Kia' }, 3).attributes).toEqual({})
  })

  test('a blank cell takes back an answer, a column that is missing leaves it', () => {
    const row = read({ Categoría: 'Vehículos', Color: '', Precio: ' ' })
    expect([row.cleared, row.values, row.photos]).toEqual([
      ['color'],
      { categoryId: 2, price: null },
      undefined,
    ])
  })

  test('photos: names with spaces, addresses between spaces', () => {
    const fotos =
      'frente de la casa.jpg | https://a.example/1.jpg https://a.example/2.jpg\natrás.png'
    expect(read({ fotos }).photos).toEqual([
      'frente de la casa.jpg',
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
      'atrás.png',
    ])
  })
})

test.each(['=1+1', '+1 787', '-10', '@casa', "'comillas", "'=x", 'llano', ''])(
  'the cell of %s is no formula, and is read as what it was',
  (text) => {
    expect(toCell(text)).not.toMatch(/^[=+\-@\t\r]/)
    expect(fromCell(toCell(text))).toBe(text)
  },
)

const ad: WrittenAd = {
  id: 12,
  reference: 'A-1',
  categoryId: 2,
  title: "-Corolla 2019, 'como nuevo'",
  description: 'Primera línea\n=segunda; "con comillas"',
  price: '$14,500 omo',
  location: 'Ponce, Sur',
  condition: 'como_nuevo',
  contactEmail: 'ana@ejemplo.pr',
  contactPhone: '(787) 555-0123',
  images: ['https://wepa.example/uploads/a.webp', 'https://wepa.example/uploads/b.webp'],
  isActive: true,
  status: 'pending',
  saidAttributes: { make: 'Toyota', miles: 42_000.5, fuel: null, payment: ['efectivo', 'tarjeta'] },
}

test.each<[string, Partial<WrittenAd>]>([
  ['an ad with all of it', {}],
  [
    'an ad without what is optional',
    { price: null, location: null, condition: null, images: [], saidAttributes: {} },
  ],
  [
    'a home',
    {
      categoryId: 1,
      saidAttributes: {
        homeKind: 'casa',
        rooms: 3,
        landArea: 3930.4,
        pets: false,
        included: ['agua'],
      },
    },
  ],
  ['a sold one without a reference', { reference: null, status: 'sold' }],
])('%s comes back from its row as it was', (_name, change) => {
  const written = { ...ad, ...change }
  const columns = columnsFor(['vehiculos', 'bienes-raices'])
  const row = readRow(columns, writeRow(columns, written))
  const { categoryId, title, description, price, location, condition } = written
  expect(row.issues).toEqual([])
  expect(row).toMatchObject({
    reference: written.reference ?? '#12',
    state: written.status === 'sold' ? 'sold' : 'pending',
    values: { categoryId, title, description, price, location, condition },
    attributes: written.saidAttributes,
    photos: [...written.images],
  })
  expect(Object.keys(row.attributes)).toEqual(Object.keys(written.saidAttributes))
})
