// Where a photo stands that an ad names by an address elsewhere.
import type { LinkedPhoto } from '@wepa/domain/photos/linked-photo'

/** What stands at the photo itself; null once its copy is here. */
export function linkedPhotoText({ state, problem }: LinkedPhoto): string | null {
  if (state === 'copied') return null
  if (state === 'waiting') return 'Estamos copiando esta foto. Por ahora nadie más la ve.'
  return `No pudimos copiar esta foto: ${problem ?? ''} Súbela desde tu teléfono.`
}

/** What stands at the ad: how many are on their way, and which did not come. Nothing when all are here. */
export function linkedPhotosTexts(photos: readonly LinkedPhoto[]): string[] {
  const waiting = photos.filter(({ state }) => state === 'waiting').length
  const failed = photos.filter(({ state }) => state === 'failed')
  return [...waitingText(waiting), ...failedText(failed)]
}

function waitingText(count: number): string[] {
  if (count === 0) return []
  return count === 1
    ? ['Estamos copiando 1 foto. Por ahora nadie más la ve.']
    : [`Estamos copiando ${count} fotos. Por ahora nadie más las ve.`]
}

function failedText([first, ...others]: readonly LinkedPhoto[]): string[] {
  if (!first) return []
  if (others.length === 0) {
    return [`No pudimos copiar 1 foto: ${first.problem ?? ''} Súbela desde tu teléfono.`]
  }
  return [`No pudimos copiar ${others.length + 1} fotos. Súbelas desde tu teléfono.`]
}
