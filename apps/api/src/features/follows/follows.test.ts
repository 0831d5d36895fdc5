// Whom people follow. What they are told of new ads: notices/tell-new-ads.test.ts.
import { MAX_FOLLOWS } from '@wepa/domain/follows/follow'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
let ana: Person
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  ana = await suite.makeUser()
  seller = await suite.makeUser({ fullName: 'Carmen Vende', subscriptionPlan: 'business' })
})

const follows = (person: Person) => suite.asUser(person).follows
const follow = (whom = seller, by = ana) => follows(by).add({ sellerId: whom.id })
const publish = async (title: string, by = seller) =>
  (await suite.asUser(by).listings.publish(makeListingInput({ title }))).id
const block = (by: Person, whom: Person) =>
  suite.asUser(by).blocks.add({ ownerId: by.id, userId: whom.id })
const textOf = (call: Promise<unknown>) =>
  call.then(
    () => '',
    (error) => error.message,
  )
const newAds = async (person = ana) =>
  (await follows(person).newAds({})).items.map(({ listing }) => listing.title)

/** Follows made without the rule, as many as one needs to be at the limit. */
async function fill(person: Person, count: number): Promise<void> {
  await suite.database.pool.query(
    `with people as (insert into users (username, email, password_hash, full_name)
       select 'f' || n, 'f' || n || '@ejemplo.pr', 'x', 'N' from generate_series(1, $2) as n
       returning id)
     insert into follows (follower_id, seller_id, created_at) select $1, id, now() from people`,
    [person.id, count],
  )
}

describe('following', () => {
  test('is for members, of somebody else who is there', async () => {
    const visitor = suite.asVisitor().follows
    for (const call of [
      visitor.add({ sellerId: seller.id }),
      visitor.remove({ sellerId: seller.id }),
      visitor.ids(),
      visitor.list({}),
      visitor.newAds({}),
      visitor.followers({ id: seller.id }),
    ]) {
      expect(await codeOf(call)).toBe('unauthorized')
    }
    expect(await codeOf(follow(ana))).toBe('validation')
    expect(await textOf(follow(ana))).toBe('No puedes seguirte a ti.')
    expect(await codeOf(follows(ana).add({ sellerId: 999_999 }))).toBe('not_found')
    expect(await codeOf(follows(ana).add({ sellerId: 0 }))).toBe('validation')
  })

  test.each([{ suspendedAt: new Date() }, { closedAt: new Date() }])(
    'is refused for an account with %j',
    async (change) => {
      await suite.deps.db.updateTable('users').set(change).where('id', '=', seller.id).execute()
      expect(await codeOf(follow())).toBe('not_found')
    },
  )

  test('is refused while one has blocked the other; who is blocked is not told so', async () => {
    await block(ana, seller)
    expect(await codeOf(follow())).toBe('person_blocked')
    expect(await textOf(follow())).toBe('Bloqueaste a esta persona. Desbloquéala para seguirla.')
    const luis = await suite.makeUser()
    await block(seller, luis)
    expect(await codeOf(follow(seller, luis))).toBe('recipient_unavailable')
    expect(await textOf(follow(seller, luis))).toBe('No puedes seguir a esta persona ahora.')
  })

  test('ends at as many as a list may hold, from two devices too, and goes on once one is left', async () => {
    await fill(ana, MAX_FOLLOWS - 1)
    const others = [seller]
    for (let n = 0; n < 9; n++) others.push(await suite.makeUser())
    // So that all of them find a connection at once.
    await Promise.all(others.map(() => follows(ana).ids()))
    const codes = await Promise.all(others.map((each) => codeOf(follow(each))))
    expect(codes.toSorted()).toEqual([...Array(9).fill('follow_limit'), 'none'])
    const ids = await follows(ana).ids()
    expect(ids).toHaveLength(MAX_FOLLOWS)
    const [left = 0] = ids
    expect(await codeOf(follows(ana).add({ sellerId: left }))).toBe('none')
    await follows(ana).remove({ sellerId: left })
    expect(await codeOf(follow(others.find((each) => !ids.includes(each.id))))).toBe('none')
  })

  test('twice is once, also in one moment, and tells the seller nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow()))
    expect(answers).toEqual(Array(6).fill({ isFollowing: true }))
    expect((await follows(ana).list({})).items).toHaveLength(1)
    const { items } = await suite.asUser(seller).notifications.list({ userId: seller.id })
    expect(items).toEqual([])
    for (let times = 0; times < 2; times++) {
      expect(await follows(ana).remove({ sellerId: seller.id })).toEqual({ isFollowing: false })
    }
    expect(await follows(ana).ids()).toEqual([])
  })

  test('ends in both directions with a block, however much is on its way', async () => {
    await follow()
    await follow(ana, seller)
    const taps = Array.from({ length: 12 }, (_, n) =>
      codeOf(n % 2 ? follow() : follow(ana, seller)),
    )
    await block(seller, ana)
    await Promise.all(taps)
    expect(await follows(ana).ids()).toEqual([])
    expect(await follows(seller).ids()).toEqual([])
  })

  test('is counted for the seller alone', async () => {
    await follow()
    await follow(seller, await suite.makeUser())
    expect(await follows(seller).followers({ id: seller.id })).toEqual({ count: 2 })
    expect(await codeOf(follows(ana).followers({ id: seller.id }))).toBe('forbidden')
    const profile = await suite.asUser(ana).users.get({ id: seller.id })
    expect(JSON.stringify(profile)).not.toMatch(/follow/i)
  })
})

describe('the list', () => {
  test('has the last first, page by page, without who is suspended or has left', async () => {
    const others: Person[] = []
    for (let n = 0; n < 5; n++) others.push(await suite.makeUser())
    for (const other of others) await follow(other)
    const [gone, suspended, ...shown] = others
    await suite.deps.db
      .deleteFrom('users')
      .where('id', '=', gone?.id ?? 0)
      .execute()
    await suite.deps.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', suspended?.id ?? 0)
      .execute()
    const first = await follows(ana).list({ limit: 2 })
    const next = await follows(ana).list({ limit: 2, cursor: first.nextCursor })
    expect([...first.items, ...next.items].map(({ seller: { id } }) => id)).toEqual(
      shown.toReversed().map(({ id }) => id),
    )
    expect(next.nextCursor).toBeNull()
  })

  test('says how a seller is called and how many public ads they have', async () => {
    await publish('Mesa')
    const off = await publish('Silla')
    await suite.asUser(seller).listings.edit({
      ...makeListingInput(),
      price: '$150',
      id: off,
      isActive: false,
    })
    await follow()
    const nameOf = async () => (await follows(ana).list({})).items[0]?.seller
    expect(await nameOf()).toMatchObject({ id: seller.id, name: 'Carmen Vende', listings: 1 })
    await suite
      .asUser(seller)
      .users.update({ id: seller.id, accountType: 'business', businessName: 'Caobas de Carmen' })
    expect(await nameOf()).toMatchObject({ name: 'Caobas de Carmen' })
  })
})

describe('the new ads', () => {
  test('are those published after one began to follow, the newest first', async () => {
    await publish('De antes')
    suite.clock.advance(1000)
    await follow()
    for (const title of ['Uno', 'Dos', 'Tres']) {
      suite.clock.advance(1000)
      await publish(title)
    }
    await publish('De otra persona', await suite.makeUser())
    expect(await newAds()).toEqual(['Tres', 'Dos', 'Uno'])
    const first = await follows(ana).newAds({ limit: 2 })
    const next = await follows(ana).newAds({ limit: 2, cursor: first.nextCursor })
    expect(next.items.map(({ listing }) => listing.title)).toEqual(['Uno'])
    expect(first.items[0]?.seller).toEqual({ id: seller.id, name: 'Carmen Vende' })
    expect(JSON.stringify(first)).not.toContain('contactPhone')
  })

  test('leave out what is off, sold, hidden or dismissed', async () => {
    await follow()
    suite.clock.advance(1000)
    const ids: number[] = []
    for (const title of ['Apagado', 'Vendido', 'Oculto', 'No me interesa', 'Queda']) {
      ids.push(await publish(title))
    }
    const [off = 0, sold = 0, hidden = 0, dismissed = 0] = ids
    const own = suite.asUser(seller).listings
    await own.edit({
      ...makeListingInput({ title: 'Apagado' }),
      price: '$1',
      id: off,
      isActive: false,
    })
    await own.setStatus({ id: sold, status: 'sold' })
    await suite.deps.db
      .updateTable('listings')
      .set({ isActive: false, withdrawnAt: new Date(), hiddenAt: new Date(), wasActive: true })
      .where('id', '=', hidden)
      .execute()
    await suite.asUser(ana).dismissals.add({ kind: 'listing', id: dismissed })
    expect(await newAds()).toEqual(['Queda'])
    await own.edit({
      ...makeListingInput({ title: 'Apagado' }),
      price: '$1',
      id: off,
      isActive: true,
    })
    expect(await newAds()).toEqual(['Queda', 'Apagado'])
    await suite.asUser(ana).dismissals.add({ kind: 'seller', id: seller.id })
    expect(await newAds()).toEqual([])
  })

  test('hold one that was made before and shown later, and none that only came back', async () => {
    const before = await publish('De antes')
    const { id: later } = await suite
      .asUser(seller)
      .listings.publish(makeListingInput({ title: 'Guardado', isActive: false }))
    suite.clock.advance(1000)
    await follow()
    suite.clock.advance(1000)
    const own = suite.asUser(seller).listings
    const turn = (id: number, title: string, isActive: boolean) =>
      own.edit({ ...makeListingInput({ title }), price: '$1', id, isActive })
    await turn(later, 'Guardado', true)
    await turn(before, 'De antes', false)
    await turn(before, 'De antes', true)
    expect(await newAds()).toEqual(['Guardado'])
  })
})

describe('over REST', () => {
  test('one follows, lists and leaves, on one’s own behalf alone', async () => {
    const app = await suite.app()
    const [luis, rosa] = [await register(suite), await register(suite)]
    const send = (method: 'GET' | 'PUT' | 'DELETE', url: string, options = {}) =>
      request(app, method, url, { token: luis.token, ...options })
    const path = `/api/users/${rosa.user.id}/follow`
    expect((await request(app, 'PUT', path)).status).toBe(401)
    expect((await request(app, 'GET', '/api/follows')).status).toBe(401)
    expect((await send('PUT', `/api/users/${luis.user.id}/follow`)).status).toBe(400)
    expect((await send('PUT', '/api/users/x/follow')).status).toBe(404)
    for (let times = 0; times < 2; times++) {
      expect(await send('PUT', path)).toMatchObject({ status: 200, json: { isFollowing: true } })
    }
    suite.clock.advance(1000)
    await suite
      .asUser({ id: rosa.user.id, role: 'user' })
      .listings.publish(makeListingInput({ title: 'Mesa de Rosa' }))
    expect((await send('GET', '/api/follows')).json).toMatchObject([
      { seller: { id: rosa.user.id } },
    ])
    expect((await send('GET', '/api/follows/listings')).json).toMatchObject([
      { seller: { id: rosa.user.id }, listing: { title: 'Mesa de Rosa' } },
    ])
    const followers = `/api/users/${rosa.user.id}/followers`
    expect((await send('GET', followers)).status).toBe(403)
    expect((await send('GET', followers, { token: rosa.token })).json).toEqual({ count: 1 })
    expect((await send('DELETE', path)).json).toEqual({ isFollowing: false })
    expect((await send('GET', '/api/follows')).json).toEqual([])
  })

  test('the export names whom one follows, never who follows one', async () => {
    const app = await suite.app()
    const [luis, rosa] = [await register(suite), await register(suite)]
    await suite.asUser({ id: luis.user.id, role: 'user' }).follows.add({ sellerId: rosa.user.id })
    const exportOf = async ({ user, token }: typeof luis) =>
      (await request(app, 'GET', `/api/users/${user.id}/export`, { token })).json
    expect((await exportOf(luis)).follows).toMatchObject([
      { sellerId: rosa.user.id, sellerName: rosa.fullName },
    ])
    expect((await exportOf(rosa)).follows).toEqual([])
  })

  test('with an account go whom it follows and who follows it', async () => {
    await follow()
    await follow(ana, seller)
    await suite.deps.db.deleteFrom('users').where('id', '=', ana.id).execute()
    expect(await follows(seller).ids()).toEqual([])
    expect(await follows(seller).followers({ id: seller.id })).toEqual({ count: 0 })
    const { rows } = await suite.database.pool.query(
      'select from follow_notices where user_id = $1',
      [ana.id],
    )
    expect(rows).toEqual([])
  })
})
