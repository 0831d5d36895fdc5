import { expect, test } from 'vitest'
import {
  canRequestVerification,
  missingForVerification,
  VerificationCodeInput,
  VerificationInput,
  verificationLabel,
} from './verification.ts'

test('an unknown type is refused', () => {
  expect(VerificationInput.safeParse({ verificationType: 'nada' }).error?.issues[0]?.message).toBe(
    'Selecciona un tipo de verificación',
  )
})

test.each([
  ['phone', 'phoneNumber'],
  ['email', 'email'],
  ['identity', 'documentData.documentNumber'],
  ['business', 'documentData.businessName'],
  ['address', 'documentData.address'],
])('%s alone lacks %s', (verificationType, path) => {
  expect(missingForVerification(VerificationInput.parse({ verificationType }))?.path).toBe(path)
})

test('a business needs its license too', () => {
  const input = { verificationType: 'business', documentData: { businessName: 'Colmado Ana' } }
  expect(missingForVerification(VerificationInput.parse(input))?.path).toBe(
    'documentData.licenseNumber',
  )
})

test.each([
  ['government_id', { documentData: { documentNumber: 'A-123' } }, 'identity'],
  ['business_license', { documentData: { businessName: 'B', licenseNumber: '9' } }, 'business'],
  ['phone', { phoneNumber: '787-555-0123' }, 'phone'],
  ['email', { email: 'a@b.pr' }, 'email'],
  ['address', { documentData: { address: 'Calle 1, Lares' } }, 'address'],
])('%s with what it needs is a request for %s', (verificationType, rest, stored) => {
  const input = VerificationInput.parse({ verificationType, ...rest })
  expect(input.verificationType).toBe(stored)
  expect(missingForVerification(input)).toBeNull()
})

test.each(['', '12345', '1234567', 'abcdef'])('the code %j is refused', (verificationCode) => {
  expect(
    VerificationCodeInput.safeParse({ verificationType: 'email', verificationCode }).success,
  ).toBe(false)
})

test.each([
  [undefined, 'No Verificado', true],
  ['rejected', 'Rechazado', true],
  ['pending', 'Pendiente', false],
  ['approved', 'Aprobado', false],
] as const)('%s is shown %s and may be asked for: %s', (status, label, can) => {
  expect(verificationLabel(status)).toBe(label)
  expect(canRequestVerification(status)).toBe(can)
})
