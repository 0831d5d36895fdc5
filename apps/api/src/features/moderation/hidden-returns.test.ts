// A hidden ad comes back as its owner wants it by then.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>
let suite: Suite
let admin: User
beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())

const { publish, decide } = moderationSteps(() => suite)
const day = 86_400_000

describe('a hidden ad comes back', () => {
  const hide = (id: number) => decide(admin, `listing-${id}`, 'hide_listing')
  const restore = (id: number) => decide(admin, `listing-${id}`, 'restore_listing', 'Era tuya.')
  const edit = (seller: User, id: number, isActive?: boolean) =>
    suite.asUser(seller).listings.edit({ ...makeListingInput(), id, price: '$90', isActive })

  test('not beyond what the plan allows, where its owner had it off before', async () => {
    const seller = await suite.makeUser()
    const off = await publish(seller, { isActive: false })
    for (let each = 0; each < 3; each++) await publish(seller)
    await hide(off)
    expect(await codeOf(edit(seller, off, true))).toBe('listing_limit')
    await restore(off)
    expect((await suite.asUser(seller).listings.get({ id: off })).isActive).toBe(false)
  })

  test('switched off where its owner switched it off meanwhile, and on where they thought better of it', async () => {
    const seller = await suite.makeUser()
    const [off, on, mended] = [await publish(seller), await publish(seller), await publish(seller)]
    for (const id of [off, on, mended]) await hide(id)
    expect(await edit(seller, off, false)).toMatchObject({ isHidden: true, returnsActive: false })
    expect(await edit(seller, on, false)).toMatchObject({ isActive: false, returnsActive: false })
    expect(await edit(seller, on, true)).toMatchObject({ isActive: false, returnsActive: true })
    expect(await edit(seller, mended)).toMatchObject({ isActive: false, returnsActive: true })
    for (const id of [off, on, mended]) await restore(id)
    const own = suite.asUser(seller).listings
    const after = await Promise.all([off, on, mended].map((id) => own.get({ id })))
    expect(after.map(({ isActive }) => isActive)).toEqual([false, true, true])
    for (const listing of after) expect(listing).not.toHaveProperty('returnsActive')
    expect(await codeOf(suite.asVisitor().listings.get({ id: off }))).toBe('listing_not_found')
  })

  test('with its 60 days, where it had run out and is wanted again', async () => {
    const seller = await suite.makeUser()
    const id = await publish(seller, { isActive: false })
    suite.clock.advance(61 * day)
    await hide(id)
    const { expiresAt } = await edit(seller, id, true)
    expect(Date.parse(expiresAt) - suite.clock.now().getTime()).toBeGreaterThan(59 * day)
    await restore(id)
    expect((await suite.asVisitor().listings.get({ id })).isActive).toBe(true)
    suite.clock.advance(-61 * day)
  })

  test('sold where its owner sold it meanwhile', async () => {
    const seller = await suite.makeUser()
    const id = await publish(seller)
    await hide(id)
    await suite.asUser(seller).listings.setStatus({ id, status: 'sold' })
    await restore(id)
    const listing = await suite.asVisitor().listings.get({ id })
    expect(listing).toMatchObject({ status: 'sold', isActive: true, isHidden: false })
    const { items } = await suite.asVisitor().users.listings({ id: seller.id })
    expect(items).toEqual([])
  })
})
