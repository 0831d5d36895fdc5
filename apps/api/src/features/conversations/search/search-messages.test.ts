import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

async function talk() {
  const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
  const [sells, buys] = [suite.asUser(seller), suite.asUser(buyer)]
  const listing = await sells.listings.publish(makeListingInput({ title: 'Nevera' }))
  const about = { listingId: listing.id, sellerId: seller.id }
  const { id } = (await buys.conversations.start(about)).conversation
  return { seller, sells, buys, id }
}

test('visitors find nothing, and one letter is too little', async () => {
  const { buys } = await talk()
  const q = 'marquesina'
  expect(await codeOf(suite.asVisitor().conversations.search({ q }))).toBe('unauthorized')
  expect(await codeOf(buys.conversations.search({ q: ' a ' }))).toBe('validation')
  expect(await codeOf(buys.conversations.search({ q, cursor: 'x' }))).toBe('validation')
})

test('one finds what both have said, whatever the accents, and nothing of others', async () => {
  const [here, there] = [await talk(), await talk()]
  await here.buys.conversations.send({ id: here.id, content: '¿Llegas a la Marquesína del fondo?' })
  await here.sells.conversations.send({ id: here.id, content: 'Sí, a la marquesina, 100% seguro.' })
  await there.buys.conversations.send({ id: there.id, content: 'La marquesina es otra.' })
  const found = async (q: string) => (await here.buys.conversations.search({ q })).items
  expect((await found('MARQUESINA')).map(({ content, isOwn }) => [content, isOwn])).toEqual([
    ['Sí, a la marquesina, 100% seguro.', false],
    ['¿Llegas a la Marquesína del fondo?', true],
  ])
  expect((await found('marquesina'))[0]).toMatchObject({
    conversationId: here.id,
    listingTitle: 'Nevera',
  })
  expect(await found('100%')).toHaveLength(1)
  expect(await found('1_0%')).toEqual([])
})

test('who has deleted their account is nobody, and their ad nothing, at once', async () => {
  const { seller, sells, buys, id } = await talk()
  await sells.conversations.send({ id, content: 'Te espero en la gasolinera.' })
  await suite.database.pool.query('update users set closed_at = now() where id = $1', [seller.id])
  expect((await buys.conversations.search({ q: 'gasolinera' })).items).toMatchObject([
    { otherName: 'Usuario eliminado', listingTitle: null },
  ])
})

test('pages follow each other without a gap', async () => {
  const { buys, id } = await talk()
  for (const n of [1, 2, 3]) await buys.conversations.send({ id, content: `Turno ${n}` })
  const first = await buys.conversations.search({ q: 'turno', limit: 2 })
  const cursor = first.nextCursor
  const second = await buys.conversations.search({ q: 'turno', limit: 2, cursor })
  expect([...first.items, ...second.items].map(({ content }) => content)).toEqual([
    'Turno 3',
    'Turno 2',
    'Turno 1',
  ])
  expect(second.nextCursor).toBeNull()
})
