// Why the picture behind a link was not copied, and the words for its owner.

import { ImageRefused } from '../../../gateways/photos/image-resizer.ts'
import { type FetchProblem, FetchRefused } from '../../../gateways/photos/photo-fetcher.ts'

export type CopyProblem = FetchProblem | Exclude<ImageRefused['reason'], 'busy'>

/** What went wrong on the other side; undefined for trouble of our own. */
export function readProblem(
  error: unknown,
): { problem: CopyProblem; isFinal: boolean } | undefined {
  if (error instanceof FetchRefused) return { problem: error.reason, isFinal: error.isFinal }
  if (!(error instanceof ImageRefused) || error.reason === 'busy') return undefined
  return { problem: error.reason, isFinal: true }
}

const texts: Readonly<Record<CopyProblem, string>> = {
  unreachable: 'la página donde está no contesta.',
  gone: 'ya no está en esa dirección.',
  refused: 'la página donde está no nos deja verla.',
  too_large: 'pasa de 15MB.',
  too_slow: 'la página donde está tarda demasiado.',
  too_many_redirects: 'esa dirección nos manda de una página a otra.',
  unsupported: 'en esa dirección no hay una imagen que podamos usar.',
  heic: 'está en formato HEIC, que no podemos leer.',
  unreadable: 'está dañada o incompleta.',
  too_many_pixels: 'tiene demasiados píxeles (el máximo son 50 megapíxeles).',
}

/** The end of 'No pudimos copiar esta foto: …'. */
export function problemText(problem: string | null): string {
  return isProblem(problem) ? texts[problem] : texts.unreachable
}

function isProblem(text: string | null): text is CopyProblem {
  return text !== null && Object.hasOwn(texts, text)
}
