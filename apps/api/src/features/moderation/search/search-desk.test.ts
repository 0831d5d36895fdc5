// Finding people, ads and cases at the desk.
import { MAX_DESK_SEARCH, MOST_FOUND } from '@wepa/domain/moderation/desk-search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'

let suite: Suite
let admin: Person
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin', fullName: 'Ana Admin' })
})
afterAll(() => suite.close())

const { publish, report, decide, linesAbout } = moderationSteps(() => suite)
const search = (text: string, person = admin) => suite.asUser(person).moderation.search({ text })
const idsOf = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => id)
const lines = () =>
  suite.deps.db
    .selectFrom('moderationDecisions')
    .selectAll()
    .where('action', '=', 'search_person')
    .orderBy('id')
    .execute()

describe('nobody is found', () => {
  test('by anybody else', async () => {
    const member = await suite.makeUser()
    expect(await codeOf(suite.asVisitor().moderation.search({ text: 'Vega' }))).toBe('unauthorized')
    expect(await codeOf(search('Vega', member))).toBe('forbidden')
  })

  test.each([['ab'], ['%%%'], ['_'], [' '], ['a\0bcd'], ['x'.repeat(MAX_DESK_SEARCH + 1)]])(
    'by %j, which is refused',
    async (text) => {
      expect(await codeOf(search(text))).toBe('validation')
    },
  )

  test.each(['%Quiñones%', 'Qui_ones', 'Quiñ%s', '\\Quiñones', "Quiñones' or 'a'='a"])(
    'by %j: what is a wildcard elsewhere is a character here',
    async (text) => {
      await suite.makeUser({ fullName: 'Rosa Quiñones' })
      expect(await search(text)).toEqual({ cases: [], people: [], listings: [], more: [] })
    },
  )

  test('by a number or reference of nothing, and by half an email', async () => {
    await suite.makeUser({ email: 'media.direccion@correo.example' })
    for (const text of ['1999999999', 'report-2147483647', 'CT-00000000', 'media.direccion']) {
      expect(await search(text)).toEqual({ cases: [], people: [], listings: [], more: [] })
    }
  })
})

describe('a person is found', () => {
  test('by any part of name and username, without accents, the very username first', async () => {
    const named = await suite.makeUser({ fullName: 'Nélida Zayas', username: 'nelly-1' })
    const exact = await suite.makeUser({ fullName: 'Otra Persona', username: 'zayas' })
    const later = await suite.makeUser({ fullName: 'Zayas Nélida', username: 'nelly-2' })
    expect(idsOf((await search('ZAYAS')).people)).toEqual([exact.id, later.id, named.id])
    expect(idsOf((await search('lida záy')).people)).toEqual([later.id, named.id])
    expect(idsOf((await search('@nelly-1')).people)).toEqual([named.id])
    expect(idsOf((await search(`/seller/${named.id}`)).people)).toEqual([named.id])
    expect(idsOf((await search(`user-${named.id}`)).people)).toEqual([named.id])
    expect(idsOf((await search(`#${named.id}`)).people)).toEqual([named.id])
    expect(await lines()).toEqual([])
  })

  test('also while they are suspended or about to be erased', async () => {
    const bad = await suite.makeUser({ fullName: 'Ulises Barbosa' })
    await decide(admin, `user-${bad.id}`, 'suspend_user')
    expect((await search('Barbosa')).people).toMatchObject([{ id: bad.id, isSuspended: true }])
  })

  test('by email or phone, whole, each of which leaves a line without it', async () => {
    const ana = await suite.makeUser({ email: 'ana.luna@correo.example', phone: '+17875550199' })
    const before = (await lines()).length
    expect(idsOf((await search('Ana.Luna@correo.example')).people)).toEqual([ana.id])
    expect(idsOf((await search('787-555-0199')).people)).toEqual([ana.id])
    expect((await lines()).slice(before)).toMatchObject([
      { adminId: admin.id, subjectUserId: ana.id, reason: 'Email A…@correo.example' },
      { caseId: `user-${ana.id}`, subjectUserId: ana.id, reason: 'Teléfono …0199' },
    ])
    expect(await linesAbout(ana)).toHaveLength(2)
    const nobody = await search('nadie.luna@correo.example')
    expect(nobody.people).toEqual([])
    expect((await lines()).at(-1)).toMatchObject({ caseId: 'search', subjectUserId: null })
  })

  test('by the number and address that their ads show, and the message they sent', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const contactPhone = '787-555-0177'
    const contactEmail = 'tienda@correo.example'
    const first = await publish(ana, { contactPhone })
    const second = await publish(luis, { contactPhone, contactEmail })
    expect(idsOf((await search('(787) 555 0177')).listings)).toEqual([second, first])
    expect((await linesAbout(ana)).map(({ action }) => action)).toEqual(['search_person'])
    await suite.asVisitor().contact.send({
      name: 'Luz Vega',
      email: contactEmail,
      category: 'account',
      subject: 'No puedo entrar',
      message: 'Pedí el código tres veces y no llega.',
    })
    const found = await search('TIENDA@correo.example')
    expect(idsOf(found.listings)).toEqual([second])
    expect(found.cases).toMatchObject([{ kind: 'contact', contact: { email: contactEmail } }])
  })
})

describe('an ad is found', () => {
  test('by its id, its address and its title, whatever became of it', async () => {
    const seller = await suite.makeUser({ subscriptionPlan: 'pro' })
    const title = 'Cámara réflex Zenit'
    const hidden = await publish(seller, { title })
    const off = await publish(seller, { title, isActive: false })
    const sold = await publish(seller, { title: 'Trípode para cámara Zenit' })
    await suite.asUser(seller).listings.setStatus({ id: sold, status: 'sold' })
    await decide(admin, `listing-${hidden}`, 'hide_listing')
    expect((await search('camara ZENIT')).listings).toMatchObject([
      { id: sold, status: 'sold' },
      { id: off, isActive: false },
      { id: hidden, isHidden: true },
    ])
    for (const text of [
      `${hidden}`,
      `listing-${hidden}`,
      `https://wepa.example/listing/${hidden}?x=1`,
    ]) {
      expect(idsOf((await search(text)).listings)).toEqual([hidden])
    }
  })

  test('after it is gone by what was said of it', async () => {
    const seller = await suite.makeUser()
    const listingId = await publish(seller, { title: 'Gramófono Odeón' })
    const id = await report(listingId)
    expect((await search('gramofono')).cases).toEqual([])
    await suite.asUser(seller).listings.remove({ id: listingId })
    const found = await search('gramofono odeon')
    expect(found.listings).toEqual([])
    expect(found.cases).toMatchObject([{ id, listingTitle: 'Gramófono Odeón' }])
  })

  test('no more than a few at once, and it says that there are others', async () => {
    const seller = await suite.makeUser({ subscriptionPlan: 'business' })
    for (let each = 0; each <= MOST_FOUND; each++)
      await publish(seller, { title: 'Dominó de marfil' })
    const found = await search('marfil')
    expect(found.listings).toHaveLength(MOST_FOUND)
    expect(found.more).toEqual(['listings'])
  })
})

test('a case is found by its number and by the reference that people were told', async () => {
  const seller = await suite.makeUser()
  const id = await report(await publish(seller))
  const { reference } = await suite.asUser(admin).moderation.case({ id })
  for (const text of [id, id.toUpperCase(), reference ?? '', reference?.toLowerCase() ?? '']) {
    expect(idsOf((await search(text)).cases), text).toEqual([id])
  }
  const decided = await decide(admin, id, 'hide_listing')
  expect(idsOf((await search(decided.decision?.reference ?? '')).cases)).toEqual([id])
})

test.each([
  ['users', sql`wepa_folded(full_name || ' ' || username) like '%' || wepa_folded('Zayas') || '%'`],
  ['users', sql`phone = '+17875550123'`],
  ['users', sql`lower(email) = lower('ana@correo.example')`],
  ['business_profiles', sql`phone = '+17875550123'`],
  ['listings', sql`wepa_folded(title) like '%' || wepa_folded('Zenit') || '%'`],
  ['listings', sql`contact_phone = '+17875550123'`],
  ['listings', sql`lower(contact_email) = lower('ana@correo.example')`],
  ['contact_messages', sql`lower(email) = lower('ana@correo.example')`],
  [
    'user_reports',
    sql`reported_listing_id is null and conversation_id is null
      and wepa_folded(listing_title) like '%' || wepa_folded('Zenit') || '%'`,
  ],
])('no table is read through: %s %#', async (table, condition) => {
  await suite.deps.db.transaction().execute(async (tx) => {
    // Of a few rows a walk through them would be cheaper.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`
      explain select * from ${sql.table(table)} where ${condition}`.execute(tx)
    expect(JSON.stringify(rows)).toMatch(/Index (Only )?Scan/)
  })
})
