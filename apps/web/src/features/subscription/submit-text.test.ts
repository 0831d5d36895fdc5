import { expect, test } from 'vitest'
import { comparison, planTexts } from './plan-texts.ts'
import { dueText, submitText } from './submit-text.ts'

const first = { plan: 'pro', isOwing: false, isTrial: false, amount: '9.99' } as const

test('a bill that is owed names the sum of the provider, never the list price', () => {
  for (const isTrial of [true, false]) {
    const owed = { ...first, isOwing: true, isTrial }
    expect(submitText({ ...owed, amount: null })).not.toMatch(/\d/)
    expect(submitText({ ...owed, amount: '3.21' })).toBe('Pagar la renovación · $3.21')
    expect(dueText(owed).text).not.toMatch(/\d/)
  }
})

test('a first bill names what the card is charged, a credit set off', () => {
  expect(submitText(first)).toBe('Pagar $9.99')
  expect(dueText(first).text).toContain('Hoy pagas $9.99, y lo mismo cada mes')
  expect(submitText({ ...first, amount: '3.21' })).toBe('Pagar $3.21')
  expect(dueText({ ...first, amount: '3.21' }).text).toContain('Hoy pagas $3.21, con tu crédito')
  const trial = { ...first, isTrial: true, amount: null }
  expect(submitText(trial)).not.toMatch(/\d/)
  expect(dueText(trial).strong).toBe('Hoy pagas $0.')
})

test('no plan is sold for what every plan has', () => {
  for (const label of ['Verificación de negocio', 'API para tus sistemas']) {
    const row = comparison.find((each) => each.label === label)
    expect(row?.values).toEqual({ free: true, pro: true, business: true })
  }
  expect(planTexts.pro.limitations.join()).not.toMatch(/negocio|API/)
})
