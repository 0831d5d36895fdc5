import { drawPhoto } from './draw-photo.ts'

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, (photo: Blob | null) => void>()

/**
 * The photo as it is uploaded: a JPEG of at most 2048 px, upright and without metadata. A file this browser
 * cannot read (HEIC outside of Safari) goes as it is; the server reads it and removes the metadata.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const shrunk = canUseWorker()
    ? await shrinkInWorker(file)
    : await drawPhoto(file).catch(() => null)
  return shrunk ?? file
}

function canUseWorker(): boolean {
  return typeof Worker === 'function' && typeof OffscreenCanvas === 'function'
}

function shrinkInWorker(file: Blob): Promise<Blob | null> {
  worker ??= startWorker()
  const running = worker
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    running.postMessage({ id, file })
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', (event: MessageEvent<{ id: number; photo: Blob | null }>) => {
    waiting.get(event.data.id)?.(event.data.photo)
    waiting.delete(event.data.id)
  })
  // A worker that cannot start, or ran out of memory, answers for all that wait; the next photo starts another.
  started.addEventListener('error', () => {
    worker = undefined
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
  })
  return started
}
