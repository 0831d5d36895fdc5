// What each kind of thing is that people do: the requests that a browser or the program sends for it.
import { CATEGORIES, categoryById } from '@wepa/domain/listings/category'
import { createAdWriter } from '../ad-writer.ts'
import { sellerOf } from '../fill.ts'
import type { Connection } from '../http-client.ts'
import type { Talker } from '../live/people.ts'
import { createSearchWriter } from '../search-writer.ts'
import type { Action } from './drive.ts'
import { photosOfAnAd } from './shares.ts'

type About = {
  port: number
  ads: number
  talkers: readonly Talker[]
  /** Each as a phone sends it; an ad takes the next ones. */
  photos: readonly Buffer[]
  /** Another one for each server, so that none is asked what another was. */
  seed: number
}

/** Few, so that rendering them anew every ten seconds hardly counts among what is found kept. */
export const keptAddresses = 5

const words = ['toyota', 'nevera', 'apartamento', 'iphone', 'sofá']

/** All but messages, which go through sockets. */
export function makeActions(about: About): readonly Action[] {
  const { ads, seed } = about
  const write = createSearchWriter(seed)
  let turn = seed
  const nextAd = () => {
    turn += 1
    return 1 + ((turn * 7919) % ads)
  }
  const shared = ['/', ...CATEGORIES.map(({ slug }) => `/category/${slug}`)].slice(0, keptAddresses)
  const looked = Array.from({ length: keptAddresses }, (_, n) => 1 + n)
  const nextLooked = () => looked[turn++ % looked.length] ?? 1
  const similar = (id: number) => batchPath([['listings.similar', { id }]])
  return [
    page('kept list page', () => shared[turn++ % shared.length] ?? '/'),
    page('kept ad page', () => `/listing/${nextLooked()}`),
    page('rendered ad page', () => `/listing/${nextAd()}`),
    page(
      'rendered list page',
      () => `/category/${CATEGORIES[turn % 9]?.slug}?maxPrice=${100_000 + turn++}`,
    ),
    page('similar ads kept', () => similar(nextLooked())),
    page('similar ads found', () => similar(nextAd())),
    { kind: 'ad in the app', run: (ask) => lookAtAd(ask, about, nextAd()) },
    page('search', () => searchPath(write())),
    page(
      'search just asked',
      () => `/api/listings?search=${encodeURIComponent(words[turn++ % words.length] ?? '')}`,
    ),
    page('suggestion', () => {
      const typed = write().query.slice(0, 3 + (turn++ % 6))
      return `/api/suggestions?q=${encodeURIComponent(typed)}`
    }),
    { kind: 'ad with photos', run: makePublishing(about) },
  ]
}

const compressed = 'Accept-Encoding: gzip, deflate, br\r\n'

/** Somebody else each time: limits count addresses, and each has a row of its own in the shared counters. */
function from(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `${compressed}X-Forwarded-For: 24.${part()}.${part()}.${part()}\r\n`
}

function page(kind: Action['kind'], path: () => string): Action {
  return { kind, run: async (ask) => failureOf(await ask(path(), from())) }
}

function failureOf(status: number): string | undefined {
  return status === 200 || status === 201 ? undefined : String(status)
}

/** As the program asks: the ad, then what stands beside it in one batch, and that it was looked at. */
async function lookAtAd(ask: Connection, { ads, talkers }: About, id: number) {
  const { token } = talkers[id % talkers.length] ?? { token: '' }
  const headers = `${from()}Authorization: Bearer ${token}\r\n`
  const seller = { id: sellerOf(id, Math.max(1, Math.round(ads / 5))) }
  const beside = [
    ['users.get', seller],
    ['trust.score', seller],
    ['listings.ofSeller', { id }],
    ['listings.similar', { id }],
  ] as const
  const statuses = [
    await ask(batchPath([['listings.get', { id }]]), headers),
    await ask(batchPath(beside), headers),
    await ask('/trpc/listings.trackView?batch=1', headers, JSON.stringify({ 0: { id } })),
  ]
  return statuses.map(failureOf).find((failure) => failure !== undefined)
}

function batchPath(calls: readonly (readonly [name: string, input: object])[]): string {
  const names = calls.map(([name]) => name).join(',')
  const inputs = Object.fromEntries(calls.map(([, input], place) => [place, input]))
  return `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}

type Wanted = ReturnType<ReturnType<typeof createSearchWriter>>

function searchPath(wanted: Wanted): string {
  const { query, categoryId, location, radius, minPrice, maxPrice, condition } = wanted
  const asked = {
    search: query === '' ? null : query,
    category: categoryId === null ? null : categoryById(categoryId)?.slug,
    location,
    radius,
    minPrice,
    maxPrice,
    condition,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== null && value !== undefined) params.set(name, String(value))
  }
  return `/api/listings?${params}`
}

/** Uploads the photos one after the other, as the form does while it is filled in, then publishes. */
function makePublishing({ port, talkers, photos, seed }: About): Action['run'] {
  const write = createAdWriter(seed)
  const base = `http://127.0.0.1:${port}/api`
  let [photo, seller] = [0, seed]
  return async () => {
    seller += 1
    const authorization = `Bearer ${talkers[seller % talkers.length]?.token}`
    const images: string[] = []
    for (let n = 0; n < photosOfAnAd; n++) {
      const form = new FormData()
      const bytes = new Uint8Array(photos[photo++ % photos.length] ?? [])
      form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'foto.jpg')
      const sent = await fetch(`${base}/uploads`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      const url = /"url":"([^"]+)"/.exec(await sent.text())?.[1]
      if (!sent.ok || url === undefined) return `upload ${sent.status}`
      images.push(url)
    }
    const { title, description, price, categoryId, location } = write()
    const published = await fetch(`${base}/listings`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ title, description, price, categoryId, location, images }),
    })
    await published.arrayBuffer()
    return failureOf(published.status)
  }
}
