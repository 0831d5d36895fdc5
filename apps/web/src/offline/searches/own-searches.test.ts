import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { withDatabase } from '../browser-db/database.ts'
import { forgetPerson } from '../device-data.ts'
import {
  forgetSearch,
  forgetSearches,
  forgetSearchesOfOthers,
  keepSearch,
  listSearches,
} from './own-searches.ts'

const [visitor, ana, luis] = [0, 1, 2]

afterEach(async () => {
  vi.useRealTimers()
  await withDatabase((database) => database.searches.clear())
})

/** Keeps them one after the other, a second apart. */
async function keep(userId: number, ...texts: string[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const text of texts) {
    vi.setSystemTime(Date.now() + 1000)
    await keepSearch(userId, text)
  }
}

it.each(['', '  ', 'ana@ejemplo.pr', 'llama al 787 555 1234', 'puta', 'a'.repeat(81)])(
  'does not keep %j',
  async (text) => {
    await keep(ana, text)
    expect(await listSearches(ana)).toEqual([])
  },
)

it('keeps each search once, as it was last written, the newest first', async () => {
  await keep(ana, 'camion', 'nevera  lg ', 'Camión')
  expect(await listSearches(ana)).toEqual(['Camión', 'nevera lg'])
})

it('keeps the last twenty of each person', async () => {
  await keep(luis, 'cuna')
  await keep(ana, ...Array.from({ length: 22 }, (_, at) => `mesa ${at}`))
  const kept = await listSearches(ana)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, 'mesa 21', 'mesa 2'])
  expect(await listSearches(luis)).toEqual(['cuna'])
})

it('shows nobody what another looked for, and forgets it when they are gone', async () => {
  await keep(ana, 'anillo')
  await keep(visitor, 'cuna')
  expect(await listSearches(luis)).toEqual([])
  await forgetSearchesOfOthers(luis)
  expect(await listSearches(ana)).toEqual([])
  expect(await listSearches(visitor)).toEqual(['cuna'])
})

it('forgets one, all, and all of a person whose account is deleted', async () => {
  await keep(ana, 'cuna', 'mesa', 'silla')
  await forgetSearch(ana, 'Mesa')
  expect(await listSearches(ana)).toEqual(['silla', 'cuna'])
  await forgetSearches(ana)
  expect(await listSearches(ana)).toEqual([])
  await keep(ana, 'cuna')
  await forgetPerson(ana)
  expect(await listSearches(ana)).toEqual([])
})
