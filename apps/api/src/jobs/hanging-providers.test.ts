// A provider that hangs stops its own kind of work, and no other.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '@wepa/domain/test/eventually'
import { afterEach, expect, test, vi } from 'vitest'
import { paymentIdOf } from '../../test/payments/at-stripe.ts'
import { about, signEvent } from '../../test/payments/events.ts'
import { deliver, type MoneySuite, publishAd, startMoneySuite } from '../../test/payments/money.ts'
import { makeKeys, makeVapidKeys } from '../../test/servers/push-service.ts'
import { type FakeSmtp, type SmtpManners, startSmtp } from '../../test/servers/smtp-server.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { workOnQueue } from '../db/queue/queue.ts'
import { queueMail } from '../features/mail/queue-mail.ts'
import { notify } from '../features/notifications/notify.ts'
import {
  updatePushWanted,
  upsertPushSubscription,
} from '../features/notifications/push-subscriptions.repo.ts'
import { createSmtpMailer } from '../gateways/mailer.ts'
import { createPushGateway } from '../gateways/push.ts'
import { allHandlers, restingFlags } from './all-handlers.ts'

const keys = makeVapidKeys()
const atEnd: (() => unknown)[] = []
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

type Work = { suite: MoneySuite; smtp: FakeSmtp; work: () => void }

/** A suite whose emails and push messages go to real servers on this machine. */
async function start(manners: SmtpManners = {}): Promise<Work> {
  const smtp = await startSmtp(manners)
  atEnd.push(smtp.close)
  const mailer = createSmtpMailer({ url: smtp.url, from: 'Wepa <hola@wepa.example>' })
  atEnd.push(mailer.close)
  const subject = 'mailto:hola@wepa.example'
  const push = createPushGateway({ ...keys, subject, hosts: ['127.0.0.1'] })
  const suite = await startMoneySuite({ overrides: { mailer, push } })
  atEnd.push(suite.close)
  const work = () => {
    const queue = workOnQueue(suite.database.pool, suite.deps, allHandlers, {
      restingFlags: () => restingFlags(suite.deps),
      onTrouble: () => {},
    })
    atEnd.push(queue.stop)
  }
  return { suite, smtp, work }
}

/** Has somebody pay for a place. Answers the milliseconds until it stands. */
async function payForPlace(suite: MoneySuite): Promise<number> {
  const person = await suite.makeUser()
  const { id: listingId } = await publishAd(suite, person)
  const answer = await suite.asUser(person).featured.upgrade({ listingId, tier: 'basic' })
  const secret = 'clientSecret' in answer ? answer.clientSecret : ''
  await suite.stripe.confirm(secret)
  const id = paymentIdOf(secret)
  const event = signEvent('payment_intent.succeeded', about.payment(id))
  const since = performance.now()
  await deliver(suite, event)
  const isFeatured = async () =>
    (await suite.asVisitor().listings.get({ id: listingId })).isFeatured
  await vi.waitFor(async () => expect(await isFeatured()).toBe(true), { timeout: 20_000 })
  return performance.now() - since
}

/** Has somebody forget their password. Answers the milliseconds until the email is taken. */
async function forgetPassword({ suite, smtp }: Work): Promise<number> {
  const { email } = await suite.makeUser()
  const since = performance.now()
  await suite.asVisitor().account.forgotPassword({ email })
  await vi.waitFor(() => expect(smtp.recipients).toContain(email), { timeout: 30_000 })
  return performance.now() - since
}

async function queueEmails({ deps }: MoneySuite, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const sent = { subject: 'Hola', name: 'Ana', paragraphs: ['Hola.'] }
    await queueMail(deps, { userId: null, email: `cuelga${number}@ejemplo.pr` }, sent)
  }
}

test('with 2,000 messages for a push service that hangs, a place stands within 2 s and a password email leaves within 5', async () => {
  const all = await start()
  const { suite } = all
  let asked = 0
  const silent = createServer(() => {
    asked += 1
  })
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  atEnd.push(() => silent.closeAllConnections())
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  await queuePushes(suite, { count: 2000, origin: `http://127.0.0.1:${port}` })
  all.work()
  await eventually(() => expect(asked).toBeGreaterThan(1))
  expect(await payForPlace(suite)).toBeLessThan(2000)
  expect(await forgetPassword(all)).toBeLessThan(5000)
  // It is left in peace after a few tries, which do not count for those that wait.
  await vi.waitFor(() => expect(suite.deps.push?.restingHosts()).toEqual(['127.0.0.1']), {
    timeout: 15_000,
  })
  await wait(1500)
  const before = asked
  await wait(2500)
  expect(asked).toBe(before)
  const { rows } = await suite.database.pool.query(
    `select count(*)::int as untried from graphile_worker.jobs
      where task_identifier = 'push-notification' and attempts = 0`,
  )
  expect(rows[0]?.untried).toBeGreaterThan(1900)
}, 60_000)

test('with 28 emails for a mail server that says nothing, a place stands within 2 s', async () => {
  const { suite, work } = await start({ isSilent: true })
  await queueEmails(suite, 28)
  work()
  await wait(500)
  expect(await payForPlace(suite)).toBeLessThan(2000)
  await vi.waitFor(() => expect(suite.deps.mailer.isResting()).toBe(true), { timeout: 20_000 })
}, 60_000)

test('with 28 emails to people for whom the mail server hangs, a password email leaves within 5 s', async () => {
  const all = await start({ hangsOn: (to) => to.startsWith('cuelga') })
  await queueEmails(all.suite, 28)
  all.work()
  await wait(500)
  expect(await forgetPassword(all)).toBeLessThan(5000)
  expect(all.suite.deps.mailer.isResting()).toBe(false)
}, 60_000)

test('with a payment provider that hangs, a password email leaves within 5 s', async () => {
  const all = await start()
  const { suite } = all
  const { promise: hanging, resolve: letGo } = makePromise()
  vi.spyOn(suite.payments, 'readPayment').mockImplementation(() => hanging)
  for (let number = 0; number < 10; number += 1) {
    await deliver(suite, signEvent('payment_intent.succeeded', about.payment(`pi_${number}`)))
  }
  all.work()
  await wait(500)
  expect(await forgetPassword(all)).toBeLessThan(5000)
  letGo()
}, 60_000)

/** An answer that comes when it is told to. */
function makePromise() {
  let resolve = () => {}
  const promise = new Promise<never>((_, reject) => {
    resolve = () => reject(new Error('at last'))
  })
  return { promise, resolve }
}

/** Notifications for somebody with ten browsers behind one push service. */
async function queuePushes(
  suite: MoneySuite,
  { count, origin }: { count: number; origin: string },
): Promise<void> {
  const { db } = suite.deps
  const { id: userId } = await suite.makeUser()
  await updatePushWanted(db, userId)
  for (let number = 0; number < 10; number += 1) {
    const browser = makeKeys()
    const { id: sessionId } = await db
      .insertInto('sessions')
      .values({ userId, tokenHash: randomBytes(32), ip: null, userAgent: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const endpoint = `${origin}/to/${number}`
    const at = new Date()
    await upsertPushSubscription(db, { userId, sessionId, at, endpoint, ...browser.keys })
  }
  for (let number = 0; number < count / 10; number += 1) {
    await inTransaction(suite.deps, (tx) =>
      notify(tx, { userId, type: 'report', title: 'Aviso', message: `número ${number}` }),
    )
  }
}
