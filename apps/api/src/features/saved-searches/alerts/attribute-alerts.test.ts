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
