import { inTurn } from '../../offline/browser-db/exclusive.ts'
import { blobOf, findPhoto, noteUpload, standingUrl } from '../../offline/drafts/draft-photos.ts'
import {
  type UploadOptions,
  type UploadOutcome,
  uploadPhoto,
} from '../photo-picker/upload-photo.ts'

interface PhotoOfDraft extends UploadOptions {
  draftId: string
  key: string
  /** For who has it at hand; else it is taken from the draft. */
  blob?: Blob
}

/**
 * Sends a photo of a draft, unless the server has it: the form and the queue, in whatever tab, send each once,
 * and note where it is as soon as it stands.
 */
export function sendPhoto(sent: PhotoOfDraft): Promise<UploadOutcome> {
  const { draftId, key, blob, ...options } = sent
  return inTurn(`wepa.photo:${draftId}:${key}`, async () => {
    const photo = await findPhoto(draftId, key)
    const url = photo ? standingUrl(photo) : null
    if (url !== null) return { outcome: 'done', url }
    const bytes = blob ?? (photo && blobOf(photo))
    if (!bytes) return notKept
    if (options.signal?.aborted) return leftAlone
    const outcome = await uploadPhoto(bytes, options)
    if (outcome.outcome === 'done') await noteUpload(draftId, key, outcome.url)
    return outcome
  })
}

const notKept: UploadOutcome = {
  outcome: 'failed',
  message: 'Una foto no cupo en este teléfono. Quítala y añádela de nuevo.',
  isRefusal: true,
  canRetry: false,
  status: 400,
  retryAfter: null,
}

/** Its form was left while it waited; nobody shows this. */
const leftAlone: UploadOutcome = { ...notKept, message: '', canRetry: true, status: 0 }
