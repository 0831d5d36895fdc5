import { expect, test } from 'vitest'
import {
  canRequestVerification,
  countVerifications,
  isCodeAlive,
  isOpenVerification,
  missingForVerification,
  secondsUntilResend,
  VerificationCodeInput,
  VerificationInput,
  type VerificationStatus,
  type VerificationType,
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

test('a document is named by an id, five at most', () => {
  const withIds = (documentIds: unknown) =>
    VerificationInput.safeParse({ verificationType: 'identity', documentData: { documentIds } })
  for (const strange of [[0], ['x'], 'x', [1, 2, 3, 4, 5, 6]]) {
    expect(withIds(strange).success, JSON.stringify(strange)).toBe(false)
  }
  expect(withIds([1, 2]).success).toBe(true)
})

const now = '2026-11-21T15:00:00.000Z'
const [earlier, later] = ['2026-11-21T14:59:59.000Z', '2026-11-21T15:00:01.000Z']

test.each([
  ['identity', 'rejected', null, true],
  ['identity', 'pending', null, false],
  ['identity', 'approved', null, false],
  ['email', 'pending', later, false],
  ['email', 'pending', now, true],
  ['email', 'pending', earlier, true],
  ['email', 'approved', earlier, false],
] as const)('%s, %s, with a code until %s may be asked for: %s', (type, status, expiresAt, can) => {
  const current = { verificationType: type, status, expiresAt }
  expect(canRequestVerification(current, now)).toBe(can)
  expect(isCodeAlive(current, now)).toBe(status === 'pending' && expiresAt === later)
})

test('what was never asked for may be asked for', () => {
  expect(canRequestVerification(undefined, now)).toBe(true)
})

test.each([
  ['just now', '2026-11-21T15:10:00.000Z', 60],
  ['by a clock ten minutes ahead', '2026-11-21T15:20:00.000Z', 60],
  ['20 s ago', '2026-11-21T15:09:40.000Z', 40],
  ['59.5 s ago', '2026-11-21T15:09:00.500Z', 1],
  ['a minute ago', '2026-11-21T15:09:00.000Z', 0],
  ['long ago', earlier, 0],
])('a code mailed %s can be mailed again in %d seconds', (_, expiresAt, seconds) => {
  const current = { verificationType: 'email', status: 'pending', expiresAt } as const
  expect(secondsUntilResend(current, now)).toBe(seconds)
})

test('the states are counted', () => {
  const list = (['approved', 'rejected', 'approved'] as const).map((status) => ({ status }))
  expect(countVerifications(list)).toEqual({ approved: 2, pending: 0, rejected: 1 })
})

test.each([
  ['email', undefined, 'free', true],
  ['email', 'pending', 'free', true],
  ['email', 'approved', 'free', false],
  ['business', undefined, 'free', false],
  ['business', undefined, 'pro', false],
  ['business', undefined, 'business', true],
  ['business', 'pending', 'business', false],
  ['business', 'approved', 'business', false],
  ['identity', undefined, 'business', false],
  ['identity', 'pending', 'free', false],
  ['identity', 'rejected', 'free', true],
  ['address', 'rejected', 'business', true],
] as const)('%s that is %s can be chosen with the plan %s: %s', (type, status, plan, is) => {
  expect(isOpenVerification(type, requestOf(type, status), plan, [])).toBe(is)
})

test.each([
  ['identity', undefined, true],
  ['identity', 'pending', false],
  ['identity', 'approved', false],
  ['identity', 'rejected', true],
  ['phone', undefined, false],
] as const)('%s that is %s, where identity was opened: %s', (type, status, is) => {
  expect(isOpenVerification(type, requestOf(type, status), 'free', ['email', 'identity'])).toBe(is)
})

test('an opened phone whose code is on its way is gone on with, one that the team looks at is not', () => {
  const isOpen = (expiresAt: string | null) =>
    isOpenVerification('phone', { status: 'pending', expiresAt }, 'free', ['email', 'phone'])
  expect([isOpen('2026-03-01T12:00:00Z'), isOpen(null)]).toEqual([true, false])
})

/** A pending email is one whose code is on its way. */
function requestOf(type: VerificationType, status: VerificationStatus | undefined) {
  const isByCode = type === 'email' && status === 'pending'
  return status && { status, expiresAt: isByCode ? '2026-03-01T12:00:00Z' : null }
}
