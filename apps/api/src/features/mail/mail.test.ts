import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { listFailedJobs, workOffQueue } from '../../db/job-queue.ts'
import { allHandlers } from '../../jobs/all-handlers.ts'
import { forgetSentMails } from './forget-sent-mails.ts'
import type { Letter } from './letter.ts'
import { queueMail } from './queue-mail.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const letter: Letter = {
  subject: 'Tu anuncio\nse vendió',
  name: 'Ana',
  paragraphs: ['Vendiste <b>una nevera</b> & más.'],
}

test('a letter of a transaction that fails never leaves', async () => {
  const failing = inTransaction(suite.contextOf(), async (tx) => {
    await queueMail(tx, { userId: null, email: 'nadie@ejemplo.pr' }, letter)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await suite.workOffQueue()
  expect(suite.sentMails).toEqual([])
})

test('a letter leaves once, in both parts, and is then forgotten', async () => {
  await queueMail(suite.deps, { userId: null, email: 'ana@ejemplo.pr' }, letter)
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
    close: () => {},
  }
  const work = () => workOffQueue(suite.database.pool, { ...suite.deps, mailer }, allHandlers)
  await queueMail(suite.deps, { userId: null, email: 'luego@ejemplo.pr' }, letter)
  await work()
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

test('letters go with the account, sent ones after a month', async () => {
  const user = await suite.makeUser()
  await queueMail(suite.deps, { userId: user.id, email: user.email }, letter)
  await suite.deps.db.deleteFrom('users').where('id', '=', user.id).execute()
  await suite.workOffQueue()
  expect(suite.sentMails.map(({ to }) => to)).not.toContain(user.email)

  suite.clock.advance(31 * 24 * 60 * 60 * 1000)
  expect(await forgetSentMails(suite.deps)).toBeGreaterThan(0)
  const { rows } = await suite.database.pool.query('select id from mails where sent_at is not null')
  expect(rows).toEqual([])
})
