import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { type SmsGateway, SmsRefusal } from '../../gateways/sms.ts'
import { queueSms } from './queue-sms.ts'
import { forgetOldSms, sendSms } from './send-sms.ts'

const MINUTE = 60_000
let suite: Suite
let now = new Date()
let left: string[] = []
let provider: SmsGateway['send'] = async () => {}

beforeAll(async () => {
  const send: SmsGateway['send'] = async (message) => {
    await provider(message)
    left.push(message.text)
  }
  suite = await startSuite({ overrides: { clock: { now: () => now }, sms: { send } } })
})
afterAll(() => suite.close())
beforeEach(async () => {
  now = new Date('2026-11-02T14:00:00Z')
  left = []
  provider = async () => {}
  await suite.database.pool.query('delete from text_messages')
})

const refuse: SmsGateway['send'] = async () => {
  throw new SmsRefusal(21_614)
}

async function queue(userId: number, body: string): Promise<void> {
  const endsAt = new Date(now.getTime() + 10 * MINUTE)
  const text = { userId, phone: '+17875550123', body, endsAt }
  await inTransaction(suite.deps, (tx) => queueSms(tx, text))
}

const rows = async () =>
  (
    await suite.database.pool.query(
      'select id, body, sent_at, dropped_at from text_messages order by id',
    )
  ).rows

/** Has the queue send everything. */
async function deliver(): Promise<void> {
  for (const { id } of await rows()) await sendSms(suite.deps, { textMessageId: id })
}

test('a message is sent once, again where nobody answers, and what it said is forgotten', async () => {
  const { id } = await suite.makeUser()
  await queue(id, 'Uno')
  provider = async () => {
    throw new Error('no answer')
  }
  await expect(deliver()).rejects.toThrow('no answer')
  expect((await rows())[0].body).toBe('Uno')
  provider = async () => {}
  await deliver()
  await deliver()
  expect(left).toEqual(['Uno'])
  expect(await rows()).toMatchObject([{ body: null, sent_at: now, dropped_at: null }])
})

test('what is refused for good, what ended and what another one replaces leaves no more', async () => {
  const { id } = await suite.makeUser()
  await queue(id, 'A un teléfono fijo')
  provider = refuse
  await deliver()
  provider = async () => {}
  await deliver()
  await queue(id, 'Reemplazado')
  await queue(id, 'Vencido')
  now = new Date(now.getTime() + 10 * MINUTE)
  await deliver()
  expect(left).toEqual([])
  expect((await rows()).map(({ body, sent_at }) => [body, sent_at])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('what never left is emptied when it ends, and all is forgotten after a month', async () => {
  const { id } = await suite.makeUser()
  await queue(id, 'Uno')
  now = new Date(now.getTime() + 10 * MINUTE)
  await forgetOldSms(suite.deps)
  expect(await rows()).toMatchObject([{ body: null, dropped_at: now }])
  now = new Date(now.getTime() + 31 * 24 * 60 * MINUTE)
  await forgetOldSms(suite.deps)
  expect(await rows()).toEqual([])
})
