// What administrators decide, what becomes of it, and that it is decided once.
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'
import { makeDataUrl } from '../../../../test/pictures.ts'
import { flagForModeration } from '../flag-for-moderation.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>
let suite: Suite
let admin: User
let other: User
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
  other = await suite.makeUser({ role: 'admin', fullName: 'Otto Admin' })
})
afterAll(() => suite.close())

const { publish, report, decide, list, toldTo, emailTo, linesAbout } = moderationSteps(() => suite)
const day = 86_400_000
/** Pictures of a hidden ad open by passes alone. */
const withPass = (url: string) => expect.stringContaining(`${url}?pass=`)

describe('a decision is refused', () => {
  test('to visitors and to everybody who is no administrator, as the whole queue is', async () => {
    const [seller, reporter] = [await suite.makeUser(), await suite.makeUser()]
    const id = await report(await publish(seller), reporter)
    const [visitor, member] = [suite.asVisitor().moderation, suite.asUser(seller).moderation]
    const input = { id, action: 'resolve', reason: 'Nada' } as const
    for (const [caller, code] of [
      [visitor, 'unauthorized'],
      [member, 'forbidden'],
    ] as const) {
      expect(await codeOf(caller.list({}))).toBe(code)
      expect(await codeOf(caller.counts())).toBe(code)
      expect(await codeOf(caller.case({ id }))).toBe(code)
      expect(await codeOf(caller.decide(input))).toBe(code)
      expect(await codeOf(caller.endSession({ sessionId: 1 }))).toBe(code)
      expect(await codeOf(caller.endSessionsOf({ userId: admin.id }))).toBe(code)
    }
    expect(await linesAbout(seller)).toEqual([])
  })

  test('without a reason, with a longer one than fits, and where it does not go with the case', async () => {
    const seller = await suite.makeUser()
    const id = await report(await publish(seller))
    expect(await codeOf(decide(admin, id, 'hide_listing', '  '))).toBe('validation')
    expect(await codeOf(decide(admin, id, 'resolve', 'x'.repeat(1001)))).toBe('validation')
    expect(await codeOf(decide(admin, id, 'approve'))).toBe('validation')
    expect(await codeOf(decide(admin, `user-${seller.id}`, 'end_session'))).toBe('validation')
    expect(await linesAbout(seller)).toEqual([])
  })

  test('about nothing, and about what is none of the queue’s', async () => {
    const mailed = await suite.makeUser()
    const { id } = await suite
      .asUser(mailed)
      .verifications.request({ id: mailed.id, verificationType: 'email', email: mailed.email })
    for (const none of [
      'report-0',
      'report-999999',
      'listing-1x',
      'mail-1',
      '',
      `verification-${id}`,
    ]) {
      expect(await codeOf(decide(admin, none, 'resolve'))).toBe('not_found')
    }
    const nowhere = await report(null)
    expect(await codeOf(decide(admin, nowhere, 'hide_listing'))).toBe('not_found')
    expect(await codeOf(decide(admin, nowhere, 'suspend_user'))).toBe('not_found')
  })

  test('about oneself, and to suspend somebody who runs the marketplace', async () => {
    const own = await report(await publish(admin))
    for (const action of ['resolve', 'warn_user', 'hide_listing', 'suspend_user'] as const) {
      expect(await codeOf(decide(admin, own, action))).toBe('forbidden')
    }
    expect(await codeOf(decide(admin, `user-${admin.id}`, 'end_sessions'))).toBe('forbidden')
    expect(await codeOf(decide(other, own, 'suspend_user'))).toBe('forbidden')
    expect(await linesAbout(admin)).toEqual([])
    const { actions } = await suite.asUser(admin).moderation.case({ id: own })
    expect(actions).toEqual([])
    expect((await decide(other, own, 'resolve')).decision?.admin?.fullName).toBe('Otto Admin')
  })
})

test('of two who decide at the same moment one does, and the other is told what stands', async () => {
  const seller = await suite.makeUser()
  const listingId = await publish(seller)
  const [first, second] = [await report(listingId), await report(listingId)]
  const results = await Promise.allSettled([
    decide(admin, first, 'hide_listing'),
    decide(other, second, 'hide_listing'),
    decide(other, first, 'hide_listing'),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ])
  const [line, ...more] = await linesAbout(seller)
  expect(more).toEqual([])
  const late = decide(other, second, 'resolve')
  await expect(late).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { code: 'already_decided' },
    message: expect.stringMatching(
      `^Ya se decidió: .* ocultó el anuncio \\(${line?.reference}\\)\\.$`,
    ),
  })
  expect((await toldTo(seller)).filter(({ type }) => type === 'moderation')).toHaveLength(1)
  const again = await suite.asUser(other).moderation.case({ id: second })
  expect(again).toMatchObject({
    state: 'resolved',
    actions: [],
    decision: { action: 'hide_listing' },
  })
})

test('of a report that was resolved and hidden at the same moment one decision stands', async () => {
  const seller = await suite.makeUser()
  const id = await report(await publish(seller))
  const codes = await Promise.all([
    codeOf(decide(admin, id, 'resolve')),
    codeOf(decide(other, id, 'hide_listing')),
    codeOf(decide(other, id, 'suspend_user')),
  ])
  expect(codes.toSorted()).toEqual(['already_decided', 'already_decided', 'none'])
  expect(await linesAbout(seller)).toHaveLength(1)
})

describe('a hidden ad', () => {
  test('takes all that waits about it along; reporters hear the same whatever was decided', async () => {
    const [seller, luis, eva] = [
      await suite.makeUser(),
      await suite.makeUser(),
      await suite.makeUser(),
    ]
    const [bad, fine] = [await publish(seller, { title: 'Rolex nuevo' }), await publish(seller)]
    const cases = [await report(bad, luis), await report(bad, eva), await report(bad)]
    await flagForModeration(suite.deps, { listingId: bad, kind: 'suspicious_text', detail: 'x' })
    const harmless = await report(fine, luis)
    await decide(admin, cases[0] ?? '', 'hide_listing')
    await decide(admin, harmless, 'resolve', 'Todo está bien.')
    const waiting = (await list(admin, { limit: 100 })).items
    expect(waiting.filter(({ listing }) => listing?.id === bad)).toEqual([])
    const words = (text = '') => text.replace(/RPT-\w+/, 'RPT')
    const [second, first] = await toldTo(luis)
    expect(words(second?.message)).toBe(words(first?.message))
    expect(first?.message).not.toMatch(/ocult|Rolex|suspend/)
    expect(await toldTo(eva)).toHaveLength(1)
  })

  test('is gone for everybody but its owner, who reads why', async () => {
    const [seller, fan] = [await suite.makeUser(), await suite.makeUser()]
    const listingId = await publish(seller, {
      title: 'Nevera escondida',
      images: [makeDataUrl({ seed: 1 }), makeDataUrl({ seed: 2 })],
    })
    const { images } = await suite.asUser(seller).listings.get({ id: listingId })
    const talks = suite.asUser(fan).conversations
    const { conversation } = await talks.start({ listingId, sellerId: seller.id })
    await talks.send({ id: conversation.id, content: '¿Está?' })
    expect(conversation.listing?.images).toEqual(images)
    await suite.asUser(fan).favorites.add({ listingId })
    await suite.asUser(fan).listings.trackView({ id: listingId })
    const hidden = await decide(
      admin,
      await report(listingId),
      'hide_listing',
      'La foto no es tuya.',
    )
    // Whoever judges an appeal sees all of it, in its order.
    expect(hidden.listing).toMatchObject({
      photos: images.map(withPass),
      thumbnail: withPass(thumbnailUrl(images[0] ?? '')),
    })
    for (const caller of [suite.asVisitor(), suite.asUser(fan)]) {
      expect(await codeOf(caller.listings.get({ id: listingId }))).toBe('listing_not_found')
    }
    const found = await suite.asVisitor().listings.search({ search: 'Nevera escondida' })
    expect(found.items).toEqual([])
    expect(await suite.asUser(fan).favorites.list({ userId: fan.id })).toMatchObject({ items: [] })
    suite.clock.advance(61 * day)
    expect(await suite.asUser(fan).favorites.list({ userId: fan.id })).toMatchObject({ items: [] })
    suite.clock.advance(-61 * day)
    expect(await suite.asUser(fan).users.recentlyViewed({ id: fan.id })).toEqual([])
    expect((await suite.asVisitor().users.listings({ id: seller.id })).items).toEqual([])
    // Whoever wrote about it keeps the words, not its photos.
    const left = { title: 'Nevera escondida', images: [], isActive: false }
    expect((await talks.get({ id: conversation.id })).listing).toMatchObject(left)
    const own = suite.asUser(seller)
    const kept = await own.conversations.get({ id: conversation.id })
    expect(kept.listing?.images).toEqual(images.map(withPass))
    expect(await own.listings.get({ id: listingId })).toMatchObject({
      isHidden: true,
      isActive: false,
    })
    expect(await own.moderation.hidden()).toMatchObject([
      { listingId, reason: 'La foto no es tuya.', appealState: 'none' },
    ])
    const [told] = await toldTo(seller)
    expect(told).toMatchObject({ type: 'moderation', title: 'Ocultamos tu anuncio' })
    const sent = await emailTo(seller)
    expect(sent.subject).toBe('Ocultamos tu anuncio «Nevera escondida»')
    expect(sent.text).toContain('La foto no es tuya.')
  })

  test('comes back by nothing its owner does; an edit mends it and leaves it hidden', async () => {
    const seller = await suite.makeUser()
    const id = await publish(seller)
    await decide(admin, `listing-${id}`, 'hide_listing')
    const own = suite.asUser(seller).listings
    expect(await codeOf(own.setStatus({ id, status: 'active' }))).toBe('listing_hidden')
    expect(await codeOf(own.renew({ id }))).toBe('listing_hidden')
    const pay = suite.asUser(seller).featured.upgrade({ listingId: id, tier: 'basic' })
    expect(await codeOf(pay)).toBe('listing_hidden')
    const edited = await own.edit({
      id,
      title: 'Mi propia foto',
      description: 'La tomé yo.',
      price: '$150',
      categoryId: 9,
      isActive: true,
    })
    expect(edited).toMatchObject({ title: 'Mi propia foto', isActive: false, isHidden: true })
    const forced = suite.deps.db
      .updateTable('listings')
      .set({ isActive: true })
      .where('id', '=', id)
      .execute()
    await expect(forced).rejects.toThrow(/listings_withdrawn/)
  })

  test('restored is what it was, with the time back in which nobody could see it', async () => {
    const seller = await suite.makeUser()
    const [on, off] = [await publish(seller), await publish(seller, { isActive: false })]
    const own = suite.asUser(seller).listings
    const before = await own.get({ id: on })
    await suite.deps.db
      .updateTable('listings')
      .set({ isFeatured: true, featuredPlan: 'basic' })
      .set({ featuredExpiresAt: new Date(suite.clock.now().getTime() + day) })
      .where('id', '=', on)
      .execute()
    for (const id of [on, off]) await decide(admin, `listing-${id}`, 'hide_listing')
    suite.clock.advance(5 * day)
    for (const id of [on, off]) await decide(other, `listing-${id}`, 'restore_listing', 'Era tuya.')
    expect(await codeOf(decide(admin, `listing-${on}`, 'restore_listing'))).toBe('already_decided')
    const after = await own.get({ id: on })
    expect(after).toMatchObject({ isActive: true, isHidden: false, isFeatured: true })
    const given = Date.parse(after.expiresAt) - Date.parse(before.expiresAt)
    expect(Math.abs(given - 5 * day)).toBeLessThan(60_000)
    expect(await own.get({ id: off })).toMatchObject({ isActive: false, isHidden: false })
    expect((await emailTo(seller)).subject).toContain('volvió')
    suite.clock.advance(-5 * day)
  })
})

test('contact is answered once: to the account of its writer, or to the address that was typed', async () => {
  const writer = await suite.makeUser()
  const sent = {
    name: 'Otro Nombre',
    email: 'otra@ejemplo.pr',
    category: 'account',
    subject: 'No puedo entrar',
    message: 'Olvidé mi contraseña y no llega el correo.',
  } as const
  await suite.asUser(writer).contact.send(sent)
  await suite.asVisitor().contact.send(sent)
  const { items } = await list(admin, { kind: 'contact' })
  const [first, second] = items
  expect(first).toMatchObject({ contact: answerOf(sent), writer: { id: writer.id }, person: null })
  expect(second).toMatchObject({ writer: null, topic: 'account' })
  const answers = await Promise.all([
    codeOf(decide(admin, first?.id ?? '', 'answer', 'Mira en spam.\n\nSaludos.')),
    codeOf(decide(other, first?.id ?? '', 'close', 'Repetido')),
  ])
  expect(answers.toSorted()).toEqual(['already_decided', 'none'])
  await decide(admin, second?.id ?? '', 'answer', 'Mira en spam.')
  expect((await emailTo({ email: sent.email })).subject).toBe('Re: No puedo entrar')
  expect(await toldTo(writer)).toHaveLength(1)
  expect((await list(admin, { kind: 'contact' })).items).toEqual([])
})

const answerOf = ({ name, email, subject }: Record<'name' | 'email' | 'subject', string>) => ({
  name,
  email,
  subject,
})
