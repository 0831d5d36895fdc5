// Alerts go by what ads say of their attributes.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AdInput, alertsOf, type WantedInput } from '../../../../test/alerts.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'

let suite: Suite
let alerts: ReturnType<typeof alertsOf>
let seller: Person
let person: Person
beforeAll(async () => {
  suite = await startSuite()
  alerts = alertsOf(suite)
})
afterAll(() => suite.close())
beforeEach(async () => {
  await alerts.clear()
  seller = await alerts.makeSeller()
  person = await suite.makeUser()
})

const car = (ad: AdInput): AdInput => ({ description: 'Nada', categoryId: 2, ...ad })
const cars = async (asked: WantedInput['attributes'], query = '') =>
  alerts.keep(person, { query, categoryId: 2, attributes: asked })
const idsTold = async () => (await alerts.told(person)).map(({ relatedId }) => relatedId)

test('nobody is told of another make, another year, or an ad that says neither', async () => {
  await cars({ make: 'Toyota', year: '2010-2018' })
  await alerts.publish(seller, car({ title: 'Honda Civic 2015' }))
  await alerts.publish(seller, car({ title: 'Toyota Corolla 2008' }))
  await alerts.publish(seller, car({ title: 'Carro en venta' }))
  expect(await idsTold()).toEqual([])
})

test('who asked for a make and years is told of a new ad with them', async () => {
  const search = await cars({ make: 'Toyota', year: '2010-2018' })
  await alerts.publish(seller, car({ title: 'Toyota Corolla 2015' }))
  expect(await idsTold()).toEqual([search.id])
})

test('an ad that comes to say it is news', async () => {
  const search = await cars({ miles: '-60000' })
  const { id } = await alerts.publish(seller, car({ title: 'Toyota Corolla 2015' }))
  expect(await idsTold()).toEqual([])
  await alerts.edit(seller, id, car({ title: 'Toyota Corolla 2015, 45,000 millas' }))
  expect(await idsTold()).toEqual([search.id])
})

test('who looks for something alerts nobody but those who asked for such ads', async () => {
  await cars(null, 'corolla')
  await alerts.publish(seller, car({ title: 'Busco Toyota Corolla 2015' }))
  expect(await idsTold()).toEqual([])
  const wanted = await cars({ intent: 'busco' }, 'corolla')
  await alerts.publish(seller, car({ title: 'Busco Corolla 2016' }))
  expect(await idsTold()).toEqual([wanted.id])
})

test('words find what an ad says by its attributes alone, and no other year', async () => {
  const search = await cars(null, 'corolla 2015')
  const silent = { title: 'Buena máquina' }
  const year = (value: number) => ({ make: 'Toyota', model: 'Corolla', year: value })
  await alerts.publish(seller, car({ ...silent, attributes: year(2014) }))
  expect(await idsTold()).toEqual([])
  const { id } = await alerts.publish(seller, car({ ...silent, attributes: year(2015) }))
  expect(await idsTold()).toEqual([search.id])
  // It fits already: another price is no news.
  await alerts.edit(seller, id, car({ ...silent, price: '$1', attributes: year(2015) }))
  expect(await idsTold()).toEqual([search.id])
})

test('rooms are found by their numbers, whichever way they are asked for', async () => {
  const search = await alerts.keep(person, { query: 'casa 3/2', categoryId: 1 })
  const home = { categoryId: 1, title: 'Hermosa propiedad', description: 'Nada' }
  await alerts.publish(seller, { ...home, attributes: { homeKind: 'casa', rooms: 2, baths: 2 } })
  expect(await idsTold()).toEqual([])
  await alerts.publish(seller, { ...home, attributes: { homeKind: 'casa', rooms: 3, baths: 2 } })
  expect(await idsTold()).toEqual([search.id])
})
