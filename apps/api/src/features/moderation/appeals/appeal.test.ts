// Objecting to a decision, and what becomes of that.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { request } from '../../../../test/http.ts'
import { isAnybodyWaiting } from '../../../../test/locks/is-anybody-waiting.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'
import { unhide } from '../../listings/withdrawals/withdraw-listings.ts'
import { holdPerson } from '../../people/set-suspension.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>
let suite: Suite
let admin: User
let other: User
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
  other = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, decide, list, toldTo, emailTo } = moderationSteps(() => suite)
const day = 86_400_000
const message = 'La foto la tomé yo en mi casa, tengo el recibo de la nevera.'

/** An ad that was just hidden, and its owner's decision. */
async function hidden(by: User = admin) {
  const seller = await suite.makeUser()
  const listingId = await publish(seller)
  await decide(by, `listing-${listingId}`, 'hide_listing', 'La foto es de otra página.')
  const [told] = await toldTo(seller)
  return { seller, listingId, decision: String(told?.relatedId) }
}
const appealOf = async (decision: string) => {
  const { items } = await list(admin, { kind: 'appeal', limit: 100 })
  return items.find(({ appealed }) => String(appealed?.id) === decision)?.id ?? 'none'
}

describe('an appeal is refused', () => {
  test('to whom the decision does not concern, and by a key that is none', async () => {
    const { decision, seller } = await hidden()
    const stranger = suite.asUser(await suite.makeUser()).moderation
    for (const caller of [stranger, suite.asVisitor().moderation, suite.asUser(admin).moderation]) {
      expect(await codeOf(caller.appeal({ key: decision }))).toBe('not_found')
      expect(await codeOf(caller.sendAppeal({ key: decision, message }))).toBe('not_found')
    }
    const own = suite.asUser(seller).moderation
    for (const key of ['', '0', '999999', 'a'.repeat(43)]) {
      expect(await codeOf(own.appeal({ key }))).toBe('not_found')
    }
    expect(await appealOf(decision)).toBe('none')
  })

  test('when it says too little or too much, and a second time, also of two at once', async () => {
    const { decision: key, seller } = await hidden()
    const own = suite.asUser(seller).moderation
    for (const wrong of ['corto', 'x'.repeat(2001), ' '.repeat(50)]) {
      expect(await codeOf(own.sendAppeal({ key, message: wrong }))).toBe('validation')
    }
    const codes = await Promise.all([
      codeOf(own.sendAppeal({ key, message })),
      codeOf(own.sendAppeal({ key, message: `${message} Otra vez.` })),
    ])
    expect(codes.toSorted()).toEqual(['conflict', 'none'])
    expect(await own.appeal({ key })).toMatchObject({ state: 'pending', isStanding: true })
  })

  test('of a decision that was taken back, and by a link of 30 days ago', async () => {
    const { decision: key, seller, listingId } = await hidden()
    await decide(other, `listing-${listingId}`, 'restore_listing', 'Fue un error.')
    const late = suite.asUser(seller).moderation.sendAppeal({ key, message })
    expect(await codeOf(late)).toBe('conflict')
    const second = await hidden()
    const { key: token } = await emailTo(second.seller)
    suite.clock.advance(31 * day)
    const expired = suite.asVisitor().moderation.appeal({ key: token })
    expect(await codeOf(expired)).toBe('not_found')
    suite.clock.advance(-31 * day)
  })

  test('of a decision that is being taken back at this moment', async () => {
    const { decision: key, seller, listingId } = await hidden()
    const { db, clock } = suite.deps
    const { sending } = await db.transaction().execute(async (tx) => {
      await holdPerson({ db: tx }, seller.id)
      const code = codeOf(suite.asUser(seller).moderation.sendAppeal({ key, message }))
      await expect.poll(() => isAnybodyWaiting(suite)).toBe(true)
      await unhide({ db: tx, clock }, { id: listingId })
      return { sending: code }
    })
    expect(await sending).toBe('conflict')
    expect(await appealOf(key)).toBe('none')
  })

  test('by who decided first, while there is somebody else', async () => {
    const { decision, seller } = await hidden()
    await suite.asUser(seller).moderation.sendAppeal({ key: decision, message })
    const id = await appealOf(decision)
    expect((await suite.asUser(admin).moderation.case({ id })).actions).toEqual([])
    expect(await codeOf(decide(admin, id, 'uphold'))).toBe('forbidden')
    expect(await codeOf(decide(other, id, 'uphold', 'La foto sale en otra página.'))).toBe('none')
    expect(await suite.asUser(seller).moderation.appeal({ key: decision })).toMatchObject({
      state: 'upheld',
      answer: 'La foto sale en otra página.',
    })
    expect((await emailTo(seller)).subject).toBe('Revisamos tu apelación')
  })

  test('not by who decided first where the others who run the marketplace cannot come in', async () => {
    const { decision, seller } = await hidden()
    await suite.asUser(seller).moderation.sendAppeal({ key: decision, message })
    const setOther = (suspendedAt: Date | null) =>
      suite.deps.db.updateTable('users').set({ suspendedAt }).where('id', '=', other.id).execute()
    await setOther(suite.clock.now())
    const id = await appealOf(decision)
    expect((await suite.asUser(admin).moderation.case({ id })).actions).toEqual([
      'uphold',
      'reverse',
    ])
    expect(await codeOf(decide(admin, id, 'uphold'))).toBe('none')
    await setOther(null)
  })
})

test('one that is accepted brings the ad back, and its owner hears of it', async () => {
  const { decision: key, seller, listingId } = await hidden()
  await suite.asUser(seller).moderation.sendAppeal({ key, message })
  const id = await appealOf(key)
  expect(await codeOf(decide(other, id, 'reverse', 'Vimos el recibo.'))).toBe('none')
  expect(await codeOf(decide(other, id, 'uphold', 'No se ve.'))).toBe('already_decided')
  const own = suite.asUser(seller)
  expect(await own.listings.get({ id: listingId })).toMatchObject({ isHidden: false })
  expect(await own.moderation.appeal({ key })).toMatchObject({
    state: 'reversed',
    isStanding: false,
  })
  expect((await toldTo(seller))[0]).toMatchObject({ title: 'Tu anuncio volvió' })
})

test('a suspended person appeals by the link of the email, without signing in', async () => {
  const ana = await suite.makeUser()
  const listingId = await publish(ana)
  await decide(admin, `user-${ana.id}`, 'suspend_user', 'Vende lo que no tiene.')
  const { key } = await emailTo(ana)
  const app = await suite.app()
  const seen = await request(app, 'GET', `/api/appeals/${key}`)
  expect(seen.json).toMatchObject({ action: 'suspend_user', state: 'none', isStanding: true })
  expect(seen.text).not.toContain(ana.email)
  const sent = await request(app, 'POST', `/api/appeals/${key}`, { body: { message } })
  expect(sent.status).toBe(201)
  expect((await request(app, 'POST', `/api/appeals/${key}`, { body: { message } })).status).toBe(
    409,
  )
  const [link] = await suite.deps.db
    .selectFrom('appealLinks')
    .select('tokenHash')
    .orderBy('decisionId', 'desc')
    .execute()
  expect(link?.tokenHash.toString('base64url')).not.toBe(key)
  const { items } = await list(other, { kind: 'appeal', limit: 100 })
  const id = items.find(({ person }) => person?.id === ana.id)?.id ?? 'none'
  await decide(other, id, 'reverse', 'Mostró los recibos.')
  expect((await emailTo(ana)).subject).toBe('Tu cuenta de Wepa está activa otra vez')
  expect(await suite.asVisitor().listings.get({ id: listingId })).toMatchObject({ isActive: true })
})

test('one that waits is closed when the decision is taken back otherwise', async () => {
  const { decision: key, seller, listingId } = await hidden()
  await suite.asUser(seller).moderation.sendAppeal({ key, message })
  await decide(admin, `listing-${listingId}`, 'restore_listing', 'Fue un error.')
  expect(await suite.asUser(seller).moderation.appeal({ key })).toMatchObject({ state: 'reversed' })
  expect(await appealOf(key)).toBe('none')
})
