// What people do all day: they look at pages, pictures and lists; some publish with photos, write and mark.
import { makePng } from '../test/pictures.ts'
import type { Talker } from './live/people.ts'

/** One call; answers its status. */
export type SoakCall = () => Promise<number>

/** Calls of many different people at different things, in turns. */
export function createSoakCalls(
  port: number,
  talkers: readonly Talker[],
): { read: SoakCall; write: SoakCall } {
  const base = `http://127.0.0.1:${port}`
  const ads: { id: number; picture: string | undefined }[] = []
  let seed = Math.floor(Math.random() * 1_000_000)
  const anyAd = () => ads[Math.floor(Math.random() * ads.length)] ?? { id: 1, picture: undefined }
  const anybody = () => talkers[Math.floor(Math.random() * talkers.length)]?.token ?? ''

  const get = async (path: string, token?: string) => {
    const headers = {
      'accept-encoding': 'gzip',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const response = await fetch(base + path, { headers })
    await response.arrayBuffer()
    return response.status
  }
  const post = async (path: string, body: object) => {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${anybody()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  }

  const publish = async () => {
    const photos = Array.from({ length: 1 }, () => {
      seed += 1
      const bytes = makePng({ width: 320, height: 240, seed })
      return `data:image/png;base64,${bytes.toString('base64')}`
    })
    const { status, text } = await post('/api/listings', {
      title: `Nevera ${seed}`,
      description: 'Enfría bien y está limpia',
      price: '350',
      categoryId: 8,
      images: photos,
    })
    if (status === 201)
      ads.push({ id: Number(/"id":(\d+)/.exec(text)?.[1]), picture: pictureIn(text) })
    return status
  }

  const reads: (() => Promise<number>)[] = [
    () => get('/'),
    () => get(`/listing/${anyAd().id}`),
    () => get(`/search?q=${['nevera', 'toyota', 'sofá'][seed++ % 3]}&minPrice=${seed % 200}`),
    () => get(`/nada/${seed++}`),
    () => get('/category/vehiculos'),
    () => get('/api/listings?sort=newest'),
    () => get(`/api/listings?search=nevera&maxPrice=${seed++ % 500}`),
    () => get(`/api/listings/${anyAd().id}`, anybody()),
    () => get('/api/conversations', anybody()),
    () => get(anyAd().picture ?? '/api/categories'),
  ]
  const writes: (() => Promise<number>)[] = [
    publish,
    async () => (await post(`/api/listings/${anyAd().id}/favorite`, {})).status,
    async () => (await post(`/api/listings/${anyAd().id}/track-view`, {})).status,
  ]
  return { read: inTurn(reads), write: inTurn(writes) }
}

function pictureIn(text: string): string | undefined {
  return /"(\/uploads\/[^"]+)"/.exec(text)?.[1]
}

function inTurn(calls: readonly SoakCall[]): SoakCall {
  let at = 0
  return async () => calls[at++ % calls.length]?.() ?? 0
}
