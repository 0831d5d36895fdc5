import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertsOf } from '../../../test/alerts.ts'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { tellDueAlerts } from './alerts/tell-due-alerts.ts'

const hour = 3_600_000

let suite: Suite
let alerts: ReturnType<typeof alertsOf>
beforeAll(async () => {
  suite = await startSuite()
  alerts = alertsOf(suite)
})
afterAll(() => suite.close())

test('visitors are refused, and nobody looks at the search of somebody else', async () => {
  expect(await codeOf(suite.asVisitor().savedSearches.newAds())).toBe('unauthorized')
  const [seller, person, other] = [
    await alerts.makeSeller(),
    await suite.makeUser(),
    await suite.makeUser(),
  ]
  const { id } = await alerts.keep(person, { query: 'velero' })
  await alerts.publish(seller, { title: 'Velero' })
  await suite.asUser(other).savedSearches.markSeen({ id })
  expect(await suite.asUser(other).savedSearches.newAds()).toEqual([])
  expect(await suite.asUser(person).savedSearches.newAds()).toEqual([{ id, count: 1 }])
})

test('what one was told of adds up until one looks, for each search by itself', async () => {
  const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
  const kayak = await alerts.keep(person, { query: 'kayak' })
  const canoe = await alerts.keep(person, { query: 'canoa' })
  const { newAds, markSeen } = suite.asUser(person).savedSearches
  expect(await newAds()).toEqual([])
  await alerts.publish(seller, { title: 'Kayak rojo' })
  await alerts.publish(seller, { title: 'Canoa' })
  await alerts.publish(seller, { title: 'Kayak azul' })
  await alerts.publish(seller, { title: 'Kayak verde' })
  suite.clock.advance(hour)
  await tellDueAlerts(suite.deps)
  expect(await newAds()).toEqual([
    { id: canoe.id, count: 1 },
    { id: kayak.id, count: 3 },
  ])
  await markSeen({ id: kayak.id })
  expect(await newAds()).toEqual([{ id: canoe.id, count: 1 }])
})
