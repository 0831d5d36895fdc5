import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alertsOf, hour, minute } from '../../../../test/alerts.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { matchSavedSearches } from './match-saved-searches.ts'
import { tellDueAlerts } from './tell-due-alerts.ts'

let suite: Suite
let alerts: ReturnType<typeof alertsOf>
beforeAll(async () => {
  suite = await startSuite()
  alerts = alertsOf(suite)
})
afterAll(() => suite.close())
beforeEach(() => alerts.clear())

describe('who is told', () => {
  test('nobody of an own ad, of a paused search, or of what does not fit', async () => {
    const [seller, other] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(seller, { query: 'nevera' })
    const paused = await alerts.keep(other, { query: 'nevera', maxPrice: 300 })
    await suite.asUser(other).savedSearches.change({ id: paused.id, isActive: false })
    await alerts.keep(other, { query: 'nevera', maxPrice: 100 })
    await alerts.publish(seller, { title: 'Nevera Mabe', price: '$200' })
    expect(await alerts.told(seller)).toEqual([])
    expect(await alerts.told(other)).toEqual([])
    expect(suite.sentMails).toEqual([])
  })

  test.each(['abanico -lg', '-lg'])('nobody of what the search %s does without', async (query) => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(person, { query })
    await alerts.publish(seller, { title: 'Abanico', description: 'Como el LG' })
    expect(await alerts.told(person)).toEqual([])
    await alerts.publish(seller, { title: 'Abanico Sharp' })
    expect(await alerts.told(person)).toHaveLength(1)
  })

  test('nobody of a private ad who asked for those of businesses, and the other way round', async () => {
    const business = await suite.makeUser({ subscriptionPlan: 'business' })
    const neighbor = await suite.makeUser()
    const [one, other] = [await suite.makeUser(), await suite.makeUser()]
    await alerts.keep(one, { query: 'triciclo', seller: 'negocio' })
    await alerts.keep(other, { query: 'triciclo', seller: 'particular' })
    await alerts.publish(neighbor, { title: 'Triciclo' })
    expect([await alerts.told(one), await alerts.told(other)]).toEqual([[], [expect.anything()]])
    await alerts.publish(business, { title: 'Triciclo de tienda' })
    expect(await alerts.told(one)).toHaveLength(1)
    expect(await alerts.told(other)).toHaveLength(1)
  })

  test('who saved the search, once, with an email that leads to the ad and out', async () => {
    const [seller, person] = [
      await alerts.makeSeller(),
      await suite.makeUser({ fullName: 'Ana Cruz' }),
    ]
    const search = await alerts.keep(person, {
      name: 'Nevera barata',
      query: 'nevera',
      maxPrice: 300,
    })
    const ad = await alerts.publish(seller, {
      title: 'Nevera <Mabe>',
      price: '$200',
      location: 'Ponce, Sur',
    })
    await matchSavedSearches(suite.deps, { listingId: ad.id })
    await suite.workOffQueue()
    expect(await alerts.told(person)).toEqual([
      {
        type: 'saved_search',
        title: 'Anuncio nuevo en tu búsqueda «Nevera barata»',
        message: 'Nevera <Mabe>, $200, en Ponce',
        relatedId: search.id,
      },
    ])
    const [email, ...others] = alerts.emailsTo(person)
    expect(others).toEqual([])
    expect(email?.subject).toBe('Anuncio nuevo en tu búsqueda «Nevera barata»')
    expect(email?.text).toContain('Hola, Ana Cruz:')
    expect(email?.text).toContain(
      `Nevera <Mabe>\n$200 · Ponce\nhttp://localhost:3000/listing/${ad.id}`,
    )
    expect(email?.text).toContain('http://localhost:3000/search?q=nevera&sort=newest&maxPrice=300')
    expect(email?.html).toContain('Nevera &lt;Mabe&gt;')
    expect(email?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{36}$/)
    const [kept] = await suite.asUser(person).savedSearches.list()
    expect(kept?.lastNotified).not.toBeNull()
  })

  test('without an email, who wants none for this search or none at all', async () => {
    const seller = await alerts.makeSeller()
    const [quiet, silent] = [await suite.makeUser(), await suite.makeUser()]
    await alerts.keep(quiet, { query: 'bote', emailAlerts: false })
    await alerts.keep(silent, { query: 'bote' })
    await suite.deps.db
      .updateTable('notificationPreferences')
      .set({ email: false })
      .where('userId', '=', silent.id)
      .execute()
    await alerts.publish(seller, { title: 'Bote de 20 pies' })
    for (const person of [quiet, silent]) {
      expect(await alerts.told(person)).toHaveLength(1)
      expect(alerts.emailsTo(person)).toEqual([])
    }
  })

  test('nobody of an ad that left the lists before it was told, but of its return', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(person, { query: 'canoa' })
    const ad = await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Canoa' }))
    await matchSavedSearches(suite.deps, { listingId: ad.id })
    await suite.asUser(seller).listings.setStatus({ id: ad.id, status: 'sold' })
    await suite.workOffQueue()
    expect(await alerts.told(person)).toEqual([])
    await suite.asUser(seller).listings.setStatus({ id: ad.id, status: 'active' })
    await suite.workOffQueue()
    expect(await alerts.told(person)).toHaveLength(1)
  })
})

describe('when an ad is news', () => {
  test('an ad that is published switched off is none until it is switched on, and then once', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(person, { query: 'kayak' })
    const ad = await alerts.publish(seller, { title: 'Kayak', isActive: false })
    expect(await alerts.told(person)).toEqual([])
    await alerts.edit(seller, ad.id, { title: 'Kayak', isActive: true })
    expect(await alerts.told(person)).toHaveLength(1)
    suite.clock.advance(2 * hour)
    await suite.asUser(seller).listings.setStatus({ id: ad.id, status: 'sold' })
    await suite.asUser(seller).listings.setStatus({ id: ad.id, status: 'active' })
    await suite.workOffQueue()
    expect(await alerts.told(person)).toHaveLength(1)
  })

  test('an edit that makes it fit is; one of an ad that could be found already is not', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    const ad = await alerts.publish(seller, { title: 'Lancha', price: '$5,000' })
    await alerts.keep(person, { name: 'Todas', query: 'lancha' })
    const cheap = await alerts.keep(person, { name: 'Barata', query: 'lancha', maxPrice: 3000 })
    await alerts.edit(seller, ad.id, { title: 'Lancha azul', price: '$4,500' })
    expect(await alerts.told(person)).toEqual([])
    await alerts.edit(seller, ad.id, { title: 'Lancha azul', price: '$2,900' })
    expect(await alerts.told(person)).toMatchObject([{ relatedId: cheap.id }])
  })

  test('an edit at once after publishing takes nothing of the news away', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(person, { query: 'hamaca' })
    const caller = suite.asUser(seller)
    const ad = await caller.listings.publish(makeListingInput({ title: 'Hamaca' }))
    await alerts.edit(seller, ad.id, { title: 'Hamaca grande' })
    expect(await alerts.told(person)).toHaveLength(1)
  })

  test('a search kept after the ad hears nothing of it', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.publish(seller, { title: 'Piano' })
    await alerts.keep(person, { query: 'piano' })
    await suite.workOffQueue()
    expect(await alerts.told(person)).toEqual([])
  })
})

describe('at most hourly', () => {
  test('the first is told at once, the next ones together when the hour is over', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(person, { name: 'Sillas', query: 'silla' })
    await alerts.publish(seller, { title: 'Silla uno' })
    suite.clock.advance(10 * minute)
    for (const title of ['Silla dos', 'Silla tres', 'Silla cuatro', 'Silla cinco']) {
      await alerts.publish(seller, { title })
    }
    suite.clock.advance(49 * minute)
    await tellDueAlerts(suite.deps)
    expect(await alerts.told(person)).toHaveLength(1)
    suite.clock.advance(2 * minute)
    await tellDueAlerts(suite.deps)
    await suite.workOffQueue()
    expect((await alerts.told(person)).slice(1)).toMatchObject([
      {
        title: '4 anuncios nuevos en tu búsqueda «Sillas»',
        message: 'Silla cinco, Silla cuatro, Silla tres y 1 más',
      },
    ])
    expect(alerts.emailsTo(person).map(({ subject }) => subject)).toEqual([
      'Anuncio nuevo en tu búsqueda «Sillas»',
      '4 anuncios nuevos en tu búsqueda «Sillas»',
    ])
    suite.clock.advance(3 * hour)
    await tellDueAlerts(suite.deps)
    expect(await alerts.told(person)).toHaveLength(2)
  })

  test('matches and tellings at the same moment tell once and lose nothing', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(person, { query: 'tabla' })
    const caller = suite.asUser(seller)
    const ads = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        caller.listings.publish(makeListingInput({ title: `Tabla ${at}` })),
      ),
    )
    await Promise.all(
      ads.flatMap(({ id }) => [
        matchSavedSearches(suite.deps, { listingId: id }),
        tellDueAlerts(suite.deps),
        matchSavedSearches(suite.deps, { listingId: id }),
      ]),
    )
    await tellDueAlerts(suite.deps)
    expect(await alerts.told(person)).toHaveLength(1)
    suite.clock.advance(hour)
    await Promise.all(Array.from({ length: 4 }, () => tellDueAlerts(suite.deps)))
    await tellDueAlerts(suite.deps)
    const told = (await alerts.told(person)).map(({ title }) =>
      Number(/^\d+/.exec(title)?.[0] ?? 1),
    )
    expect(told.length).toBeLessThanOrEqual(2)
    expect(told.reduce((sum, ads) => sum + ads)).toBe(12)
    expect(await suite.deps.db.selectFrom('dueAlerts').selectAll().execute()).toEqual([])
  })

  test('a search that was deleted is told no more, and keeps nothing waiting', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    const search = await alerts.keep(person, { query: 'sombrilla' })
    const ad = await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Sombrilla' }))
    await matchSavedSearches(suite.deps, { listingId: ad.id })
    await suite.asUser(person).savedSearches.remove({ id: search.id })
    await suite.workOffQueue()
    expect(await alerts.told(person)).toEqual([])
    expect(await suite.deps.db.selectFrom('dueAlerts').selectAll().execute()).toEqual([])
  })

  test('a search that cannot be told keeps nobody waiting', async () => {
    const [seller, person] = [await alerts.makeSeller(), await suite.makeUser()]
    await alerts.keep(person, { name: 'Mala', query: 'mesa' })
    await alerts.keep(person, { name: 'Buena', query: 'mesa', maxPrice: 500 })
    const ad = await suite.asUser(seller).listings.publish(makeListingInput({ title: 'Mesa' }))
    await matchSavedSearches(suite.deps, { listingId: ad.id })
    const errors: unknown[] = []
    const log = { ...suite.deps.log, error: (fields: unknown) => errors.push(fields) }
    await suite.database.pool.query(`
      create function refuse_bad() returns trigger language plpgsql as $$
      begin
        if new.title like '%Mala%' then raise exception 'no'; end if;
        return new;
      end $$;
      create trigger refuse_bad before insert on notifications for each row execute function refuse_bad()`)
    try {
      await tellDueAlerts({ ...suite.deps, log })
    } finally {
      await suite.database.pool.query('drop function refuse_bad cascade')
    }
    expect(errors).toHaveLength(1)
    expect(await alerts.told(person)).toMatchObject([
      { title: 'Anuncio nuevo en tu búsqueda «Buena»' },
    ])
    suite.clock.advance(11 * minute)
    await tellDueAlerts(suite.deps)
    expect(await alerts.told(person)).toHaveLength(2)
  })
})
