// What people do while versions change: they search and read ads, and some publish, edit and write to each other.
import { randomUUID } from 'node:crypto'
import { CATEGORIES } from '@wepa/domain/listings/category'
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { headersOf } from '../../test/faults/load.ts'
import { createAdWriter } from '../ad-writer.ts'
import type { OwnAd, People } from './people.ts'

/** A request, and what it writes: a text that is then in the database once, or the new title of an ad. */
export type Call = {
  what: string
  path: string
  options: RequestInit
  written?: { table: 'listings' | 'messages'; text: string; adId?: number }
}

const words =
  'toyota,honda,samsung,nevera,carro,sofá,celular,bicicleta,mesa,apto,gomas,mudanza'.split(',')

/** Answers the next call of visitors and people who write. `ads`: how many there are. Far more is written than in life. */
export function createCalls(people: People, ads: number): () => Call {
  const read = createReads(ads)
  const write = createWrites(people)
  const list = () => reading('conversations', '/api/conversations', any(people.talkers).token)
  return mix([
    [write, 16],
    [list, 6],
    [read, 78],
  ])
}

/** Answers what the next visitor reads: an ad more often than a search. */
export function createReads(ads: number): () => Call {
  const price = () => 50 + Math.floor(Math.random() * 100_000)
  const search = () =>
    reading('search', `/api/listings?search=${encodeURIComponent(any(words))}&maxPrice=${price()}`)
  const nearby = () => {
    const place = encodeURIComponent(any(MUNICIPALITIES).name)
    return reading('nearby', `/api/listings?location=${place}&radius=10&maxPrice=${price()}`)
  }
  return mix([
    [() => reading('ad', `/api/listings/${1 + Math.floor(Math.random() * ads)}`), 46],
    [search, 22],
    [() => reading('category', `/api/listings?category=${any(CATEGORIES).slug}`), 6],
    [nearby, 4],
  ])
}

/** Answers what is written next: a new ad, a change of one, or a message. */
export function createWrites({ talkers, ads }: People): () => Call {
  const write = createAdWriter(Date.now() % 100_000)
  // One after the other, so that an ad is not edited twice at a time.
  const nextAd = inTurn(ads)
  return mix([
    [() => publish(write, any(talkers).token), 5],
    [() => edit(write, nextAd()), 5],
    [() => message(any(talkers)), 6],
  ])
}

/** Calls of each kind by its weight. */
function mix(kinds: readonly (readonly [next: () => Call, weight: number])[]): () => Call {
  const all = kinds.flatMap(([next, weight]) => Array.from({ length: weight }, () => next))
  return () => any(all)()
}

function reading(what: string, path: string, token?: string): Call {
  return { what, path, options: { headers: headersOf(token) } }
}

function publish(write: ReturnType<typeof createAdWriter>, token: string): Call {
  const { title, description, price, categoryId, location } = write()
  const clientId = randomUUID()
  const text = `${title.slice(0, 60)} ${clientId}`
  const body = { clientId, title: text, description, price, categoryId, location }
  return sending('publish', 'POST', '/api/listings', token, body, { table: 'listings', text })
}

function edit(write: ReturnType<typeof createAdWriter>, { id, token }: OwnAd): Call {
  const { title, description, categoryId } = write()
  const text = `${title.slice(0, 60)} ${randomUUID()}`
  const body = { title: text, description, categoryId, price: '$99' }
  return sending('edit', 'PUT', `/api/listings/${id}`, token, body, {
    table: 'listings',
    text,
    adId: id,
  })
}

function message({ conversationId, token }: People['talkers'][number]): Call {
  const clientId = randomUUID()
  const text = `Hola ${clientId}`
  const path = `/api/conversations/${conversationId}/messages`
  const body = { clientId, content: text }
  return sending('message', 'POST', path, token, body, { table: 'messages', text })
}

function sending(
  what: string,
  method: string,
  path: string,
  token: string,
  body: object,
  written: NonNullable<Call['written']>,
): Call {
  const options = { method, headers: headersOf(token), body: JSON.stringify(body) }
  return { what, path, options, written }
}

function any<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}

function inTurn<T>(list: readonly T[]): () => T {
  let at = 0
  return () => {
    const one = list[at++ % list.length]
    if (one === undefined) throw new Error('nothing to take turns')
    return one
  }
}
