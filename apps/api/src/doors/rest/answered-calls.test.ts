// Calls whose rules are tested without HTTP, asked once over REST: the suite holds what they answer
// against their schemas (test/checked-calls.ts).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAssistant } from '../../../test/assistant.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { register, request } from '../../../test/http.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { type MoneySuite, startMoneySuite } from '../../../test/payments/money.ts'
import { makeDataUrl } from '../../../test/pictures.ts'
import { enqueueJob } from '../../db/queue/queue.ts'

type Member = Awaited<ReturnType<typeof register>>

let assistant: Awaited<ReturnType<typeof startAssistant>>
let suite: MoneySuite
let ana: Member
let admin: Member
beforeAll(async () => {
  assistant = await startAssistant()
  suite = await startMoneySuite({ overrides: { assistant: assistant.model } })
  ana = await register(suite)
  admin = await register(suite)
  const { db } = suite.deps
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.user.id).execute()
})
afterAll(async () => {
  await suite.close()
  await assistant.stop()
})

/** Asks as a person; what is answered with another status than `status` fails. */
async function ask(call: string, { by = ana, body, status = 200 }: Asked = {}) {
  const [method = '', path = ''] = call.split(' ')
  const answer = await request(await suite.app(), methodOf(method), path, {
    token: by.token,
    ...(body && { body }),
  })
  expect([answer.status, call], answer.text).toEqual([status, call])
  return answer.json
}

type Asked = { by?: Member; body?: object; status?: number }

function methodOf(name: string) {
  const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((each) => each === name)
  if (!method) throw new Error(`no method ${name}`)
  return method
}

const publish = () =>
  suite.asUser({ id: ana.user.id, role: 'user' }).listings.publish(makeListingInput())

test('an own ad is changed, marked, renewed, clicked on and deleted', async () => {
  const { id } = await publish()
  const changed = await ask(`PUT /api/listings/${id}`, {
    body: makeListingInput({ title: 'Nevera blanca' }),
  })
  expect(changed.title).toBe('Nevera blanca')
  await ask(`PATCH /api/listings/${id}/status`, { body: { status: 'pending' } })
  await ask(`POST /api/listings/${id}/renew`)
  await ask(`POST /api/listings/${id}/track-click`, { body: { kind: 'contact' } })
  await ask(`DELETE /api/listings/${id}`)
})

test('a category, and the feed of a saved search', async () => {
  expect(await ask('GET /api/categories/vehiculos')).toMatchObject({ slug: 'vehiculos' })
  const body = { name: 'Neveras', query: 'nevera' }
  const { id } = await ask('POST /api/saved-searches', { body, status: 201 })
  const feed = `/api/saved-searches/${id}/feed`
  expect(await ask(`GET ${feed}`)).toEqual({ path: null })
  expect(await ask(`POST ${feed}`)).toEqual({ path: expect.stringContaining('rss') })
  expect(await ask(`DELETE ${feed}`)).toEqual({ path: null })
})

test('a plan begins, is cancelled and goes on; an ad is promoted', async () => {
  const { clientSecret } = await ask('POST /api/create-subscription', {
    body: { priceId: 'price_pro' },
  })
  await suite.stripe.confirm(clientSecret)
  await ask('GET /api/subscription/status')
  expect(await ask('POST /api/subscription/cancel')).toMatchObject({ plan: 'pro' })
  expect(await ask('POST /api/subscription/resume')).toMatchObject({ cancelAt: null })
  const { id: listingId } = await publish()
  await ask('POST /api/featured-listings/payment', {
    body: { listingId, plan: 'premium', amount: 12.99, duration: 14 },
  })
})

test('the assistant reads a photo, writes, talks and publishes', async () => {
  const image = makeDataUrl({ width: 300, height: 200 })
  const analysis = await ask('POST /api/ai/analyze-image', { body: { image } })
  const ad = { title: 'vendo nevera', description: 'nevera buena', category: 'electronicos' }
  await ask('POST /api/ai/enhance-listing', { body: ad })
  await ask('POST /api/ai/chat', { body: { message: 'Cambia el título' } })
  await ask('POST /api/ai/create-listing', {
    body: { analysis, originalImage: image, location: 'Ponce' },
    status: 201,
  })
})

test('moderators read and decide a case, and have failed work done again', async () => {
  const { id } = await publish()
  const caseId = await moderationSteps(() => suite).report(id)
  await ask(`GET /api/admin/moderation/${caseId}`, { by: admin })
  await ask(`POST /api/admin/moderation/${caseId}`, {
    by: admin,
    body: { action: 'hide_listing', reason: 'Copia la foto de otra página.' },
  })
  await enqueueJob(suite.deps.db, 'send-mail', { mailId: 1 })
  const { rows } = await suite.database.pool.query(
    `update graphile_worker._private_jobs set last_error = 'no', attempts = 25 returning id`,
  )
  await ask(`POST /api/admin/failed-jobs/${rows[0].id}/retry`, { by: admin })
})
