// Asks the service worker to keep the thumbnails of kept lists, also of what nobody scrolled to.
import { cardImage } from '@wepa/domain/photos/fallback'
import { avifUrl } from '@wepa/domain/photos/photo'
import { savesData } from '../../lib/device/saves-data.ts'
import type { Answer } from './store.ts'

let asked = ''

export function keepPictures(answers: readonly Answer[]): void {
  const worker = navigator.serviceWorker?.controller
  if (!worker || savesData()) return
  const urls = answers.flatMap(({ rule, text }) =>
    rule.hasPictures ? thumbnailsIn(JSON.parse(text)) : [],
  )
  const all = JSON.stringify(urls)
  // Lists that are asked for again and again have the same ones.
  if (urls.length === 0 || all === asked) return
  asked = all
  worker.postMessage({ type: 'KEEP_PICTURES', urls })
}

/** The card's picture of each ad, wherever it stands in an answer, in the format that browsers of today choose. */
export function thumbnailsIn(answer: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (isPictured(value)) {
      const picture = cardImage(value)
      found.add(avifUrl(picture) ?? picture)
    }
    for (const each of Object.values(value)) look(each)
  }
  look(answer)
  // With a pass (of a withdrawn ad) it may not be kept.
  return [...found].filter((url) => url.startsWith('/') && !url.includes('?'))
}

type Pictured = { thumbnails: string[]; images: string[]; category?: { slug: string } }

function isPictured(value: object): value is Pictured {
  return (
    'thumbnails' in value &&
    Array.isArray(value.thumbnails) &&
    'images' in value &&
    Array.isArray(value.images)
  )
}
