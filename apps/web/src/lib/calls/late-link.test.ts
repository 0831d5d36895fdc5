// @vitest-environment jsdom
import { observable } from '@trpc/server/observable'
import { expect, test } from 'vitest'
import { readFailure } from '../errors.ts'
import { type ApiLink, createApiClient } from '../trpc.ts'
import { lateLink } from './late-link.ts'

/** A link that answers every call with its path, and one that is fetched so many times in vain first. */
function setUp({ failures = 0 } = {}) {
  const called: string[] = []
  const fetched = { times: 0 }
  const answering: ApiLink =
    () =>
    ({ op }) =>
      observable((observer) => {
        called.push(op.path)
        observer.next({ result: { type: 'data', data: op.path } })
        observer.complete()
      })
  const load = async () => {
    fetched.times += 1
    if (fetched.times <= failures) {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
    }
    return answering
  }
  const link = lateLink(load)
  return { link, client: createApiClient([link]), called, fetched }
}

test('it is fetched once, by the first of the calls that wait for it', async () => {
  const { client, called, fetched } = setUp()
  expect(fetched.times).toBe(0)
  await Promise.all([client.categories.list.query(), client.auth.me.query()])
  await client.categories.list.query()
  expect([called, fetched.times]).toEqual([['categories.list', 'auth.me', 'categories.list'], 1])
})

test('a call it does not come for got no answer, and the next one asks for it again', async () => {
  const { client, called } = setUp({ failures: 1 })
  const error = await client.categories.list.query().catch((cause: unknown) => cause)
  // It may be an old file of a server that is there: the connection is not what is told of.
  expect(readFailure(error)).toMatchObject({ code: 'unknown', isUnreached: true })
  await expect(client.categories.list.query()).resolves.toBe('categories.list')
  expect(called).toEqual(['categories.list'])
})

test('a call that nobody waits for any more is not made', async () => {
  const { client, called, link } = setUp()
  const op = {
    id: 1,
    type: 'query',
    path: 'stats.get',
    input: undefined,
    context: {},
    signal: null,
  }
  const next = () => observable<never, never>(() => {})
  link({})({ op: { ...op, type: 'query' }, next })
    .subscribe({})
    .unsubscribe()
  await client.auth.me.query()
  expect(called).toEqual(['auth.me'])
})
