import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

const date = '2026-12-22T15:00:00.000Z'
const standing = { plan: 'pro', trialDaysLeft: 0, nextBillingDate: date, cancelAt: null } as const

test('going up says the most that is charged today, and what comes later', () => {
  const text = changeText('business', standing)
  expect(text).toContain('$20.00 como mucho')
  expect(text).toContain('El 22 de diciembre de 2026 se cobran $29.99')
})

test('in a trial nothing is charged, and going down charges nothing', () => {
  const trial = changeText('business', { ...standing, trialDaysLeft: 3 })
  expect(trial).toContain('Hoy no se cobra nada')
  expect(trial).not.toContain('$20.00')
  const down = changeText('pro', { ...standing, plan: 'business' })
  expect(down).toContain('queda como crédito')
  // The credit pays the next months: nothing is charged on that day.
  expect(down).not.toContain('se cobran')
})

test('who had cancelled is told that the plan renews again', () => {
  const cancelled = changeText('business', { ...standing, nextBillingDate: null, cancelAt: date })
  expect(cancelled).toContain('Habías cancelado: con el cambio, tu plan vuelve a renovarse.')
  expect(cancelled).toContain('El 22 de diciembre de 2026 se cobran $29.99')
  expect(changeText('business', standing)).not.toContain('cancelado')
})
