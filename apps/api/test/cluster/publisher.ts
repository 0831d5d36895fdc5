// Somebody who publishes ads with a photo, one after the other.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Talker } from '../../bench/live/people.ts'
import { ask, headersOf, type Written } from '../faults/load.ts'
import { makePng } from '../pictures.ts'

export type Publisher = {
  written: readonly Written[]
  stop: () => Promise<void>
}

const Uploaded = z.object({ url: z.string() })

/** Whatever is refused is left; the next ad has another photo. */
export function startPublisher(url: string, { token }: Talker): Publisher {
  const written: Written[] = []
  const stopping = new AbortController()
  const work = async () => {
    for (let seed = Date.now() % 1_000_000; !stopping.signal.aborted; seed += 1) {
      const photo = await upload(url, token, seed).catch(() => undefined)
      if (photo) await publish(photo)
      await wait(1000)
    }
  }
  const publish = async (photo: string) => {
    const ad = anAd(photo)
    const record: Written = {
      table: 'listings',
      text: ad.title,
      isAcknowledged: false,
      firstSent: Date.now(),
    }
    written.push(record)
    const body = JSON.stringify(ad)
    const { status } = await ask('listings', `${url}/api/listings`, {
      method: 'POST',
      headers: headersOf(token),
      body,
    })
    if (status !== 201) return
    record.isAcknowledged = true
    record.acknowledged = Date.now()
  }
  const working = work()
  return {
    written,
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}

async function upload(url: string, token: string, seed: number): Promise<string> {
  const form = new FormData()
  const picture = makePng({ width: 160, height: 120, seed })
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'foto.png')
  const response = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(20_000),
  })
  return Uploaded.parse(await response.json()).url
}

function anAd(photo: string) {
  const clientId = randomUUID()
  return {
    clientId,
    title: `Mesa ${clientId}`,
    description: 'De madera',
    price: '$80',
    location: 'Ponce, Sur',
    contactEmail: 'vende@ejemplo.pr',
    categoryId: 9,
    images: [photo],
  }
}
