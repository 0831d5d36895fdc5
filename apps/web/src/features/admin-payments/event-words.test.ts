import { expect, test } from 'vitest'
import { effectWords, errorWords, eventWords, jobWords, triesWords } from './event-words.ts'
import { boughtWords, exactMoney } from './money-words.ts'

test('what the provider and the queue wrote reads in Spanish, and what is not known as it came', () => {
  expect(eventWords('invoice.paid')).toBe('Factura pagada')
  expect(eventWords('payout.paid')).toBe('payout.paid')
  expect(eventWords('constructor')).toBe('constructor')
  expect(effectWords('applied, recorded')).toBe('Plan al día, pago anotado')
  expect(effectWords(null)).toBe('Nada que hacer')
  expect(errorWords('payments_unavailable')).toBe('El proveedor no contestó')
  expect(errorWords('relation "listings" does not exist')).toMatch(/^relation/)
  expect([0, 1, 3].map(triesWords)).toEqual(['Ninguno todavía', '1 intento', '3 intentos'])
})

test('work that is not about money is none of this page', () => {
  expect(jobWords('end-subscription')).toBe('Terminar un plan en el proveedor')
  expect(jobWords('send-mail')).toBeUndefined()
})

test('money keeps its cents, and a receipt says what was to be bought', () => {
  expect(['34.97', '1234.50', '0.00'].map(exactMoney)).toEqual(['$34.97', '$1,234.50', '$0'])
  expect(boughtWords({ receipt: 'P-3', what: 'pro' })).toBe('Plan Pro')
  expect(boughtWords({ receipt: 'D-3', what: 'pro' })).toBe('Destacar «pro»')
})
