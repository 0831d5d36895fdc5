// Every filter of GET /api/listings, over the documented call.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { request } from '../../../test/http.ts'

let suite: Suite
let app: FastifyInstance

beforeAll(async () => {
  suite = await startSuite()
  app = await suite.app()
  const seller = await suite.makeUser({ subscriptionPlan: 'business' })
  for (const ad of [
    { title: 'Nevera', location: 'Ponce, Sur', price: '$200', condition: 'nuevo' },
    { title: 'Mesa', location: 'Vieques, Islas', price: '$900', condition: 'bueno' },
    { title: 'Bicicleta', location: 'Peñuelas, Sur', price: '$50-75', categoryId: 9 },
    { title: 'Guitarra', location: 'San Juan, Área Metropolitana', price: 'Negociable' },
  ] as const) {
    suite.clock.advance(60_000)
    const input = makeListingInput({ categoryId: 8, description: 'Nada', ...ad })
    await suite.asUser(seller).listings.publish(input)
  }
})
afterAll(() => suite.close())

const get = (query: string) => request(app, 'GET', `/api/listings?${query}`)

describe('GET /api/listings', () => {
  test.each(['sort=mejor', 'limit=0', 'limit=101', 'minPrice=-1', 'radius=0', 'condition=roto'])(
    'refuses %s',
    async (query) => {
      expect(await get(query)).toMatchObject({ status: 400, json: { code: 'validation' } })
    },
  )

  test.each([
    ['sort=newest', 'Guitarra, Bicicleta, Mesa, Nevera'],
    ['sort=oldest', 'Nevera, Mesa, Bicicleta, Guitarra'],
    ['sort=price-low', 'Bicicleta, Nevera, Mesa, Guitarra'],
    ['sort=price-high', 'Mesa, Nevera, Bicicleta, Guitarra'],
    ['sort=oldest&limit=2', 'Nevera, Mesa'],
    ['search=guitarra', 'Guitarra'],
    ['q=guitarra', 'Guitarra'],
    ['category=deportes-ocio', 'Bicicleta'],
    ['category=9', 'Bicicleta'],
    ['category=Deportes+y+Ocio', 'Bicicleta'],
    ['categorySlug=deportes-ocio', 'Bicicleta'],
    ['category=all&location=all&sort=oldest', 'Nevera, Mesa, Bicicleta, Guitarra'],
    ['location=Ponce', 'Nevera'],
    ['location=Sur&sort=oldest', 'Nevera, Bicicleta'],
    ['location=Toda+la+isla&sort=oldest', 'Nevera, Mesa, Bicicleta, Guitarra'],
    ['location=Ponce&radius=25&sort=oldest', 'Nevera, Bicicleta'],
    ['minPrice=300', 'Mesa'],
    ['maxPrice=60', 'Bicicleta'],
    ['minPrice=70&maxPrice=250&sort=oldest', 'Nevera, Bicicleta'],
    ['condition=bueno', 'Mesa'],
    ['featured=true', ''],
  ])('%s answers %s', async (query, titles) => {
    const { status, json, headers } = await get(query)
    expect(status).toBe(200)
    expect(json.map(({ title }: { title: string }) => title).join(', ')).toBe(titles)
    if (!query.includes('limit')) expect(Number(headers['x-total-count'])).toBe(json.length)
  })
})
