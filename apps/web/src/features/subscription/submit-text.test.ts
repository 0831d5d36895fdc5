import { expect, test } from 'vitest'
import { comparison, planTexts } from './plan-texts.ts'
import { submitText } from './submit-text.ts'

test('a bill that is owed names no sum, whatever the list price is', () => {
  for (const isTrial of [true, false]) {
    expect(submitText({ plan: 'pro', isOwing: true, isTrial })).not.toMatch(/\d/)
  }
  expect(submitText({ plan: 'pro', isOwing: false, isTrial: false })).toBe('Pagar $9.99')
  expect(submitText({ plan: 'pro', isOwing: false, isTrial: true })).not.toMatch(/\d/)
})

test('no plan is sold for what every plan has', () => {
  for (const label of ['Verificación de negocio', 'API para tus sistemas']) {
    const row = comparison.find((each) => each.label === label)
    expect(row?.values).toEqual({ free: true, pro: true, business: true })
  }
  expect(planTexts.pro.limitations.join()).not.toMatch(/negocio|API/)
})
