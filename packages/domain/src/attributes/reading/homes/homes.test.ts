import { describe, expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'bienes-raices' }, NOW)
}

describe('rooms, baths and parking', () => {
  test.each<[string, string, AttributeValues]>([
    ['Casa 3/2 en Dorado', '', { rooms: 3, baths: 2 }],
    ['Casa terrera 4-2', '', { rooms: 4, baths: 2 }],
    ['Casa', 'Cuartos: 2\nBaños: 1\nEstacionamientos: 2', { rooms: 2, baths: 1, parking: 2 }],
    ['Casa', 'tres habitaciones y 2 1/2 baños', { rooms: 3, baths: 2.5 }],
    ['Apto', '2 cuartos, baño y medio', { rooms: 2, baths: 1.5 }],
    ['Apto', '1 cuarto, sala, cocina y baño', { rooms: 1, baths: 1 }],
    ['Cuarto en Río Piedras', 'con baño privado', { homeKind: 'cuarto', baths: 1 }],
    ['Casa', 'caben 3 carros', { parking: 3 }],
    ['Apto', 'sin parking', { parking: 0 }],
  ])('%s %s', (title, body, values) => {
    expect(read(title, body)).toMatchObject(values)
  })

  test('a shared bath is none of its own', () => {
    expect(read('Alquilo cuarto', 'baño compartido')).not.toHaveProperty('baths')
  })
})

describe('areas', () => {
  test.each<[string, string, AttributeValues]>([
    ['Casa', '1,350 p/c', { builtArea: 1350 }],
    ['Solar', '900 mc', { landArea: 900 }],
    ['Finca', '1.234 cuerdas', { landArea: 4850.11 }],
    ['Finca', 'cuerda y media', { landArea: 5895.59 }],
    ['Finca', '10 cuerdas con casa de 1,000 p/c', { landArea: 39303.96, builtArea: 1000 }],
    ['Solar', '5,000 pies cuadrados', { landArea: 464.52 }],
  ])('%s %s', (title, body, values) => {
    expect(read(title, body)).toMatchObject(values)
  })

  test.each([
    ['Finca', 'a 2,400 pies de altura'],
    ['Casa', 'a 500 metros de la playa'],
    ['Cambio casa por finca de 5 cuerdas', ''],
    ['Busco finca de 5 a 10 cuerdas', ''],
  ])('none in %s %s', (title, body) => {
    const values = read(title, body)
    expect(values).not.toHaveProperty('landArea')
    expect(values).not.toHaveProperty('builtArea')
  })
})

describe('what comes with it', () => {
  test.each<[string, AttributeValues]>([
    ['Incluye agua luz e internet', { included: ['agua', 'luz', 'internet'] }],
    ['incluye agua e internet, la luz aparte', { included: ['agua', 'internet'] }],
    ['agua y luz incluidas', { included: ['agua', 'luz'] }],
    ['Incluye:\n- Agua\n- Internet', { included: ['agua', 'internet'] }],
    ['utilidades incluidas', { included: ['agua', 'luz'] }],
    ['no se aceptan mascotas ni plan 8', { pets: false, plan8: false }],
    ['acepto plan 8, mascotas ok', { pets: true, plan8: true }],
    ['sin muebles', { furnished: false }],
    ['los muebles no van', { furnished: false }],
    ['mes y fianza de 1,250', { deposit: 1250 }],
    ['fianza 300', { deposit: 300 }],
    ['Mantenimiento 95 mensual', { maintenance: 95 }],
    ['disponible desde enero 2027', { freeFrom: '2027-01-01' }],
    ['disponible el 15 de diciembre', { freeFrom: '2026-12-15' }],
  ])('%s', (body, values) => {
    expect(read('Alquilo apartamento', body)).toMatchObject(values)
  })

  test.each([
    ['included', 'Vendo solar', 'con agua y luz'],
    ['included', 'Alquilo apartamento', 'incluye calentador de agua'],
    ['included', 'Alquilo apartamento', 'no incluye agua ni luz'],
    ['pets', 'Busco apartamento', 'pareja sin mascotas'],
    ['deposit', 'Alquilo apartamento', 'fianza 2 meses'],
  ])('no %s: %s, %s', (key, title, body) => {
    expect(read(title, body)).not.toHaveProperty(key)
  })
})
