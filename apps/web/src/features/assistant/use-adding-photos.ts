import { formPhotoLimit, type PlanId, photoLimitText } from '@wepa/domain/payments/plan'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import type { Dispatch } from 'react'
import { sortFiles } from '../../blocks/photo-picker/check-file.ts'
import { sendPhoto, toDataUrl } from './look-at-photo.ts'
import type { TalkAction } from './talk/talk-state.ts'
import { photosAdded, unreadablePhoto } from './talk/talk-words.ts'

/** Puts further photos into the ad in hand; nobody looks at them, so they take no use. */
export function useAddingPhotos(plan: PlanId, take: Dispatch<TalkAction>) {
  const limit = formPhotoLimit(plan)

  /** @returns its address; or why it is not there; null when the signal ended it */
  async function addPhoto(
    file: File,
    signal: AbortSignal,
  ): Promise<{ url?: string; problem?: string } | null> {
    const picture = await toDataUrl(file).catch(() => null)
    if (signal.aborted) return null
    // Phones offer photos of a cloud that they cannot fetch at the moment.
    if (picture === null) return { problem: unreadablePhoto }
    take({ do: 'show-added', picture })
    const sent = await sendPhoto(picture, signal)
    if (signal.aborted) return null
    if (sent.outcome === 'failed') return { problem: sent.status === 0 ? notSent : sent.message }
    take({ do: 'photo-added', url: sent.url, picture: thumbnailUrl(sent.url) })
    return { url: sent.url }
  }

  /**
   * @param before the ad's photos so far
   * @param signal ends it after the photos that are there by then
   */
  async function addPhotos(
    files: readonly File[],
    before: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    const room = limit - before.length
    const { accepted, refusal } = sortFiles(files, room, photoLimitText(plan), new Set())
    const urls = new Set(before)
    take({ do: 'add-photos' })
    for (const file of accepted) {
      const { url, problem } = (await addPhoto(file, signal)) ?? {}
      if (signal.aborted) return
      if (url) urls.add(url)
      if (!problem) continue
      return take({ do: 'fail', turn: { role: 'assistant', isProblem: true, text: problem } })
    }
    take({ do: 'photos-added', turn: photosAdded(urls.size, refusal) })
  }

  return { addPhotos, hasRoom: (photos: readonly string[]) => photos.length < limit }
}

// The upload's own words promise that it goes on by itself.
const notSent = 'Sin conexión. Elige la foto otra vez cuando vuelva la señal.'
