import { useEffect, useReducer, useRef, useState } from 'react'
import { makeUuid } from '../../lib/uuid.ts'
import { fingerprint, type PhotoNotice, sortFiles } from './check-file.ts'
import {
  isBeingPrepared,
  isSamePhoto,
  isUnderWay,
  type Photo,
  type StartPhoto,
  startPhotos,
  takeStep,
} from './photo.ts'
import { createPhotoDesk, type PhotoDesk, type PhotoShelf } from './photo-desk.ts'

interface PhotosOptions {
  /** The photos to begin with; read once. */
  initial: readonly StartPhoto[]
  /** URLs of the ad as it stands, by which `isChanged` is told. */
  published: readonly string[]
  /** Photos the form takes. */
  limit: number
  /** What to say when more are chosen. */
  limitText: string
  /** Read once. */
  shelf: PhotoShelf
}

export type Photos = ReturnType<typeof usePhotos>

/** The photos of one form: each is shrunk, kept and uploaded by itself, and can be tried again by itself. */
export function usePhotos({ initial, published, limit, limitText, shelf }: PhotosOptions) {
  const [photos, take] = useReducer(takeStep, initial, startPhotos)
  const [notice, setNotice] = useState<PhotoNotice | null>(null)
  const [desk] = useState(() => createPhotoDesk(take, shelf))

  /** Of the files chosen since the form was opened. */
  const prints = useRef(new Map<string, string>())

  function add(files: readonly File[]): void {
    const taken = new Set(photos.map(({ key }) => prints.current.get(key) ?? ''))
    const { accepted, refusal } = sortFiles(files, limit - photos.length, limitText, taken)
    setNotice(refusal)
    const added = accepted.map((file) => ({ key: makeUuid(), name: file.name, file }))
    for (const { key, file } of added) prints.current.set(key, fingerprint(file))
    take({ step: 'added', photos: added.map(({ key, name }) => ({ key, name })) })
    for (const { key, file } of added) desk.add(key, file)
  }

  function retry(key: string): void {
    take({ step: 'retried', key })
    desk.retry(key)
  }

  function remove(key: string): void {
    desk.remove(key)
    setNotice(null)
    take({ step: 'removed', key })
  }

  function restart(start: readonly StartPhoto[]): void {
    for (const { key } of photos) desk.remove(key)
    take({ step: 'restarted', photos: start })
    desk.begin(start)
  }

  useOpenDesk(desk, initial)
  useRetryOnReturn(photos, retry)

  return {
    photos,
    limit,
    notice,
    add,
    retry,
    remove,
    /** Begins anew with other photos. */
    restart,
    rotate: (key: string) => take({ step: 'rotated', key }),
    move: (key: string, to: number) => take({ step: 'moved', key, to }),
    isBusy: photos.some(isUnderWay),
    isChanged: isChanged(photos, published),
    /** Resolves with the photos once all are small and kept, whether sent or not. */
    whenKept: useUntilNone(photos, isBeingPrepared),
    /** Resolves with the photos once none is under way any more. */
    whenSettled: useUntilNone(photos, isUnderWay),
  }
}

/** What waited for the network goes on by itself when it returns. */
function useRetryOnReturn(photos: readonly Photo[], retry: (key: string) => void): void {
  const latest = useRef({ photos, retry })
  useEffect(() => {
    latest.current = { photos, retry }
  })
  useEffect(() => {
    const resume = () => {
      for (const { key, failure } of latest.current.photos) {
        if (failure?.canRetry) latest.current.retry(key)
      }
    }
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [])
}

/** The desk works as long as its form is open. */
function useOpenDesk(desk: PhotoDesk, initial: readonly StartPhoto[]): void {
  const first = useRef(initial)
  useEffect(() => {
    desk.begin(first.current)
    return desk.close
  }, [desk])
}

/** Lets a submit wait until no photo is in a state any more. */
function useUntilNone(
  photos: readonly Photo[],
  isIn: (photo: Photo) => boolean,
): () => Promise<readonly Photo[]> {
  const waiting = useRef<((photos: readonly Photo[]) => void)[]>([])
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
    if (photos.some(isIn)) return
    for (const settle of waiting.current.splice(0)) settle(photos)
  }, [photos, isIn])
  return () =>
    latest.current.some(isIn)
      ? new Promise((resolve) => waiting.current.push(resolve))
      : Promise.resolve(latest.current)
}

function isChanged(photos: readonly Photo[], published: readonly string[]): boolean {
  return (
    photos.length !== published.length ||
    photos.some(
      ({ url, rotation }, index) => rotation !== 0 || !isSamePhoto(url, published[index] ?? null),
    )
  )
}
