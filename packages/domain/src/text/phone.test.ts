import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  displayPhone,
  INVALID_PHONE,
  optionalPhone,
  parsePhone,
  telLink,
  whatsappLink,
} from './phone.ts'

test.each([
  '',
  'llámame',
  '555-0123',
  '787-555-012',
  '787-555-01234',
  '087-555-0123',
  '187-555-0123',
  '787-055-0123',
  '787-155-0123',
  '+34 912 345 678',
  '+7875550123',
  '787-555-0123 ext 4',
  '27875550123',
])('%j is no number of ours', (text) => {
  expect(parsePhone(text)).toBeNull()
})

test.each([
  ['787-555-0123', '+17875550123'],
  ['(787) 555-0123', '+17875550123'],
  ['787.555.0123', '+17875550123'],
  ['787 555 0123', '+17875550123'],
  ['7875550123', '+17875550123'],
  ['1-787-555-0123', '+17875550123'],
  ['+1 (939) 555-0123', '+19395550123'],
  ['407-555-0123', '+14075550123'],
])('%j is %s', (text, stored) => {
  expect(parsePhone(text)).toBe(stored)
})

test('a stored number is shown, dialled and written to', () => {
  expect(displayPhone('+17875550123')).toBe('(787) 555-0123')
  expect(telLink('(787) 555-0123')).toBe('tel:+17875550123')
  expect(whatsappLink('787-555-0123')).toBe('https://wa.me/17875550123')
  expect(whatsappLink('787-555-0123', '¿Disponible? ñ&')).toBe(
    'https://wa.me/17875550123?text=%C2%BFDisponible%3F%20%C3%B1%26',
  )
})

test('what is no number has no links and stays as written', () => {
  expect(displayPhone('llámame')).toBe('llámame')
  expect(telLink('llámame')).toBeNull()
  expect(whatsappLink('llámame')).toBeNull()
})

test('a form field: absent stays absent, blank clears, a bad one is told', () => {
  const form = z.object({ phone: optionalPhone() })
  expect(form.parse({})).toEqual({})
  expect(form.parse({ phone: null })).toEqual({ phone: null })
  expect(form.parse({ phone: '  ' })).toEqual({ phone: null })
  expect(form.parse({ phone: ' 787-555-0123 ' })).toEqual({ phone: '+17875550123' })
  expect(form.safeParse({ phone: '123' }).error?.issues[0]?.message).toBe(INVALID_PHONE)
})
