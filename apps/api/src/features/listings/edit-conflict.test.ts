// An edit that names the version it was made from.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const edit = {
  title: 'Título nuevo',
  description: 'Descripción nueva',
  price: '$99',
  categoryId: 11,
}

async function begin() {
  const owner = await suite.makeUser()
  const { listings } = suite.asUser(owner)
  const { id, updatedAt } = await listings.publish(makeListingInput())
  return { listings, id, updatedAt }
}

test('an edit of a version that is not the newest is refused, and changes nothing', async () => {
  const { listings, id, updatedAt } = await begin()
  const mine = { id, ...edit, title: 'Lo mío', expectedUpdatedAt: updatedAt }
  await listings.edit({ id, ...edit })
  expect(await codeOf(listings.edit(mine))).toBe('listing_changed')
  const now = await listings.get({ id })
  expect(now.title).toBe('Título nuevo')
  // Also within one millisecond a version has a stamp of its own.
  expect(now.updatedAt > updatedAt).toBe(true)
  await listings.edit({ ...mine, expectedUpdatedAt: now.updatedAt })
  expect((await listings.get({ id })).title).toBe('Lo mío')
})

test('without a version the last one to save wins', async () => {
  const { listings, id } = await begin()
  await listings.edit({ id, ...edit })
  await listings.edit({ id, ...edit, title: 'Sin versión' })
  expect((await listings.get({ id })).title).toBe('Sin versión')
})

test('of many edits of one version at once, one counts', async () => {
  const { listings, id, updatedAt } = await begin()
  const codes = await Promise.all(
    ['Uno', 'Dos', 'Tres', 'Cuatro'].map((title) =>
      codeOf(listings.edit({ id, ...edit, title, expectedUpdatedAt: updatedAt })),
    ),
  )
  expect(codes.toSorted()).toEqual([
    'listing_changed',
    'listing_changed',
    'listing_changed',
    'none',
  ])
})

test('a version that is no time is refused', async () => {
  const { listings, id } = await begin()
  expect(await codeOf(listings.edit({ id, ...edit, expectedUpdatedAt: 'ayer' }))).toBe('validation')
})
