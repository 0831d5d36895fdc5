import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
let seller: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser()
})
afterAll(() => suite.close())

const publish = async (input = {}) =>
  (await suite.asUser(seller).listings.publish(makeListingInput(input))).id
const send = async (body: object, token?: string) =>
  request(await suite.app(), 'POST', '/api/reports', { body, ...(token && { token }) })
const kept = () => suite.deps.db.selectFrom('userReports').selectAll().orderBy('id').execute()

test.each([
  [{ reason: 'feo' }, 400, 'reason'],
  [{ description: 'corta' }, 400, 'description'],
  [{ listingId: 'x' }, 400, 'listingId'],
  [{ listingId: 999_999 }, 404, undefined],
  [{ userId: 999_999 }, 404, undefined],
])('a report with %j is refused', async (wrong, status, path) => {
  const body = { reason: 'spam', description: 'Es spam repetido', listingId: null, ...wrong }
  const answer = await send(body)
  expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([status, path])
  expect(await kept()).toEqual([])
})

test('an ad that one may not see cannot be reported; its owner sees it', async () => {
  const hidden = await publish({ isActive: false })
  const body = { reason: 'fake', description: 'La foto es de otra página', listingId: hidden }
  const { token } = await register(suite)
  expect((await send(body, token)).status).toBe(404)
})

test('of an ad it is kept with its owner and title, also when both are gone', async () => {
  const ad = await publish({ title: 'Rolex nuevo' })
  const { user, token } = await register(suite)
  const about = { reason: 'fake', description: 'La foto es de otra página', listingId: ad }
  const answer = await send({ ...about, adminNotes: 'x', reportedUserId: user.id }, token)
  expect(answer.status).toBe(201)
  expect(answer.json).toEqual({ reportId: expect.stringMatching(/^RPT-[0-9A-HJKMNP-TV-Z]{8}$/) })
  const report = {
    reference: answer.json.reportId,
    listingTitle: 'Rolex nuevo',
    reportType: 'fake',
    status: 'pending',
    adminNotes: null,
  }
  expect((await kept()).at(-1)).toMatchObject({
    ...report,
    reporterId: user.id,
    reportedUserId: seller.id,
    reportedListingId: ad,
  })
  await suite.deps.db.deleteFrom('listings').where('id', '=', ad).execute()
  await suite.deps.db.deleteFrom('users').where('id', '=', user.id).execute()
  expect((await kept()).at(-1)).toMatchObject({
    ...report,
    reporterId: null,
    reportedListingId: null,
  })
})

test('a person is reported by their profile; of an ad it is always its owner', async () => {
  const { user, token } = await register(suite)
  const about = { reason: 'fake', description: 'Usa la foto y el nombre de otra persona' }
  expect((await send({ ...about, userId: seller.id }, token)).status).toBe(201)
  const report = { reporterId: user.id, reportedUserId: seller.id }
  expect((await kept()).at(-1)).toMatchObject({ ...report, reportedListingId: null })
  const ad = await publish()
  expect((await send({ ...about, listingId: ad, userId: user.id }, token)).status).toBe(201)
  expect((await kept()).at(-1)).toMatchObject({ ...report, reportedListingId: ad })
})

test('visitors may report something that is no ad', async () => {
  const answer = await send({ reason: 'other', description: 'Algo raro en el sitio' })
  expect(answer.status).toBe(201)
  expect((await kept()).at(-1)).toMatchObject({ reporterId: null, reportedListingId: null })
})
