// Three days before an ad runs out its owner is told, once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { expireListings } from './expire-listings.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

const DAY = 86_400_000

let suite: Suite
let owner: Person & { email: string }
beforeEach(async () => {
  suite = await startSuite()
  owner = await suite.makeUser({ subscriptionPlan: 'pro' })
})
afterEach(() => suite.close())

const publish = (title: string) => suite.asUser(owner).listings.publish(makeListingInput({ title }))
const notices = async (person = owner) =>
  (await suite.asUser(person).notifications.list({ userId: person.id })).items.filter(
    ({ type }) => type === 'expiry',
  )
async function emails() {
  await suite.workOffQueue()
  return suite.sentMails
}

test('nobody is told early, nor of what is sold, switched off, or over', async () => {
  const { listings } = suite.asUser(owner)
  await publish('Nevera')
  suite.clock.advance(56.9 * DAY)
  await warnOfExpiry(suite.deps)
  expect(await notices()).toEqual([])
  suite.clock.advance(3.2 * DAY)
  await warnOfExpiry(suite.deps)
  await expireListings(suite.deps)
  await warnOfExpiry(suite.deps)
  expect(await notices()).toEqual([])

  const { id: sold } = await publish('Mesa')
  await listings.setStatus({ id: sold, status: 'sold' })
  await listings.publish(makeListingInput({ isActive: false }))
  suite.clock.advance(58 * DAY)
  await warnOfExpiry(suite.deps)
  expect(await notices()).toEqual([])
})

test('an owner is told once of each end, and again of the next one', async () => {
  const { id } = await publish('Nevera')
  suite.clock.advance(57.1 * DAY)
  await Promise.all([warnOfExpiry(suite.deps), warnOfExpiry(suite.deps)])
  await warnOfExpiry(suite.deps)
  const told = await notices()
  expect(told).toMatchObject([{ title: 'Tu anuncio está por vencer', relatedId: id }])
  expect(told[0]?.message).toMatch(/^«Nevera» sale de las búsquedas el \d+ de \w+ de \d{4}\./)
  expect((await emails()).map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, '«Nevera» está por vencer'],
  ])
  expect(suite.sentMails[0]?.text).toContain(`http://localhost:3000/my-listings?renew=${id}`)

  await suite.asUser(owner).listings.renew({ id })
  await warnOfExpiry(suite.deps)
  expect(await notices()).toHaveLength(1)
  suite.clock.advance(58 * DAY)
  await warnOfExpiry(suite.deps)
  expect(await notices()).toHaveLength(2)
})

test('many ads that end together are one email, and a notification each', async () => {
  for (let i = 0; i < 12; i++) await publish(`Silla ${i}`)
  suite.clock.advance(58 * DAY)
  await warnOfExpiry(suite.deps)
  expect(await notices()).toHaveLength(12)
  const [sent, ...others] = await emails()
  expect(others).toEqual([])
  expect(sent?.subject).toBe('Tienes 12 anuncios por vencer')
  expect(sent?.text).toContain('«Silla 0», el ')
  expect(sent?.text).toContain('Y 2 más.')
})

test('who wants no emails gets none', async () => {
  await suite.deps.db
    .updateTable('notificationPreferences')
    .set({ email: false })
    .where('userId', '=', owner.id)
    .execute()
  await publish('Nevera')
  suite.clock.advance(58 * DAY)
  await warnOfExpiry(suite.deps)
  expect(await notices()).toHaveLength(1)
  expect(await emails()).toEqual([])
})

test('of more owners than are taken at once none is left out', async () => {
  await suite.database.pool.query(`
    insert into users (username, email, password_hash, full_name)
      select 'o' || n, 'o' || n || '@ejemplo.pr', 'none', 'Dueño ' || n from generate_series(1, 250) n;
    insert into listings (user_id, category_id, title, description, expires_at)
      select id, 8, 'Mesa', 'Buena', now() + interval '2 days' from users where username like 'o%'`)
  await warnOfExpiry(suite.deps)
  const { rows } = await suite.database.pool.query(
    `select count(*) as told from notifications where type = 'expiry'`,
  )
  expect(rows).toEqual([{ told: 250 }])
})
