// What the price of an essential may do while a storm is on, by every way that changes one.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { register } from '../../../../test/http.ts'
import { csvOf, type ImportSteps, startImports } from '../../../../test/imports.ts'

const DAY = 86_400_000
let suite: Suite
let admin: Person
let seller: Person
beforeEach(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
})
afterEach(() => suite.close())

const start = () =>
  suite.asUser(admin).storms.start({ reason: 'Huracán Ernesto', regions: ['Sur'], days: 5 })
const input = (price: string, title = 'Planta eléctrica', location = 'Ponce') => ({
  ...makeListingInput({ title, location }),
  price,
})
const publish = async (price: string, title?: string, location?: string) =>
  (await suite.asUser(seller).listings.publish(input(price, title, location))).id
const edit = (id: number, price: string, title?: string, location?: string) =>
  suite.asUser(seller).listings.edit({ ...input(price, title, location), id })
const priceOf = async (id: number) => (await suite.asUser(seller).listings.get({ id })).price

/** Five plants elsewhere that ask $1,000 on average. */
async function makeMarket() {
  for (const price of ['$800', '$900', '$1,000', '$1,100', '$1,200']) {
    await publish(price, 'Planta eléctrica', 'Caguas')
  }
}

describe('is refused', () => {
  test('raised above the average of the thirty days before, at its field and with the limit', async () => {
    await makeMarket()
    const id = await publish('$700')
    await start()
    await expect(edit(id, '$1,001')).rejects.toMatchObject({
      message: expect.stringContaining(
        'Mientras dure el modo tormenta, una planta eléctrica no puede pasar de $',
      ),
      cause: { code: 'price_frozen', issues: [{ path: 'price' }] },
    })
    expect(await priceOf(id)).toBe('$700')
    await edit(id, '$900')
    expect(await priceOf(id)).toBe('$900')
  })

  test('raised with others who have all raised theirs the day before', async () => {
    const market: number[] = []
    for (let n = 0; n < 5; n++) market.push(await publish('$900', 'Planta eléctrica', 'Caguas'))
    const id = await publish('$700')
    suite.clock.advance(29 * DAY)
    for (const each of market) await edit(each, '$1,800', 'Planta eléctrica', 'Caguas')
    suite.clock.advance(DAY)
    await start()
    // Six ads: five at $900 for 29 days and $1,800 for one, and one at $700.
    expect(await codeOf(edit(id, '$892'))).toBe('price_frozen')
    expect(await codeOf(edit(id, '$891'))).toBe('none')
  })

  test('raised at all where nothing compares', async () => {
    const id = await publish('$700')
    await start()
    expect(await codeOf(edit(id, '$701'))).toBe('price_frozen')
    expect(await codeOf(edit(id, '$700 - $900'))).toBe('price_frozen')
    await edit(id, '$500')
    // What it asked when the storm began it may ask again.
    await edit(id, '$700')
    await edit(id, 'Negociable')
    expect(await codeOf(edit(id, '$800'))).toBe('price_frozen')
  })

  test('published above the average and a tenth', async () => {
    await makeMarket()
    await start()
    expect(await codeOf(publish('$1,101'))).toBe('price_frozen')
    const id = await publish('$1,100')
    expect(await codeOf(edit(id, '$1,101'))).toBe('price_frozen')
    expect(await codeOf(suite.asUser(seller).inventory.copy({ id: await publish('$1,050') }))).toBe(
      'none',
    )
  })

  test('under another name, or by way of another place', async () => {
    const id = await publish('$700')
    await start()
    await edit(id, '$700', 'Aparato amarillo')
    expect(await codeOf(edit(id, '$900', 'Aparato amarillo'))).toBe('price_frozen')
    await edit(id, '$900', 'Planta eléctrica', 'Caguas')
    expect(await codeOf(edit(id, '$900', 'Planta eléctrica', 'Ponce'))).toBe('price_frozen')
    const later = await publish('$300', 'Toldo azul')
    await edit(later, '$300', 'Cosa azul')
    expect(await codeOf(edit(later, '$400', 'Cosa azul'))).toBe('price_frozen')
  })

  test('with many others, and of these the others are changed', async () => {
    const [plant, bicycle] = [await publish('$700'), await publish('$100', 'Bicicleta')]
    await start()
    const { inventory } = suite.asUser(seller)
    const price = { by: 'percent', value: 10 } as const
    const result = await inventory.changeMany({ action: 'price', ids: [plant, bicycle], price })
    expect(result.done).toEqual([bicycle])
    expect(result.refused).toMatchObject([
      { id: plant, message: expect.stringContaining('no puede pasar de $700') },
    ])
  })

  test('when a lowering is taken back that came before the storm', async () => {
    const id = await publish('$700')
    const { inventory } = suite.asUser(seller)
    const price = { by: 'amount', value: -200 } as const
    const { undo } = await inventory.changeMany({ action: 'price', ids: [id], price })
    await start()
    const undone = await inventory.undo({ change: undo?.change ?? 0 })
    expect(undone).toMatchObject({ done: [], refused: [{ id }] })
    expect(await priceOf(id)).toBe('$500')
  })

  test('by the API', async () => {
    const id = await publish('$700')
    await start()
    const app = await suite.app()
    const { token, user } = await register(suite)
    await suite.deps.db
      .updateTable('listings')
      .set({ userId: user.id })
      .where('id', '=', id)
      .execute()
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/listings/${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: input('$900'),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'price_frozen', issues: [{ path: 'price' }] })
  })

  test('beside the storm as it begins', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => publish('$700')))
    await Promise.allSettled([...ids.map((id) => edit(id, '$5,000')), start()])
    // Each was raised before the storm and came into it so, or was not raised.
    for (const id of ids) {
      const row = await suite.deps.db
        .selectFrom('stormPrices')
        .select('price')
        .where('listingId', '=', id)
        .executeTakeFirstOrThrow()
      const now = await priceOf(id)
      expect(row.price).toBe(now === '$5,000' ? '5000.00' : '700.00')
    }
  })
})

describe('is free', () => {
  test('to go down, of other things, in other regions, before and afterwards', async () => {
    const [plant, bicycle, far] = [
      await publish('$700'),
      await publish('$100', 'Bicicleta'),
      await publish('$700', 'Planta eléctrica', 'Caguas'),
    ]
    await edit(plant, '$800')
    const { id } = await start()
    await edit(plant, '$750')
    await edit(bicycle, '$900', 'Bicicleta')
    await edit(far, '$900', 'Planta eléctrica', 'Caguas')
    await suite
      .asUser(seller)
      .listings.publish(makeListingInput({ title: 'Mesa', price: '$9,000' }))
    await suite.asUser(admin).storms.end({ id })
    await edit(plant, '$2,000')
    expect(await priceOf(plant)).toBe('$2,000')
  })
})

describe('an import', () => {
  let steps: ImportSteps
  beforeAll(async () => {
    steps = await startImports()
  })
  afterAll(() => steps.close())

  test('notes the refusal at the price of its row, and does the others', async () => {
    const owner = await steps.seller()
    const runs = await steps.suite.makeUser({ role: 'admin' })
    const headers = ['Referencia', 'Categoría', 'Título', 'Descripción', 'Precio', 'Lugar']
    const row = (reference: string, title: string, price: string) => [
      reference,
      'Hogar y Jardín',
      title,
      'En buenas condiciones.',
      price,
      'Ponce',
    ]
    await steps.import(
      owner,
      csvOf(headers, row('A', 'Planta eléctrica', '$700'), row('B', 'Mesa', '$50')),
    )
    await steps.suite.asUser(runs).storms.start({ reason: 'Ernesto', regions: ['Sur'], days: 2 })
    const table = csvOf(headers, row('A', 'Planta eléctrica', '$900'), row('B', 'Mesa', '$60'))
    const done = await steps.import(owner, table)
    expect(done).toMatchObject({ done: 1, failed: 1 })
    const rows = await steps.rows(owner, done.id)
    expect(rows.find(({ reference }) => reference === 'A')?.issues).toMatchObject([
      { column: 'Precio', message: expect.stringContaining('no puede pasar de $700') },
    ])
  })
})
