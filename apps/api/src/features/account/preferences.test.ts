import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const preferences = async (method: 'GET' | 'PUT', id: number, options: object) =>
  request(await suite.app(), method, `/api/users/${id}/notification-preferences`, options)

test('belong to oneself alone', async () => {
  const [ana, luis] = [await register(suite), await register(suite)]
  for (const method of ['GET', 'PUT'] as const) {
    const body = method === 'PUT' ? { pushNotifications: false } : undefined
    expect((await preferences(method, ana.user.id, { body })).status).toBe(401)
    const { status } = await preferences(method, ana.user.id, { token: luis.token, body })
    expect(status).toBe(403)
  }
})

test('are on at first; only what is sent changes, and nothing else of the person', async () => {
  const { token, user } = await register(suite)
  const { json } = await preferences('GET', user.id, { token })
  expect(json).toEqual({
    emailNotifications: true,
    pushNotifications: true,
    weeklySummary: true,
    priceDrops: true,
    followedAds: true,
  })
  const body = { emailNotifications: false, role: 'admin' }
  const saved = await preferences('PUT', user.id, { token, body })
  expect(saved.json).toEqual({ ...json, emailNotifications: false })
  expect(await suite.asUser(user).auth.me()).toMatchObject({ role: 'user' })
  expect((await preferences('PUT', user.id, { token, body: {} })).json).toEqual(saved.json)
  const noDrops = await preferences('PUT', user.id, { token, body: { priceDrops: false } })
  expect(noDrops.json).toEqual({ ...saved.json, priceDrops: false })
  await preferences('PUT', user.id, { token, body: { priceDrops: true } })
  for (const weeklySummary of [false, true, false]) {
    const changed = await preferences('PUT', user.id, { token, body: { weeklySummary } })
    expect(changed.json).toEqual({ ...saved.json, weeklySummary })
  }
  for (const followedAds of [false, true, false]) {
    const changed = await preferences('PUT', user.id, { token, body: { followedAds } })
    expect(changed.json).toMatchObject({ followedAds, weeklySummary: false })
  }
})

test('are on or off and nothing between', async () => {
  const { token, user } = await register(suite)
  for (const emailNotifications of ['no', 0, null]) {
    const { status, json } = await preferences('PUT', user.id, {
      token,
      body: { emailNotifications },
    })
    expect([status, json.issues[0].path]).toEqual([400, 'emailNotifications'])
  }
})
