import { expect, test } from 'vitest'
import { verificationLabel } from './verification-words.ts'

test.each([
  [undefined, 'No Verificado'],
  ['rejected', 'Rechazado'],
  ['pending', 'Pendiente'],
  ['approved', 'Aprobado'],
] as const)('%s is shown as %s', (status, label) => {
  expect(verificationLabel(status)).toBe(label)
})
