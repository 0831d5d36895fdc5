// One of each kind of secret is planted, and then looked for: in the person's own export, in answers to others, in
// refusals, in the log and in what the database keeps of emails. None may stand there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import { type Suite, startSuite } from '../../test/harness.ts'
import { register, request } from '../../test/http.ts'
import { moderationSteps } from '../../test/moderation-steps.ts'
import { makeDataUrl } from '../../test/pictures.ts'
import { buildApp } from '../app.ts'
import { createLog } from '../log.ts'

type App = Awaited<ReturnType<typeof buildApp>>
type Secrets = Readonly<Record<string, string>>

let suite: Suite
let app: App
const logged: string[] = []
beforeAll(async () => {
  suite = await startSuite()
  const log = createLog('trace', { write: (line) => logged.push(line) })
  app = await buildApp({ ...suite.deps, log }, log)
})
afterAll(async () => {
  await app.close()
  await suite.close()
})

const call = (...[method, url, options]: [Method, string, object?]) =>
  request(app, method, url, options)
type Method = Parameters<typeof request>[1]

const emailTo = async (email: string, holding: RegExp) => {
  await suite.workOffQueue()
  const emails = suite.sentMails.filter(({ to }) => to === email)
  return emails.map(({ text }) => holding.exec(text)?.[1]).findLast(Boolean) ?? 'no email'
}

/** A person with a secret of every kind. */
async function plant() {
  const ana = await register(suite)
  const { user, token, email, password } = ana
  await call('POST', `/api/users/${user.id}/verify`, {
    token,
    body: { verificationType: 'email', email },
  })
  const code = await emailTo(email, /^\s+(\d{6})$/m)
  await call('POST', '/api/auth/forgot-password', { body: { email } })
  const reset = await emailTo(email, /\/reset-password\?token=([\w-]+)/)

  const once = 'c0ffee00-8d0a-4a53-9b43-1d2f9f2a7c11'
  const ad = await call('POST', '/api/listings', {
    token,
    body: makeListingInput({ images: [makeDataUrl()] }),
    headers: { 'idempotency-key': once },
  })
  const admin = await suite.makeUser({ role: 'admin' })
  const { report, decide } = moderationSteps(() => suite)
  await decide(admin, await report(ad.json.id), 'hide_listing')
  const appeal = await emailTo(email, /\/appeal\/(\S+)/)
  const hidden = await call('GET', `/api/listings/${ad.json.id}`, { token })
  const pass = /\?pass=([\w.-]+)/.exec(hidden.json.images[0])?.[1] ?? 'no pass'

  const search = await call('POST', '/api/saved-searches', { token, body: { name: 'Neveras' } })
  const { path } = await suite
    .asUser({ id: user.id, role: 'user' })
    .savedSearches.openFeed({ id: search.json.id })
  const feed = new URL(path ?? '', 'http://local').searchParams.get('token') ?? 'no feed'
  const { rows } = await suite.database.pool.query(
    `with browser as (
       insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
       select $1, id, 'https://push.example/send/geheim-endpoint', 'geheim-p256dh', 'geheim-auth', now()
       from sessions where user_id = $1)
     select unsubscribe_token::text as unsubscribe,
       (select password_hash from users where id = $1) as hash,
       (select secret from server_keys where name = 'photo_passes') as passes
     from saved_searches where user_id = $1`,
    [user.id],
  )
  // Last, for the account has another email then.
  const changed = { email: `b${email}` }
  await call('PUT', `/api/users/${user.id}`, { token, body: changed })
  const undo = await emailTo(email, /\/account-undo\?what=email&token=([\w-]+)/)
  // One of somebody who deleted the account with a session alone: Ana has to stay for the rest.
  const marta = await register(suite)
  await call('DELETE', '/api/auth/account', { token: marta.token })
  const keep = await emailTo(marta.email, /\/account-undo\?what=account&token=([\w-]+)/)
  const secrets: Secrets = {
    ...{ token, password, code, reset, appeal, pass, feed, once, undo, keep, ...rows[0] },
    ...{ endpoint: 'geheim-endpoint', p256dh: 'geheim-p256dh', auth: 'geheim-auth' },
  }
  return { ana, adId: Number(ad.json.id), reset, secrets }
}

/** The names of the secrets that stand in a text. A code of six digits only where no other digit touches it. */
function found(text: string, secrets: Secrets): string[] {
  const named = Object.entries(secrets).filter(([name, secret]) =>
    name === 'code' ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret),
  )
  return named.map(([name]) => name)
}

test('no secret of any kind stands in an export, an answer to others, a refusal, a log or a kept email', async () => {
  const { ana, adId, reset, secrets } = await plant()
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, name).not.toMatch(/^no /)
    expect(secret.length, name).toBeGreaterThan(5)
  }
  // The look itself sees them.
  expect(found(Object.values(secrets).join(' '), secrets)).toEqual(Object.keys(secrets))

  const { text, json } = await call('GET', `/api/users/${ana.user.id}/export`, { token: ana.token })
  expect(json.mails.length).toBeGreaterThan(2)
  expect(json.pushSubscriptions).toMatchObject([{ service: 'push.example' }])
  expect(found(text, secrets), 'export').toEqual([])

  const luis = await register(suite)
  for (const path of [
    `/api/users/${ana.user.id}`,
    `/api/users/${ana.user.id}/listings`,
    `/api/users/${ana.user.id}/verifications`,
    `/api/users/${ana.user.id}/trust-score`,
    `/api/listings/${adId}`,
    '/api/listings',
    '/rss.xml',
    '/sitemap.xml',
  ]) {
    for (const token of [undefined, luis.token]) {
      expect(found((await call('GET', path, { token })).text, secrets), path).toEqual([])
    }
  }

  // Asked with each secret where it does not belong, broken ones too: neither the answer nor the log repeats it.
  for (const secret of Object.values(secrets)) {
    const there = encodeURIComponent(secret)
    for (const [method, path] of [
      ['GET', `/api/auth/validate-reset-token?token=${there}`],
      ['GET', `/saved-searches/rss.xml?token=${there}`],
      ['POST', `/unsubscribe?token=${there}`],
      ['GET', `/appeal/${there}`],
      ['GET', `/account-undo?what=email&token=${there}`],
      ['GET', `/uploads/${'0'.repeat(64)}.webp?pass=${there}`],
      ['GET', `/api/listings?cursor=${there}`],
    ] as const) {
      const answer = await call(method, path)
      if (answer.status >= 400) expect(found(answer.text, { secret }), path).toEqual([])
    }
    const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': secret }
    const refused = await call('POST', '/api/listings', { body: `{"x":"${secret}`, headers })
    expect(found(refused.text, { secret })).toEqual([])
    const body = { token: secret, newPassword: 'x', confirmPassword: secret }
    const answer = await call('POST', '/api/auth/reset-password', { body })
    expect(found(answer.text, { secret })).toEqual([])
  }
  const failed = new Error(`GET /reset-password?token=${reset} failed`)
  createLog('info', { write: (line) => logged.push(line) }).warn({ err: failed }, 'a bug')
  expect(logged.length).toBeGreaterThan(20)
  expect(found(logged.join(''), secrets), 'log').toEqual([])

  const { rows } = await suite.database.pool.query(
    'select row_to_json(mails)::text as row from mails',
  )
  expect(found(rows.map(({ row }) => row).join(''), secrets), 'kept emails').toEqual([])
})
