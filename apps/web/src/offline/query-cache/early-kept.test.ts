// @vitest-environment jsdom

import { makeUser } from '@wepa/domain/test/make-user'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { partsId, type ScreenParts } from './screen-parts.ts'

const ana = makeUser()
const keptAt = new Date(Date.now() - 3_600_000).toISOString()
const queryKey = [['favorites', 'list'], { type: 'infinite' }]
const screens: Record<string, ScreenParts> = {
  favorites: { files: ['/assets/a.js'], kept: ['favorites.list', 1] },
}

beforeEach(() => {
  signIn(ana.id)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

afterEach(async () => {
  vi.restoreAllMocks()
  const deletion = indexedDB.deleteDatabase('wepa')
  await new Promise((done) => deletion.addEventListener('success', done))
})

function signIn(id: number): void {
  localStorage.setItem('auth_token', `token-${id}`)
  localStorage.setItem('wepa.user', JSON.stringify(makeUser({ id })))
}

/** Opens the page without content, and keeps an answer there as an earlier visit did. */
async function keepFavorites(): Promise<void> {
  const { writeKept } = await openPage('/')
  const { ruleOf } = await import('./retention.ts')
  const rule = ruleOf(queryKey)
  if (!rule) throw new Error('Favorites are not kept')
  await writeKept(ana.id, [{ queryKey, rule, text: '["kept"]', keptAt }])
}

function openPage(path: string) {
  vi.resetModules()
  history.replaceState(null, '', path)
  const parts = document.createElement('script')
  parts.type = 'application/json'
  parts.id = partsId
  parts.text = JSON.stringify(screens)
  document.head.replaceChildren(parts)
  return import('./store.ts')
}

const fetched = () => Array.from(document.querySelectorAll('link'), ({ href }) => href)

it('makes no tables where there are none', async () => {
  const { listEarly } = await openPage('/favorites')
  expect(await listEarly('favorites.list')).toBeUndefined()
  expect(await indexedDB.databases()).toEqual([])
})

it('reads nothing where there is a network, nor for a page without such a list', async () => {
  await keepFavorites()
  expect(await (await openPage('/settings')).listEarly('favorites.list')).toBeUndefined()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(await (await openPage('/favorites')).listEarly('favorites.list')).toBeUndefined()
  expect(fetched()).toEqual([])
})

it('shows nobody what another person kept', async () => {
  await keepFavorites()
  const { listEarly } = await openPage('/favorites')
  signIn(ana.id + 1)
  expect(await listEarly('favorites.list')).toBeUndefined()
})

it('reads the list of the page, and fetches the files of its screen', async () => {
  await keepFavorites()
  const { listEarly } = await openPage('/Favorites')
  const [first] = (await listEarly('favorites.list')) ?? []
  expect(first).toEqual({ queryKey, answer: ['kept'], keptAt })
  expect(fetched()).toEqual([`${location.origin}/assets/a.js`])
})
