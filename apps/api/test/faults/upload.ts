import { makePng } from '../pictures.ts'
import type { World } from './world.ts'

/** Somebody uploads a photo of their own, told apart by `seed`. */
export async function upload({ urls, people }: World, seed: number) {
  const form = new FormData()
  const picture = makePng({ width: 700, height: 500, seed })
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'foto.png')
  const response = await fetch(`${urls()[0]}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${people[0]?.token}` },
    body: form,
    signal: AbortSignal.timeout(30_000),
  })
  return { status: response.status, hasRetryAfter: response.headers.has('retry-after') }
}
