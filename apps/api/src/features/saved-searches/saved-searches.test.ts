import { savedFilterValues } from '@wepa/domain/listings/attribute-values'
import { MAX_SAVED_SEARCHES } from '@wepa/domain/search/saved-search'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
let app: FastifyInstance
beforeAll(async () => {
  suite = await startSuite()
  app = await suite.app()
})
afterAll(() => suite.close())

const paths = (userId: number) => ({
  own: `/api/users/${userId}/saved-searches`,
  one: (id: number) => `/api/users/${userId}/saved-searches/${id}`,
})

test('visitors and people of a bad token are refused', async () => {
  const calls = [
    ['GET', '/api/saved-searches'],
    ['POST', '/api/saved-searches'],
    ['PATCH', '/api/saved-searches/1'],
    ['GET', '/api/users/1/saved-searches'],
    ['POST', '/api/users/1/saved-searches'],
    ['DELETE', '/api/users/1/saved-searches/1'],
  ] as const
  for (const [method, path] of calls) {
    expect(await request(app, method, path)).toMatchObject({ status: 401 })
    const bad = await request(app, method, path, { token: 'no' })
    expect(bad.text).toContain('Invalid token')
  }
})

test("another person's searches are neither listed, added to, deleted nor changed", async () => {
  const [owner, other] = [await register(suite), await register(suite)]
  const path = paths(owner.user.id)
  const made = await request(app, 'POST', '/api/saved-searches', {
    token: owner.token,
    body: { name: 'Neveras', query: 'nevera' },
  })
  const as = { token: other.token }
  expect(await request(app, 'GET', path.own, as)).toMatchObject({ status: 403 })
  const body = { name: 'x', query: 'y' }
  expect(await request(app, 'POST', path.own, { ...as, body })).toMatchObject({ status: 403 })
  expect(await request(app, 'DELETE', path.one(made.json.id), as)).toMatchObject({ status: 403 })
  const under = paths(other.user.id).one(made.json.id)
  expect(await request(app, 'DELETE', under, as)).toMatchObject({
    status: 404,
    json: { code: 'saved_search_not_found', message: 'Búsqueda no encontrada' },
  })
  const change = { ...as, body: { isActive: false } }
  expect(await request(app, 'PATCH', `/api/saved-searches/${made.json.id}`, change)).toMatchObject({
    status: 404,
  })
  expect(await suite.asUser(owner.user).savedSearches.list()).toHaveLength(1)
})

test.each([
  ['/api/saved-searches', { name: '  ', query: 'x' }, 'Nombre requerido'],
  ['/api/saved-searches', {}, 'Nombre requerido'],
  ['/api/saved-searches', { name: 'a\u0000b' }, 'El texto contiene caracteres no válidos'],
  ['/api/saved-searches', { name: 'x', categoryId: 99 }, 'Categoría inválida'],
  ['/api/saved-searches', { name: 'x', radius: 0 }, 'El radio va de 1 a 100 km'],
  ['own', { name: 'x', query: '' }, 'El nombre y la consulta son requeridos'],
  ['own', { name: ' ', query: 'x' }, 'El nombre y la consulta son requeridos'],
  ['own', { name: 'x', query: 'y', filters: { category: 'nada' } }, 'Categoría inválida'],
])('%s refuses %j', async (path, body, message) => {
  const { user, token } = await register(suite)
  const url = path === 'own' ? paths(user.id).own : path
  expect(await request(app, 'POST', url, { token, body })).toMatchObject({
    status: 400,
    json: { code: 'validation', message },
  })
  expect(await suite.asUser(user).savedSearches.list()).toEqual([])
})

test('a path id that is none leads nowhere', async () => {
  const { user, token } = await register(suite)
  for (const id of ['x', '0', '99999999999', '5']) {
    const path = `/api/users/${user.id}/saved-searches/${id}`
    expect(await request(app, 'DELETE', path, { token })).toMatchObject({ status: 404 })
  }
})

test('both shapes read and write one store', async () => {
  const { user, token } = await register(suite)
  const path = paths(user.id)
  const made = await request(app, 'POST', '/api/saved-searches', {
    token,
    body: {
      name: ' Nevera  barata ',
      query: 'nevera',
      categoryId: 8,
      location: 'Ponce, Sur',
      maxPrice: 500,
      condition: 'bueno',
      seller: 'particular',
      radius: 10,
      emailAlerts: false,
      userId: 1,
      lastNotified: '2020-01-01T00:00:00.000Z',
    },
  })
  expect(made).toMatchObject({ status: 201 })
  expect(made.json).toEqual({
    ...savedFilterValues({}),
    attributes: null,
    id: expect.any(Number),
    userId: user.id,
    name: 'Nevera barata',
    query: 'nevera',
    literal: false,
    categoryId: 8,
    location: 'Ponce, Sur',
    minPrice: null,
    maxPrice: '500.00',
    condition: 'bueno',
    seller: 'particular',
    radius: 10,
    emailAlerts: false,
    isActive: true,
    lastNotified: null,
    createdAt: expect.any(String),
  })
  const older = await request(app, 'POST', path.own, {
    token,
    body: {
      name: 'Libros',
      query: 'novela',
      filters: { category: 'libros', location: 'all' },
      notificationsEnabled: false,
    },
  })
  expect(older).toMatchObject({ status: 201 })
  expect(older.json).toEqual({
    id: expect.any(Number),
    name: 'Libros',
    query: 'novela',
    filters: { category: 'de-todo', location: null },
    notificationsEnabled: false,
    createdAt: expect.any(String),
  })
  const list = await request(app, 'GET', '/api/saved-searches', { token })
  expect(list.json.map(({ name }: { name: string }) => name)).toEqual(['Libros', 'Nevera barata'])
  expect(list.json[0]).toMatchObject({ categoryId: 11, isActive: false, emailAlerts: true })
  const page = await request(app, 'GET', path.own, { token })
  expect(page.json[1]).toMatchObject({
    filters: { category: 'hogar-jardin', location: 'Ponce, Sur' },
    notificationsEnabled: true,
  })
  expect(await request(app, 'DELETE', path.one(made.json.id), { token })).toMatchObject({
    status: 200,
    json: { success: true },
  })
  expect(await request(app, 'DELETE', path.one(made.json.id), { token })).toMatchObject({
    status: 404,
  })
})

test('alerts and emails of a search are turned off and on, and its name changes', async () => {
  const { user, token } = await register(suite)
  const { search } = await suite.asUser(user).savedSearches.save({ name: 'Sofá', query: 'sofá' })
  const path = `/api/saved-searches/${search.id}`
  const paused = await request(app, 'PATCH', path, { token, body: { isActive: false } })
  expect(paused.json).toMatchObject({ name: 'Sofá', isActive: false, emailAlerts: true })
  const renamed = await request(app, 'PATCH', path, {
    token,
    body: { name: 'Sofás', emailAlerts: false, query: 'otra', userId: 1 },
  })
  expect(renamed.json).toMatchObject({
    name: 'Sofás',
    query: 'sofá',
    userId: user.id,
    isActive: false,
    emailAlerts: false,
  })
  expect(await request(app, 'PATCH', path, { token, body: {} })).toMatchObject({ status: 200 })
  expect(await request(app, 'PATCH', path, { token, body: { name: ' ' } })).toMatchObject({
    status: 400,
    json: { message: 'Nombre requerido' },
  })
})

test('the same search saved at once from everywhere is one search', async () => {
  const person = await suite.makeUser()
  const { savedSearches } = suite.asUser(person)
  const wanted = { name: 'Guagua', query: 'guagua', location: 'Caguas', maxPrice: 9000 }
  const saved = await Promise.all([
    ...Array.from({ length: 10 }, () => savedSearches.save(wanted)),
    savedSearches.save({ ...wanted, query: 'GUAGUA', location: 'caguas' }),
  ])
  expect(new Set(saved.map(({ search }) => search.id)).size).toBe(1)
  expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await savedSearches.list()).toHaveLength(1)
})

test('saving it again under another name renames it; another filter is another search', async () => {
  const { token } = await register(suite)
  const save = (body: object) => request(app, 'POST', '/api/saved-searches', { token, body })
  const first = await save({ name: 'Uno', query: 'bicicleta' })
  const again = await save({ name: 'Dos', query: 'bicicleta', emailAlerts: false })
  expect(first.status).toBe(201)
  expect(again).toMatchObject({
    status: 200,
    json: { id: first.json.id, name: 'Dos', emailAlerts: false },
  })
  expect(await save({ name: 'Uno', query: 'bicicleta', minPrice: 50 })).toMatchObject({
    status: 201,
  })
})

test('a person keeps so many and no more, also at the same moment', async () => {
  const person = await suite.makeUser()
  const { savedSearches } = suite.asUser(person)
  const save = (number: number) =>
    savedSearches.save({ name: `${number}`, query: `goma ${number}` })
  for (let number = 1; number < MAX_SAVED_SEARCHES; number++) await save(number)
  const last = await Promise.allSettled([901, 902, 903, 904].map(save))
  const refused = last.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(await codeOf(save(905))).toBe('saved_search_limit')
  expect(await savedSearches.list()).toHaveLength(MAX_SAVED_SEARCHES)
  // The same one again is no new one.
  expect(await save(1)).toMatchObject({ isNew: false })
})
