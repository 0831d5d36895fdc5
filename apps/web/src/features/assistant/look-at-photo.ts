// A photo on its way to the assistant: as text that outlives a reload, then to the server.
import { shrinkPhoto } from '../../blocks/photo-picker/shrink-photo.ts'
import { type UploadOutcome, uploadPhoto } from '../../blocks/photo-picker/upload-photo.ts'

/** The photo as it will be uploaded, as a data URL. */
export async function toDataUrl(file: Blob): Promise<string> {
  const shrunk = await shrinkPhoto(file)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('the photo cannot be read'))
    reader.readAsDataURL(shrunk)
  })
}

/** Never throws, like the upload itself. */
export function sendPhoto(dataUrl: string, signal: AbortSignal): Promise<UploadOutcome> {
  return uploadPhoto(toBlob(dataUrl), { signal })
}

/** Resolves after `ms`; rejects when the signal ends it first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('stopped'))
    })
  })
}

// Not by fetch: the page's policy lets it reach the product's own address alone.
function toBlob(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? 'image/jpeg' })
}
