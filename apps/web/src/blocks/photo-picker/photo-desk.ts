// What lies behind the photos of a form: reads, keeps and sends each, and says every step.
import { createLine } from './line.ts'
import type { PhotoStep, StartPhoto } from './photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import type { UploadOptions, UploadOutcome } from './upload-photo.ts'

/** A photo of this device: its file until it is shrunk, then what is sent. */
type Source = {
  name: string
  file: Blob
  shrunk: Blob | null
  preview: string | null
  abort: AbortController
}

/** Where a form's photos lie beside the page, so that they outlive it, and by which way they are sent from there. */
export interface PhotoShelf {
  keep: (photo: { key: string; name: string; blob: Blob }) => Promise<void>
  upload: (key: string, blob: Blob, options: UploadOptions) => Promise<UploadOutcome>
  drop: (key: string) => void
}

export type PhotoDesk = ReturnType<typeof createPhotoDesk>

/** @param take hears every step */
export function createPhotoDesk(take: (step: PhotoStep) => void, shelf: PhotoShelf) {
  // Photos are read one by one, and do not wait for those that are on a slow way.
  const prepareLine = createLine(1)
  const uploadLine = createLine(2)
  const sources = new Map<string, Source>()

  async function prepare(key: string): Promise<void> {
    const source = sources.get(key)
    if (source === undefined) return
    take({ step: 'shrinking', key })
    if (source.shrunk === null) {
      const blob = await shrinkPhoto(source.file)
      if (sources.get(key) !== source) return
      await shelf.keep({ key, name: source.name, blob })
      source.shrunk = blob
    }
    if (sources.get(key) !== source) return
    const { shrunk } = source
    source.preview ??= URL.createObjectURL(shrunk)
    take({ step: 'shrunk', key, preview: source.preview })
    uploadLine(() => send(key, shrunk, source.abort.signal))
  }

  async function send(key: string, blob: Blob, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const onProgress = (progress: number) => take({ step: 'progressed', key, progress })
    const sent = await shelf.upload(key, blob, { signal, onProgress })
    if (sent.outcome === 'done') take({ step: 'uploaded', key, url: sent.url })
    else take({ step: 'failed', key, message: sent.message, canRetry: sent.canRetry })
  }

  function release(key: string): void {
    const source = sources.get(key)
    sources.delete(key)
    source?.abort.abort()
    if (source?.preview) URL.revokeObjectURL(source.preview)
  }

  return {
    /** A file was chosen. */
    add(key: string, file: File): void {
      sources.set(key, newSource(file.name, file))
      prepareLine(() => prepare(key))
    },
    /** Shows the pictures that came with the form, and goes on with those that are not on the server. */
    begin(start: readonly StartPhoto[]): void {
      for (const { key, name, url, blob } of start) {
        if (blob === null) continue
        const source = { ...newSource(name, blob), shrunk: blob }
        sources.set(key, source)
        if (url === null) prepareLine(() => prepare(key))
        else {
          source.preview = URL.createObjectURL(blob)
          take({ step: 'pictured', key, preview: source.preview })
        }
      }
    },
    /** Once more, from where it failed. */
    retry(key: string): void {
      prepareLine(() => prepare(key))
    },
    /** The photo was taken out: its upload ends, and nothing of it is kept. */
    remove(key: string): void {
      release(key)
      shelf.drop(key)
    },
    /** Ends the uploads and gives the pictures' memory back; what is kept stays. */
    close(): void {
      for (const key of [...sources.keys()]) release(key)
    },
  }
}

function newSource(name: string, file: Blob): Source {
  return { name, file, shrunk: null, preview: null, abort: new AbortController() }
}
