import type { Dispatch } from 'react'
import { assistantPhotoRefusal } from '../../blocks/assistant/check-assistant-photo.ts'
import { toDataUrl } from './look-at-photo.ts'
import type { TalkAction, TalkPhoto } from './talk/talk-state.ts'

interface ChoosingTools {
  take: Dispatch<TalkAction>
  begin: () => AbortSignal
  analyze: (photo: TalkPhoto, signal: AbortSignal) => Promise<void>
}

/** Takes a chosen file into the talk and has it looked at; what is no photo for it is said, and takes no use. */
export async function choosePhoto(
  file: File,
  { take, begin, analyze }: ChoosingTools,
): Promise<void> {
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
  await analyze(photo, signal)
}

const unreadable = 'Si está en la nube, ábrela primero en tu galería; o escoge otra.'
