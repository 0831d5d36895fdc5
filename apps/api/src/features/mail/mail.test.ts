import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { listFailedJobs, workOffQueue } from '../../db/queue/queue.ts'
import { allHandlers } from '../../jobs/all-handlers.ts'
import { dropMails, dropStaleMails } from './drop-mails.ts'
import type { EmailContent } from './email.ts'
import { forgetSentMails } from './forget-sent-mails.ts'
import { queueMail } from './queue-mail.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const content: EmailContent = {
  subject: 'Tu anuncio\nse vendió',
  name: 'Ana',
  paragraphs: ['Vendiste <b>una nevera</b> & más.'],
}

test('an email of a transaction that fails never leaves', async () => {
  const failing = inTransaction(suite.contextOf(), async (tx) => {
    await queueMail(tx, { userId: null, email: 'nadie@ejemplo.pr' }, content)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await suite.workOffQueue()
  expect(suite.sentMails).toEqual([])
})

test('an email leaves once, in both parts, and is then forgotten', async () => {
  await queueMail(suite.deps, { userId: null, email: 'ana@ejemplo.pr' }, content)
  await suite.workOffQueue()
  await suite.workOffQueue()
  expect(suite.sentMails).toHaveLength(1)
  const [mail] = suite.sentMails
  expect(mail).toMatchObject({ to: 'ana@ejemplo.pr', subject: 'Tu anuncio se vendió' })
  expect(mail?.text).toContain('Vendiste <b>una nevera</b> & más.')
  expect(mail?.html).toContain('Vendiste &lt;b&gt;una nevera&lt;/b&gt; &amp; más.')
  const row = await suite.deps.db
    .selectFrom('mails')
    .select(['bodyText', 'bodyHtml', 'sentAt'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ bodyText: null, bodyHtml: null, sentAt: expect.any(Date) })
})

test('what the mail server refuses stays, is tried again and shows its reason', async () => {
  let isDown = true
  const sent: string[] = []
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (isDown) throw new Error(`451 try later <${to}>`)
      sent.push(to)
    },
    isResting: () => false,
    close: () => {},
  }
  const work = () => workOffQueue(suite.database.pool, { ...suite.deps, mailer }, allHandlers)
  await queueMail(suite.deps, { userId: null, email: 'luego@ejemplo.pr' }, content)
  await work()
  // Its next try is a few seconds away, which a busy machine may need for what follows.
  await suite.database.pool.query(
    "update graphile_worker._private_jobs set run_at = now() + interval '1 hour'",
  )
  const [failed] = await listFailedJobs(suite.deps.db, 10)
  expect(failed).toMatchObject({ name: 'send-mail', attempts: 1, isLast: false })
  expect(failed?.error).toContain('451 try later <[oculto]>')
  expect(Date.parse(failed?.runAt ?? '')).toBeGreaterThan(Date.now())

  const [person, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  await expect(suite.asVisitor().queue.failed()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(suite.asUser(person).queue.failed()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await suite.asUser(admin).queue.failed()).toEqual([failed])

  isDown = false
  await work()
  expect(sent).toEqual([])
  const id = failed?.id ?? ''
  await expect(suite.asUser(person).queue.retry({ id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await suite.asUser(admin).queue.retry({ id })
  await work()
  expect(sent).toEqual(['luego@ejemplo.pr'])
  await expect(suite.asUser(admin).queue.retry({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listFailedJobs(suite.deps.db, 10)).toEqual([])
})

test('emails go with the account, sent ones after a month', async () => {
  const user = await suite.makeUser()
  await queueMail(suite.deps, { userId: user.id, email: user.email }, content)
  await suite.deps.db.deleteFrom('users').where('id', '=', user.id).execute()
  await suite.workOffQueue()
  expect(suite.sentMails.map(({ to }) => to)).not.toContain(user.email)

  suite.clock.advance(31 * 24 * 60 * 60 * 1000)
  expect(await forgetSentMails(suite.deps)).toBeGreaterThan(0)
  const { rows } = await suite.database.pool.query('select id from mails where sent_at is not null')
  expect(rows).toEqual([])
})

test('an email whose secret has ended before it left is dropped, with all it said', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const minute = 60_000
  const endsAt = new Date(suite.clock.now().getTime() + 10 * minute)
  const to = ({ id, email }: typeof ana) => ({ userId: id, email })
  for (const person of [ana, luis]) {
    await queueMail(suite.deps, to(person), content, { purpose: 'code', endsAt })
    await queueMail(suite.deps, to(person), content, { purpose: 'reset', endsAt })
  }
  const bodies = async () => {
    const { rows } = await suite.database.pool.query(
      `select user_id, purpose from mails where user_id = any($1) and body_html is not null
       order by user_id, purpose`,
      [[ana.id, luis.id]],
    )
    return rows.map(({ user_id, purpose }) => `${user_id === ana.id ? 'ana' : 'luis'} ${purpose}`)
  }
  // Used or replaced: that person's, of that kind alone.
  await dropMails(suite.deps, { userId: ana.id, purpose: 'code' })
  expect(await bodies()).toEqual(['ana reset', 'luis code', 'luis reset'])
  expect(await dropStaleMails(suite.deps)).toBe(0)
  suite.clock.advance(11 * minute)
  // The queue comes first for one, the clean-up for the rest: nothing leaves either way.
  await suite.workOffQueue()
  expect(await bodies()).toEqual([])
  expect(suite.sentMails.map(({ to }) => to)).not.toContain(ana.email)
  expect(suite.sentMails.map(({ to }) => to)).not.toContain(luis.email)
})

test('an email that never left is emptied after a week, and forgotten after a month', async () => {
  const ana = await suite.makeUser()
  await queueMail(suite.deps, { userId: ana.id, email: ana.email }, content)
  const rows = () =>
    suite.deps.db
      .selectFrom('mails')
      .select(['bodyText', 'sentAt'])
      .where('userId', '=', ana.id)
      .execute()
  const day = 24 * 60 * 60 * 1000
  suite.clock.advance(6 * day)
  await dropStaleMails(suite.deps)
  expect(await rows()).toMatchObject([{ bodyText: expect.any(String) }])
  suite.clock.advance(2 * day)
  await dropStaleMails(suite.deps)
  expect(await rows()).toEqual([{ bodyText: null, sentAt: null }])
  suite.clock.advance(31 * day)
  await forgetSentMails(suite.deps)
  expect(await rows()).toEqual([])
})
