// What the administration decides, and what it makes of a person.
import { VERIFICATION_TYPES } from '@wepa/domain/trust/verification'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { unverified, verificationSteps } from '../../../test/verification-steps.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const { askEmail, askIdentity, listOf, decide, standingOf } = verificationSteps(() => suite)

describe('a decision', () => {
  test('is the administration’s, and nobody’s about themselves', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await askIdentity(ana)
    const own = await askIdentity(admin)
    const visitor = suite.asVisitor().verifications
    expect(await codeOf(visitor.decide({ id, decision: 'approve' }))).toBe('unauthorized')
    expect(await codeOf(visitor.pending({}))).toBe('unauthorized')
    expect(await codeOf(decide(ana, id, 'approve'))).toBe('forbidden')
    expect(await codeOf(suite.asUser(ana).verifications.pending({}))).toBe('forbidden')
    expect(await codeOf(decide(admin, own.id, 'approve'))).toBe('forbidden')
    expect(await codeOf(decide(admin, 2_000_000_000, 'approve'))).toBe('not_found')
    expect(await standingOf(ana)).toEqual(unverified)
  })

  test('about an email is made by its code alone', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await askEmail(ana)
    expect(await codeOf(decide(admin, id, 'approve'))).toBe('not_found')
  })

  test('to reject says why, and the person may ask again', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await askIdentity(ana)
    await expect(decide(admin, id, 'reject', '  ')).rejects.toMatchObject({
      cause: { issues: [{ path: 'notes' }] },
    })
    await decide(admin, id, 'reject', 'La foto no se lee.')
    expect(await listOf(ana)).toMatchObject([{ status: 'rejected', notes: 'La foto no se lee.' }])
    expect(await standingOf(ana)).toEqual(unverified)
    const [told] = await suite.deps.db
      .selectFrom('notifications')
      .select('message')
      .where('userId', '=', ana.id)
      .execute()
    expect(told?.message).toContain('La foto no se lee.')
    expect(await askIdentity(ana)).toMatchObject({ status: 'pending', notes: null })
    expect(await listOf(ana)).toHaveLength(1)
  })

  test('is made once', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await askIdentity(ana)
    const codes = await Promise.all([
      codeOf(decide(admin, id, 'approve')),
      codeOf(decide(admin, id, 'reject', 'No')),
    ])
    expect(codes.toSorted()).toEqual(['already_decided', 'none'])
    expect(await codeOf(decide(admin, id, 'approve'))).toBe('already_decided')
  })

  test('about every type at once counts them all; only a business makes a business', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const everything = {
      phoneNumber: '787-555-0123',
      documentData: {
        documentNumber: 'A-1',
        businessName: 'Colmado Ana',
        licenseNumber: '77',
        address: 'Calle 1, Lares',
      },
    }
    const queued = VERIFICATION_TYPES.filter((type) => type !== 'email')
    const ids: number[] = []
    for (const verificationType of queued) {
      const input = { id: ana.id, verificationType, ...everything }
      ids.push((await suite.asUser(ana).verifications.request(input)).id)
    }
    const business = ids[queued.indexOf('business')] ?? 0
    const others = ids.filter((id) => id !== business)
    await Promise.all(others.map((id) => decide(admin, id, 'approve')))
    expect(await standingOf(ana)).toEqual({ ...unverified, isVerified: true, verificationLevel: 3 })
    await decide(admin, business, 'approve')
    expect(await standingOf(ana)).toEqual({
      isVerified: true,
      verificationLevel: 4,
      businessVerified: true,
    })
  })

  test('finds its requests in the queue, page by page, the oldest first', async () => {
    const admin = await suite.makeUser({ role: 'admin' })
    const people = [await suite.makeUser(), await suite.makeUser(), await suite.makeUser()]
    for (const person of people) await askIdentity(person, { documentNumber: `N-${person.id}` })
    const seen: { id: number; number: string | null }[] = []
    let cursor: string | null | undefined
    do {
      const page = await suite
        .asUser(admin)
        .verifications.pending({ limit: 2, ...(cursor && { cursor }) })
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(
        ...page.items.map(({ user, documentData }) => ({
          id: user.id,
          number: documentData.documentNumber,
        })),
      )
      cursor = page.nextCursor
    } while (cursor)
    const ours = seen.filter(({ id }) => people.some((person) => person.id === id))
    expect(ours).toEqual(people.map(({ id }) => ({ id, number: `N-${id}` })))
  })
})
