import { DomainError } from '@wepa/domain/error'
import { expect, test } from 'vitest'
import { startSuite } from '../../test/harness.ts'
import { SmsRefusal } from '../gateways/sms.ts'
import { kindOf, outcomeOf } from './outcome.ts'
import type { Traces } from './traces.ts'
import { createWatch } from './watch.ts'
import type { WorkMetrics } from './work-metrics.ts'

/** What is told of calls, and nothing else. */
function listen() {
  const told: string[] = []
  const nothing = () => {}
  const metrics: WorkMetrics = {
    waited: nothing,
    asked: nothing,
    called: (procedure, outcome) => told.push(`${procedure} ${outcome}`),
    worked: (job, outcome) => told.push(`${job} ${outcome}`),
    ran: (job, outcome) => told.push(`timed ${job} ${outcome}`),
    reached: (provider, outcome) => told.push(`${provider} ${outcome}`),
  }
  const watch = createWatch({ metrics })
  if (!watch) throw new Error('somebody listens')
  return { watch, told }
}

test('where nobody listens nothing is watched', () => {
  expect(createWatch({})).toBeUndefined()
})

test('a gateway is the same, and its promises are told of', async () => {
  const { watch, told } = listen()
  class Real {
    readonly publicKey = 'pk'
    readonly #secret = 'sk'
    accepts() {
      return this.#secret === 'sk'
    }
    async send(how: 'well' | 'badly' | 'declined') {
      if (how === 'badly') throw new Error('down')
      if (how === 'declined') throw new DomainError('card_declined')
      return this.#secret
    }
  }
  const gateway = watch.gateway('payments', new Real())
  expect(gateway.publicKey).toBe('pk')
  expect(gateway.accepts()).toBe(true)
  expect(told).toEqual([])
  expect(await gateway.send('well')).toBe('sk')
  await expect(gateway.send('badly')).rejects.toThrow('down')
  await expect(gateway.send('declined')).rejects.toMatchObject({ code: 'card_declined' })
  expect(told).toEqual(['payments ok', 'payments failed', 'payments refused'])
})

test('what comes in pieces ends with the last, with an error, or when nobody reads on', async () => {
  const { watch, told } = listen()
  const gateway = watch.gateway('assistant', {
    async *talk(fails: boolean) {
      yield 'a'
      if (fails) throw new Error('broken off')
      yield 'b'
      return 'whole'
    },
  })
  const whole = gateway.talk(false)
  await whole.next()
  await whole.next()
  expect(told).toEqual([])
  expect(await whole.next()).toEqual({ done: true, value: 'whole' })
  const broken = gateway.talk(true)
  await broken.next()
  await expect(broken.next()).rejects.toThrow('broken off')
  const left = gateway.talk(false)
  await left.next()
  await left.return('whole')
  expect(told).toEqual(['assistant ok', 'assistant failed', 'assistant ok'])
})

test('a job that throws has failed, whatever it says: it is tried again', async () => {
  const { watch, told } = listen()
  await watch.job('send-mail', async () => {})
  const failing = watch.job('send-mail', async () => {
    throw new DomainError('not_found')
  })
  await expect(failing).rejects.toThrow()
  expect(told).toEqual(['send-mail ok', 'send-mail failed'])
})

test('a timed job that throws has failed', async () => {
  const { watch, told } = listen()
  await watch.timedJob('expire-listings', async () => 3)
  const failing = watch.timedJob('expire-listings', () => Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  expect(told).toEqual(['timed expire-listings ok', 'timed expire-listings failed'])
})

test('what a provider will not take for a good reason is no failure of it', () => {
  expect(outcomeOf(new SmsRefusal(21211))).toBe('refused')
  expect(outcomeOf(Object.assign(new Error('550'), { isRefusal: true }))).toBe('refused')
  expect(outcomeOf(new Error('550'))).toBe('failed')
})

test('an input that is no JSON is refused by tRPC, and no procedure has failed', async () => {
  const { watch, told } = listen()
  const suite = await startSuite({ overrides: { watch } })
  const app = await suite.app()
  const answer = await app.inject('/trpc/listings.search?input=%7B')
  expect(answer.statusCode).toBe(400)
  expect(told).toEqual(['listings.search refused'])
  await suite.close()
})

test('a method that answers at once begins no span that nobody ends', () => {
  const begun: string[] = []
  const traces: Traces = {
    begin: () => ({ within: (work) => work(), end: () => {} }),
    beginUnder: ({ name }) => void begun.push(name),
    close: async () => {},
  }
  const gateway = createWatch({ traces })?.gateway('mail', { isResting: () => false })
  expect(gateway?.isResting()).toBe(false)
  expect(begun).toEqual([])
})

test('who leaves is no failure of anybody', () => {
  expect(outcomeOf(Object.assign(new Error('x'), { reason: 'left' }))).toBe('refused')
  expect(outcomeOf(Object.assign(new Error('x'), { reason: 'unavailable' }))).toBe('failed')
})

test.each([
  [new DomainError('listing_limit'), 'listing_limit'],
  [Object.assign(new Error('Key (email)=(ana@ejemplo.pr)'), { code: '23505' }), '23505'],
  [Object.assign(new Error('x'), { code: 'ana@ejemplo.pr' }), 'Error'],
  [new Error('x', { cause: new DomainError('conflict') }), 'conflict'],
  [new TypeError('ana'), 'TypeError'],
  ['ana', 'unknown'],
])('an error shows its kind and none of its words: %s', (error, kind) => {
  expect(kindOf(error)).toBe(kind)
})
