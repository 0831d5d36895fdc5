import { describe, expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'vehiculos' }, NOW)
}

describe('the make and the model', () => {
  test.each([
    ['Vendo Toyota Corolla 2012', 'Toyota', 'Corolla'],
    ['corolla 2012 le', 'Toyota', 'Corolla'],
    ['Frontier 2008 4x4', 'Nissan', 'Frontier'],
    ['vendo soul 2015', 'Kia', 'Soul'],
    ['Lexus RX 330 2005', 'Lexus', 'RX 330'],
    ['Ford F 250 diesel', 'Ford', 'F-250'],
    ['Kawasaki Vulcan 900 2010', 'Kawasaki', 'Vulcan 900'],
    ['Raptor 700R 2012', 'Yamaha', 'Raptor 700R'],
    ['Escarabajo 1972 original', 'Volkswagen', 'Beetle'],
    ['BMW 328i 2014', 'BMW', '328i'],
    ['Hyundai Santa Fe 2011', 'Hyundai', 'Santa Fe'],
    ['Yamaha VX Cruiser 2018', 'Yamaha', 'VX Cruiser'],
    ['Hino 195 2015 caja seca', 'Hino', '195'],
    ['Bote Boston Whaler 15 pies', 'Boston Whaler', undefined],
  ])('%s', (title, make, model) => {
    expect(read(title)).toMatchObject(model === undefined ? { make } : { make, model })
  })

  test.each([
    ['the focus of an ad', 'Se vende carro, focus en buen precio'],
    ['an everyday word', 'vendo guagua con rack de titan'],
    ['the engine of a boat', 'Lancha de 20 pies con motor Suzuki de 90 hp'],
    ['one of several that would do', 'Busco Toyota Yaris o Honda Fit'],
    ['a part', 'Gomas para Toyota Tacoma'],
  ])('is not %s', (_, title) => {
    expect(read(title)).not.toHaveProperty('make')
  })

  test('is what is given in a swap, not what is wanted', () => {
    expect(read('Cambio Civic 2010 por Toyota Tacoma')).toMatchObject({
      make: 'Honda',
      model: 'Civic',
      year: 2010,
      vehicleKind: 'carro',
    })
  })

  test('is found in the body where the title says the make alone', () => {
    expect(read('Toyota en venta', 'Es un Corolla del 2004').model).toBe('Corolla')
  })
})

describe('the kind', () => {
  test.each([
    ['Guagua Toyota Sienna 2010', 'van'],
    ['Carro Ford Ranger 2004', 'pickup'],
    ['Camion Ford F-350 plataforma', 'camion'],
    ['Four track Honda Rancher', 'four_track'],
    ['Motor y transmision de Civic', 'pieza'],
    ['Corolla 2009 con gomas nuevas', 'carro'],
    ['Yola de fibra 14 pies', 'bote'],
  ])('%s', (title, kind) => {
    expect(read(title).vehicleKind).toBe(kind)
  })
})

describe('the year', () => {
  test.each([
    ['Tercel 96', '', 1996],
    ['Corolla del 05', '', 2005],
    ["Civic LX '14", '', 2014],
    ['Se vende guagua', 'Pathfinder 2013, un solo dueño', 2013],
    ['Yamaha Waverunner', '2017, 90 horas de uso', 2017],
    ['Sentra', 'año: 2016, gomas nuevas', 2016],
    ['Bote de 18 pies', 'casco del 1995, motor del 2010', 1995],
  ])('%s, %s', (title, body, year) => {
    expect(read(title, body).year).toBe(year)
  })

  test.each([
    ['a range', 'Busco Corolla del 2005 al 2010', ''],
    ['one of two', 'Busco Corolla 2009 o 2010', ''],
    ['the least one', 'Busco Corolla 2012 en adelante', ''],
    ['of the marbete', 'Corolla bueno', 'marbete hasta junio 2027'],
    ['of the engine', 'Lancha 18 pies', 'con motor Yamaha 2015'],
    ['miles', 'Corolla 95 mil millas', ''],
  ])('is not %s', (_, title, body) => {
    expect(read(title, body)).not.toHaveProperty('year')
  })
})

describe('miles', () => {
  test.each([
    ['88 mil millas', 88_000],
    ['Millaje: 41,207', 41_207],
    ['con 120k, aire frio', 120_000],
    ['71k millas', 71_000],
    ['garantía de 5 años o 60,000 millas. Millaje: 22,310', 22_310],
    ['700 millitas nada más', 700],
  ])('%s', (body, miles) => {
    expect(read('Kia Rio 2018', body).miles).toBe(miles)
  })

  test.each([
    'a 3 millas de la playa',
    'servicio cada 5,000 millas',
    'da 40 millas por galon',
    'pido 12k',
    'garantia de 5 años o 60,000 millas',
    'correa cambiada a las 90 mil millas',
  ])('not %s', (body) => {
    expect(read('Kia Rio 2018', body)).not.toHaveProperty('miles')
  })
})

describe('the colour', () => {
  test.each([
    ['color vino, asientos en piel', 'Vino'],
    ['Color exterior: Negro', 'Negro'],
    ['automatica, roja, titulo en mano', 'Rojo'],
    ['asientos negros, blanca por fuera', 'Blanco'],
    ['blanco por fuera y negro por dentro', 'Blanco'],
    ['color arena', 'Arena'],
  ])('%s', (body, color) => {
    expect(read('Kia Rio 2018', body).color).toBe(color)
  })

  test.each(['interior negro', 'aros negros', 'estoy en Cabo Rojo', 'tinte negro', 'piel beige'])(
    'not %s',
    (body) => {
      expect(read('Kia Rio 2018', body)).not.toHaveProperty('color')
    },
  )
})

describe('the state', () => {
  test.each<[string, AttributeValues]>([
    ['Título: Limpio', { titleState: 'limpio' }],
    ['titulo salvage', { titleState: 'salvamento' }],
    ['titulo reconstruido', { titleState: 'reconstruido' }],
    ['marbete pago hasta marzo de 2027', { marbeteUntil: '2027-03-31' }],
    ['marbete 6/2027', { marbeteUntil: '2027-06-30' }],
    ['automatica, gasolina, aire', { fuel: 'gasolina', transmission: 'automatica' }],
    ['asumir cuenta, pagos de $312 mensuales', { accountMonthly: 312 }],
  ])('%s', (body, values) => {
    expect(read('Kia Rio 2018', body)).toMatchObject(values)
  })

  test.each([
    ['titleState', 'motor reconstruido hace un año'],
    ['titleState', 'no es salvage ni reconstruido'],
    ['fuel', 'economico, gasta poca gasolina'],
    ['marbeteUntil', 'multas pagadas hasta agosto'],
  ])('no %s: %s', (key, body) => {
    expect(read('Kia Rio 2018', body)).not.toHaveProperty(key)
  })
})
