import { MAX_MESSAGE_PHOTOS } from '@wepa/domain/conversations/message-photos'
import { useEffect, useRef, useState } from 'react'
import { fingerprint, sortFiles } from '../../../blocks/photo-picker/check-file.ts'
import { shrinkPhoto } from '../../../blocks/photo-picker/shrink-photo.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** A photo that is to go with the next message; `blob` null until it is small enough to be sent. */
export type ChosenPhoto = { key: string; name: string; preview: string; blob: Blob | null }

const LIMIT_TEXT = `Puedes enviar hasta ${MAX_MESSAGE_PHOTOS} fotos a la vez.`

/** The photos somebody has chosen for their next message, each shrunk as it comes. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const prints = useRef(new Map<string, string>())
  const previews = useRef(new Set<string>())
  const release = (preview: string) => {
    URL.revokeObjectURL(preview)
    previews.current.delete(preview)
  }
  useEffect(() => {
    const all = previews.current
    return () => {
      for (const preview of all) URL.revokeObjectURL(preview)
      all.clear()
    }
  }, [])
  const takeOut = (isMeant: (photo: ChosenPhoto) => boolean) => {
    for (const each of photos) if (isMeant(each)) release(each.preview)
    setPhotos((before) => before.filter((each) => !isMeant(each)))
  }

  const add = async (files: readonly File[]) => {
    const taken = new Set(photos.map(({ key }) => prints.current.get(key) ?? ''))
    const room = MAX_MESSAGE_PHOTOS - photos.length
    const { accepted, refusal } = sortFiles(files, room, LIMIT_TEXT, taken)
    if (refusal) showToast({ title: refusal.title, description: refusal.message, tone: 'bad' })
    const added = accepted.map((file) => {
      const key = makeUuid()
      const preview = URL.createObjectURL(file)
      prints.current.set(key, fingerprint(file))
      previews.current.add(preview)
      return { file, photo: { key, name: file.name, preview, blob: null } }
    })
    setPhotos((before) => [...before, ...added.map(({ photo }) => photo)])
    // One after the other: a phone holds the pixels of one.
    for (const { file, photo } of added) {
      const blob = await shrinkPhoto(file)
      setPhotos((before) =>
        before.map((each) => (each.key === photo.key ? { ...each, blob } : each)),
      )
    }
  }
  return {
    photos,
    isPreparing: photos.some(({ blob }) => blob === null),
    add: (files: readonly File[]) => void add(files),
    remove: (key: string) => takeOut((each) => each.key === key),
    /** They are sent, and the next message begins without any. */
    clear: () => takeOut(() => true),
  }
}
