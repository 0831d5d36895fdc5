import type { Photo } from '../../../blocks/photo-picker/photo.ts'

/** What to say when photos did not arrive: nothing is published without a photo the person chose. */
export function unsentPhotosText(photos: readonly Photo[]): string | null {
  return textFor(photos.filter(({ stage }) => stage === 'failed').length)
}

/** The same for those that will never arrive; the others may go out later. */
export function refusedPhotosText(photos: readonly Photo[]): string | null {
  return textFor(photos.filter(({ failure }) => failure && !failure.canRetry).length)
}

function textFor(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? 'Una foto no se subió. Inténtalo de nuevo o quítala.'
    : `${count} fotos no se subieron. Inténtalo de nuevo o quítalas.`
}
