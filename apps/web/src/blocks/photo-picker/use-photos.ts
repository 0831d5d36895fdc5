import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { fileRefusal } from './check-file.ts'
import { createLine } from './line.ts'
import { existingPhotos, isUnderWay, type Photo, takeStep } from './photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

/** What lies behind a photo of this device: its file until it is shrunk, then what is sent. */
type Source = { file: Blob; shrunk: Blob | null; preview: string | null; abort: AbortController }

export interface PhotoNotice {
  title: string
  message: string
}

interface PhotosOptions {
  /** URLs the ad already has. */
  initial: readonly string[]
  /** Photos the form takes. */
  limit: number
  /** What to say when more are chosen. */
  limitText: string
}

export type Photos = ReturnType<typeof usePhotos>

/** The photos of one form: each is shrunk and uploaded by itself, and can be tried again by itself. */
export function usePhotos({ initial, limit, limitText }: PhotosOptions) {
  const [photos, take] = useReducer(takeStep, initial, existingPhotos)
  const [notice, setNotice] = useState<PhotoNotice | null>(null)
  const [line] = useState(() => createLine(2))
  const sources = useRef(new Map<string, Source>())
  const count = useRef(0)

  async function send(key: string): Promise<void> {
    const source = sources.current.get(key)
    if (source === undefined) return
    take({ step: 'shrinking', key })
    source.shrunk ??= await shrinkPhoto(source.file)
    source.preview ??= URL.createObjectURL(source.shrunk)
    if (!sources.current.has(key)) return
    take({ step: 'shrunk', key, preview: source.preview })
    const sent = await uploadPhoto(source.shrunk, {
      signal: source.abort.signal,
      onProgress: (progress) => take({ step: 'progressed', key, progress }),
    })
    if (sent.outcome === 'done') take({ step: 'uploaded', key, url: sent.photo.url })
    else take({ step: 'failed', key, message: sent.message, canRetry: sent.canRetry })
  }

  function add(files: readonly File[]): void {
    const { accepted, refusal } = sortFiles(files, limit - photos.length, limitText)
    setNotice(refusal)
    const added = accepted.map((file) => {
      count.current += 1
      const key = `nueva-${count.current}`
      const abort = new AbortController()
      sources.current.set(key, { file, shrunk: null, preview: null, abort })
      return { key, name: file.name }
    })
    take({ step: 'added', photos: added })
    for (const { key } of added) line(() => send(key))
  }

  function retry(key: string): void {
    take({ step: 'retried', key })
    line(() => send(key))
  }

  function remove(key: string): void {
    release(sources.current, key)
    setNotice(null)
    take({ step: 'removed', key })
  }

  useRetryOnReturn(photos, retry)
  const whenSettled = useSettled(photos)
  useReleaseOnLeave(sources)

  return {
    photos,
    limit,
    notice,
    add,
    retry,
    remove,
    rotate: (key: string) => take({ step: 'rotated', key }),
    move: (key: string, to: number) => take({ step: 'moved', key, to }),
    isBusy: photos.some(isUnderWay),
    hasFailures: photos.some(({ stage }) => stage === 'failed'),
    isChanged: isChanged(photos, initial),
    /** Resolves with the photos once none is under way any more. */
    whenSettled,
  }
}

/** Which of the chosen files are taken, and what to say of the others. */
function sortFiles(
  files: readonly File[],
  room: number,
  limitText: string,
): { accepted: File[]; refusal: PhotoNotice | null } {
  const refusals = files.map((file) => ({ file, reason: fileRefusal(file) }))
  const fine = refusals.filter(({ reason }) => reason === null).map(({ file }) => file)
  const refused = refusals.find(({ reason }) => reason !== null)
  if (refused?.reason) {
    const title = refused.reason.includes('15MB') ? 'Imagen muy grande' : 'Foto no añadida'
    const refusal = { title, message: `${refused.reason} (${refused.file.name})` }
    return { accepted: fine.slice(0, room), refusal }
  }
  const refusal = fine.length > room ? { title: 'Límite de fotos', message: limitText } : null
  return { accepted: fine.slice(0, room), refusal }
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

/** Ends the uploads and gives the pictures' memory back when the form is left. */
function useReleaseOnLeave(sources: RefObject<Map<string, Source>>): void {
  useEffect(() => {
    const kept = sources.current
    return () => {
      for (const key of [...kept.keys()]) release(kept, key)
    }
  }, [sources])
}

/** Lets a submit wait for the uploads that are still running. */
function useSettled(photos: readonly Photo[]): () => Promise<readonly Photo[]> {
  const waiting = useRef<((photos: readonly Photo[]) => void)[]>([])
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
    if (photos.some(isUnderWay)) return
    for (const settle of waiting.current.splice(0)) settle(photos)
  }, [photos])
  return () =>
    latest.current.some(isUnderWay)
      ? new Promise((resolve) => waiting.current.push(resolve))
      : Promise.resolve(latest.current)
}

function release(sources: Map<string, Source>, key: string): void {
  const source = sources.get(key)
  sources.delete(key)
  source?.abort.abort()
  if (source?.preview) URL.revokeObjectURL(source.preview)
}

function isChanged(photos: readonly Photo[], initial: readonly string[]): boolean {
  return (
    photos.length !== initial.length ||
    photos.some(({ url, rotation }, index) => url !== initial[index] || rotation !== 0)
  )
}
