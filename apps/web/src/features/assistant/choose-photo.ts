import type { Dispatch } from 'react'
import { assistantPhotoRefusal } from '../../blocks/assistant/check-assistant-photo.ts'
import { toDataUrl } from './look-at-photo.ts'
import type { TalkAction, TalkPhoto } from './talk/talk-state.ts'

interface ChoosingTools {
  take: Dispatch<TalkAction>
  begin: () => AbortSignal
  analyze: (photo: TalkPhoto, signal: AbortSignal) => Promise<string | null>
  /** Puts the others into the ad that came of the first. */
  addPhotos: (
    files: readonly File[],
    before: readonly string[],
    signal: AbortSignal,
  ) => Promise<void>
}

/**
 * Takes chosen files into the talk and has the first looked at; what is no photo for it is said, and takes no use.
 * The others are further photos of the same thing.
 */
export async function choosePhotos(
  [file, ...others]: readonly File[],
  { take, begin, analyze, addPhotos }: ChoosingTools,
): Promise<void> {
  if (!file) return
  const refuse = (title: string, text: string) =>
    take({ do: 'fail', turn: { role: 'assistant', isProblem: true, title, text } })
  const refusal = assistantPhotoRefusal(file)
  if (refusal) return refuse(refusal.title, refusal.message)
  const signal = begin()
  const dataUrl = await toDataUrl(file).catch(() => null)
  if (signal.aborted) return
  // Phones offer photos of a cloud that they cannot fetch at the moment.
  if (dataUrl === null) return refuse('No pudimos abrir esa foto', unreadable)
  const photo: TalkPhoto = { dataUrl, url: null }
  take({ do: 'show-photo', photo, picture: dataUrl })
  const cover = await analyze(photo, signal)
  if (cover !== null && others.length > 0) await addPhotos(others, [cover], signal)
}

const unreadable = 'Si está en la nube, ábrela primero en tu galería; o escoge otra.'
