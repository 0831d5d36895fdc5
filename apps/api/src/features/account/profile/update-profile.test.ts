import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { signedIn } from '../../../../test/sign-in.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

describe('updating a profile', () => {
  test('a visitor may not, nor another person', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const change = { id: ana.id, fullName: 'Intruso' }
    await expect(suite.asVisitor().users.update(change)).rejects.toMatchObject({
      message: 'No autorizado',
    })
    await expect(suite.asUser(luis).users.update(change)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test('the fields are checked in the words of the form', async () => {
    const ana = await suite.makeUser()
    const refusals = [
      [{ username: 'ab' }, 'Username must be at least 3 characters'],
      [{ username: 'x'.repeat(31) }, 'Username must be less than 30 characters'],
      [
        { username: 'con espacio' },
        'Username can only contain letters, numbers, underscores, and hyphens',
      ],
      [{ fullName: ' ' }, 'Full name is required'],
      [{ email: 'no-es' }, 'Invalid email address'],
    ] as const
    for (const [change, message] of refusals) {
      await expect(suite.asUser(ana).users.update({ id: ana.id, ...change })).rejects.toMatchObject(
        { code: 'BAD_REQUEST', cause: { issues: [{ message }] } },
      )
    }
  })

  test('names and addresses of others are taken, one’s own in another case is not', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const as = suite.asUser(await signedIn(suite, ana))
    await expect(
      as.users.update({ id: ana.id, username: luis.username.toUpperCase() }),
    ).rejects.toMatchObject({ code: 'CONFLICT', cause: { issues: [{ path: 'username' }] } })
    await expect(as.users.update({ id: ana.id, email: luis.email })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const username = ana.username.toUpperCase()
    expect(await as.users.update({ id: ana.id, username })).toMatchObject({ username })
  })

  test('a picture that is not one’s own upload is refused; null takes it away', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const hash = 'a'.repeat(32)
    const url = `/uploads/${hash}.webp`
    await suite.deps.db.insertInto('photos').values({ userId: luis.id, hash }).execute()
    const save = (person: typeof ana, profileImageUrl: string | null) =>
      suite.asUser(person).users.update({ id: person.id, profileImageUrl })
    for (const strange of [url, 'https://example.com/a.png', '/uploads/../x.webp']) {
      await expect(save(ana, strange)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await save(luis, url)).toMatchObject({ profileImageUrl: url })
    expect(await save(luis, null)).toMatchObject({ profileImageUrl: null })
  })

  test('only what is present changes, and nothing that is not a person’s to set', async () => {
    const ana = await suite.makeUser({ location: 'Lares, Centro' })
    const extra = { role: 'admin', totalSales: 99, isVerified: true }
    const saved = await suite
      .asUser(ana)
      .users.update({ id: ana.id, allowPhoneContact: true, ...extra })
    expect(saved).toMatchObject({
      fullName: ana.fullName,
      location: 'Lares, Centro',
      allowPhoneContact: true,
      role: 'user',
      totalSales: 0,
      isVerified: false,
    })
  })
})

describe('a public profile', () => {
  test('of nobody is not found', async () => {
    await expect(suite.asVisitor().users.get({ id: 2_000_000_000 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('wears the badge of a plan until its time is over, and so do the ads', async () => {
    const subscriptionExpiry = new Date(suite.clock.now().getTime() + 60_000)
    const seller = await suite.makeUser({ subscriptionPlan: 'pro', subscriptionExpiry })
    const ad = await suite.asUser(seller).listings.publish(makeListingInput())
    const badges = async () => [
      (await suite.asVisitor().users.get({ id: seller.id })).hasProBadge,
      (await suite.asVisitor().listings.get({ id: ad.id })).user.hasProBadge,
    ]
    expect(await badges()).toEqual([true, true])
    suite.clock.advance(60_000)
    expect(await badges()).toEqual([false, false])
  })

  test('holds nothing private', async () => {
    const { id } = await suite.makeUser({ phone: '+17875550123' })
    const profile = await suite.asVisitor().users.get({ id })
    expect(Object.keys(profile).sort()).toEqual(
      [
        'allowPhoneContact',
        'bio',
        'business',
        'buyerRating',
        'createdAt',
        'fullName',
        'hasProBadge',
        'id',
        'isVerified',
        'location',
        'profileImageUrl',
        'sellerRating',
        'totalSales',
        'username',
        'verificationLevel',
      ].sort(),
    )
  })
})
