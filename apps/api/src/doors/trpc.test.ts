import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '@wepa/domain/error'
import { expect, test } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import { startSuite } from '../../test/harness.ts'
import { request } from '../../test/http.ts'
import { personReadProcedure, readProcedure, visitorReadProcedure } from '../trpc.ts'
import { createCaller } from './router.ts'

test('runs four calls of a batch at once, whatever comes of them', async () => {
  let [running, most] = [0, 0]
  const own = await startSuite({
    overrides: {
      limiter: {
        consume: async () => {
          running += 1
          most = Math.max(most, running)
          await wait(5)
          running -= 1
          if (most === 3) throw new DomainError('rate_limited', { retryAfter: 1 })
        },
        giveBack: async () => {},
        forgive: async () => {},
      },
    },
  })
  const names = Array.from({ length: 30 }, () => 'listings.search').join(',')
  const input = JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i, {}])))
  const url = `/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`
  const { json } = await request(await own.app(), 'GET', url)
  expect(json).toHaveLength(30)
  expect(most).toBe(4)
  await own.close()
})

test('counts what a member reads, call by call, and no visitor’s', async () => {
  // Of 3000 a minute, three.
  const own = await startSuite({ rateLimitFactor: 0.001 })
  const app = await own.app()
  const reader = { id: (await own.makeUser()).id, role: 'user' } as const
  const read = () => own.asUser(reader).categories.list()
  for (let at = 0; at < 3; at++) await read()
  await expect(read()).rejects.toMatchObject({ cause: { code: 'rate_limited' } })
  for (let at = 0; at < 5; at++) {
    expect((await request(app, 'GET', '/api/categories')).status).toBe(200)
  }
  await own.close()
})

test('notes who has written, with who acts for them, and not what is refused or only counted', async () => {
  const own = await startSuite()
  const noted: (readonly number[])[] = []
  own.deps.readers.noteWrites = async (userIds) => void noted.push(userIds)
  const [seller, actor, reader] = [await own.makeUser(), await own.makeUser(), await own.makeUser()]
  const ctx = own.contextOf({ id: seller.id, role: 'user' })
  const sellers = createCaller(ctx)

  await expect(sellers.listings.renew({ id: 999_999 })).rejects.toThrow()
  await own.asVisitor().listings.search({})
  expect(noted).toEqual([])

  const ad = await sellers.listings.publish(makeListingInput())
  expect(noted).toEqual([[seller.id]])

  const session = { id: 0, userId: seller.id, role: 'user' } as const
  const acting = { ...session, actor: { userId: actor.id, role: 'seller' } } as const
  await createCaller({ ...ctx, session: acting }).listings.edit({
    ...makeListingInput(),
    id: ad.id,
    price: '$120',
  })
  expect(noted.at(-1)).toEqual([seller.id, actor.id])

  const before = noted.length
  await own.asUser({ id: reader.id, role: 'user' }).listings.trackView({ id: ad.id })
  expect(noted).toHaveLength(before)
  await own.close()
})

test('gives what only reads a database that no statement that writes can be begun with', () => {
  // The compiler checks these: a directive that is not needed is an error.
  // @ts-expect-error A read has no insert.
  expect(readProcedure.query(({ ctx }) => ctx.db.insertInto('users'))).toBeDefined()
  // @ts-expect-error A read has no insert.
  expect(personReadProcedure.query(({ ctx }) => ctx.db.insertInto('users'))).toBeDefined()
  // @ts-expect-error A read has no insert.
  expect(visitorReadProcedure.query(({ ctx }) => ctx.db.insertInto('users'))).toBeDefined()
})
