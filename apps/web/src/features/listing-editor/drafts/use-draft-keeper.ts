import { useEffect, useRef, useState } from 'react'
import { draftFields } from '../../../blocks/listing-fields/typed-ad.ts'
import { isBeingPrepared, type Photo } from '../../../blocks/photo-picker/photo.ts'
import type { PhotoShelf } from '../../../blocks/photo-picker/photo-desk.ts'
import { sendPhoto } from '../../../blocks/publishing/send-photo.ts'
import { useStore } from '../../../lib/device/store.ts'
import type { DraftContent, Keeping } from '../../../offline/browser-db/draft.ts'
import { dropPhoto, keepPhoto } from '../../../offline/drafts/draft-photos.ts'
import type { ListingForm } from '../listing-form.ts'
import { createDraftKeeper, type DraftKeeper, isSafe } from './draft-keeper.ts'
import type { OpenDraft } from './open-draft.ts'

/** The draft behind a form: where its photos go, and what has become of what was typed. */
export function useDraftKeeper(open: OpenDraft) {
  const [keeper] = useState(() => createDraftKeeper(open))
  const [photoKeeping, setPhotoKeeping] = useState<Keeping>('kept')
  const [shelf] = useState(() => shelfOf(open, keeper, setPhotoKeeping))
  const state = useStore(keeper.state, keeper.state.get())
  return { keeper, shelf, state, photoKeeping, isSafe: isSafe(state) && photoKeeping === 'kept' }
}

interface Watched<Output> {
  keeper: DraftKeeper
  form: ListingForm<Output>
  photos: readonly Photo[]
  rest: Pick<DraftContent, 'isActive' | 'base'>
}

/** Writes the form into its draft at each change, and at the latest when the page goes out of sight. */
export function useKeptForm<Output>({ keeper, form, photos, rest }: Watched<Output>): void {
  const latest = useRef({ photos, rest })
  useEffect(() => {
    latest.current = { photos, rest }
  })
  useEffect(() => {
    keeper.read(() => ({
      fields: draftFields(form.getValues()),
      photos: latest.current.photos.map(placeOf),
      ...latest.current.rest,
    }))
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => keeper.touch(),
    })
    const flush = () => void keeper.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [keeper, form])
  useTouchAtChange(keeper, `${photoMark(photos)} ${rest.isActive} ${rest.base?.updatedAt}`)
}

function useTouchAtChange(keeper: DraftKeeper, mark: string): void {
  const seen = useRef(mark)
  useEffect(() => {
    if (seen.current === mark) return
    seen.current = mark
    keeper.touch()
  }, [keeper, mark])
}

/** Changes with what a draft says of the photos, not with their way to the server. */
function photoMark(photos: readonly Photo[]): string {
  return photos.map(({ key, rotation }) => `${key} ${rotation}`).join()
}

function placeOf({ key, name, rotation, url }: Photo) {
  // The ad's own photos are called by their address; what else has one is an upload that may be forgotten.
  return { key, name, rotation, url: key === url ? url : null }
}

function shelfOf(
  { id: draftId, userId, isElsewhere }: OpenDraft,
  keeper: DraftKeeper,
  onKept: (keeping: Keeping) => void,
): PhotoShelf {
  return {
    keep: async ({ key, blob }) => {
      if (isElsewhere) return
      // The draft before its photos: none is left behind by a form that is closed at this moment.
      await keeper.flush()
      const keeping = await keepPhoto({ draftId, key, userId, blob })
      if (keeping !== 'kept') onKept(keeping)
    },
    upload: (key, blob, options) => sendPhoto({ draftId, key, blob, ...options }),
    drop: (key) => void dropPhoto(draftId, key),
  }
}

/** Whether the photos of a form are all read and kept. */
export function areKept(photos: readonly Photo[]): boolean {
  return !photos.some(isBeingPrepared)
}
