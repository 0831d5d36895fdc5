import { describe, expect, test } from 'vitest'
import type { CategorySlug } from '../../attribute.ts'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

type Ad = { title: string; description?: string; price?: string; category?: CategorySlug }

function read({ title, description = '', price, category = 'de-todo' }: Ad): AttributeValues {
  return readText({ title, description, price: price ?? null, category }, NOW)
}

describe('what it is for', () => {
  test.each<[string, AttributeValues['intent'], CategorySlug]>([
    ['Vendo mesa', 'vendo', 'de-todo'],
    ['Busco mesa', 'busco', 'de-todo'],
    ['Regalo mesa', 'regalo', 'de-todo'],
    ['Cambio mesa por sillas', 'cambio', 'de-todo'],
    ['Se alquila apto', 'alquilo', 'bienes-raices'],
    ['Casa en Ponce - VENTA', 'vendo', 'bienes-raices'],
    ['Pareja busca apartamento', 'busco', 'bienes-raices'],
    ['Busco roommate en Río Piedras', 'alquilo', 'bienes-raices'],
    ['Se busca perro perdido en Caguas', undefined, 'mascotas'],
    ['Busco perro pequeño', 'busco', 'mascotas'],
    ['Ofrezco mis servicios', 'ofrezco', 'servicios'],
    ['Mesa de caoba', undefined, 'de-todo'],
    ['Marco ideal de regalo un cumpleaños', undefined, 'de-todo'],
  ])('%s: %s', (title, intent, category) => {
    expect(read({ title, category }).intent).toBe(intent)
  })
})

describe('the price', () => {
  test.each<[Ad, AttributeValues['priceKind']]>([
    [{ title: 'Mesa', price: '$50 omo' }, 'omo'],
    [{ title: 'Mesa', price: '$50 firme' }, 'fijo'],
    [{ title: 'Mesa', price: 'Llame para precio' }, 'llame'],
    [{ title: 'Mesa', description: 'llame para precio' }, 'llame'],
    [{ title: 'Mesa', price: 'gratis' }, 'gratis'],
    [{ title: 'Plomero', description: 'desde $50', category: 'servicios' }, 'desde'],
    [{ title: 'Plomero', description: '30 la hora', category: 'servicios' }, 'por_hora'],
    [{ title: 'Apto', price: '650 mens', category: 'bienes-raices' }, 'por_mes'],
    [{ title: 'Apto', description: 'renta 500 al mes', category: 'bienes-raices' }, 'por_mes'],
    [
      { title: 'Apto', description: 'mantenimiento 95 mensual', category: 'bienes-raices' },
      undefined,
    ],
    [{ title: 'Mesa', description: 'me puede llamar' }, undefined],
  ])('%j: %s', (ad, kind) => {
    expect(read(ad).priceKind).toBe(kind)
  })

  test('moves or does not', () => {
    expect(read({ title: 'Mesa', price: '$50 neg' }).negotiable).toBe(true)
    expect(read({ title: 'Mesa', price: '$50 no menos' }).negotiable).toBe(false)
    expect(read({ title: 'Mesa', price: '$50' })).not.toHaveProperty('negotiable')
  })
})

describe('payment and delivery', () => {
  test.each<[string, AttributeValues]>([
    ['ATH Móvil o efectivo', { payment: ['ath_movil', 'efectivo'] }],
    ['cheque de gerente, no efectivo', { payment: ['cheque_gerente'] }],
    ['el dueño financia', { payment: ['financiamiento'] }],
    ['se recoge en Ponce, no hago envíos', { delivery: ['recogido'] }],
    ['recoger en Caguas, no llevo', { delivery: ['recogido'] }],
    ['entregamos en toda la isla', { delivery: ['entrega'] }],
    ['envío por correo', { delivery: ['envio'] }],
  ])('%s', (description, values) => {
    expect(read({ title: 'Mesa', description })).toMatchObject(values)
  })

  test('to send a message is no delivery', () => {
    expect(read({ title: 'Mesa', description: 'envía mensaje por inbox' })).not.toHaveProperty(
      'delivery',
    )
  })
})
