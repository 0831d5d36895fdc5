import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('only the administration opens a type, email cannot be closed, and no other word is a type', async () => {
  const [person, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  const input = { type: 'identity', isOpen: true } as const
  expect(await codeOf(suite.asVisitor().verifications.setOpen(input))).toBe('unauthorized')
  expect(await codeOf(suite.asUser(person).verifications.setOpen(input))).toBe('forbidden')
  expect(await codeOf(suite.asUser(person).verifications.openings())).toBe('forbidden')
  const as = suite.asUser(admin)
  await expect(as.verifications.setOpen({ ...input, type: 'email' as never })).rejects.toThrow()
  await expect(as.verifications.setOpen({ ...input, type: 'passport' as never })).rejects.toThrow()
  expect(await suite.asVisitor().verifications.open()).toEqual(['email'])
})

test('an opened type is open for everybody until it is closed, and who did it is noted once', async () => {
  const admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Díaz' })
  const as = suite.asUser(admin)
  const opened = await Promise.all([
    as.verifications.setOpen({ type: 'identity', isOpen: true }),
    as.verifications.setOpen({ type: 'address', isOpen: true }),
  ])
  expect(opened.flat()).toContain('identity')
  await as.verifications.setOpen({ type: 'identity', isOpen: true })
  expect(await suite.asVisitor().verifications.open()).toEqual(['email', 'identity', 'address'])
  await as.verifications.setOpen({ type: 'identity', isOpen: false })
  expect(await suite.asVisitor().verifications.open()).toEqual(['email', 'address'])
  expect(await as.verifications.openings()).toMatchObject([
    { type: 'identity', isOpen: false, by: 'Ana Díaz' },
    {},
    {},
  ])
})
