// What the queue does with photos for a conversation: uploads each once, then sends them as one message.
import { readFailure } from '../../lib/errors.ts'
import type { ApiClient } from '../../lib/trpc.ts'
import type { Results, Verdict } from '../../offline/browser-db/task.ts'
import { forgetUploads } from '../../offline/drafts/draft-photos.ts'
import { failedWith } from '../../offline/outbox/verdict.ts'
import type { UploadOutcome } from '../photo-picker/upload-photo.ts'
import { sendPhoto } from '../publishing/send-photo.ts'
import { dropMessagePhotos, shelfOf } from './message-photo-shelf.ts'

type Photos = {
  conversationId: number
  clientId: string
  keys: readonly string[]
  caption: string | null
}
type Sender = { client: ApiClient; token: string }
type Sent = Verdict<Results['message']>

/** Sends them under the person who queued them. @throws what the call throws */
export async function sendMessagePhotos(photos: Photos, sender: Sender): Promise<Sent> {
  const verdict = await sendOnce(photos, sender, true)
  if (verdict.verdict === 'done') await dropMessagePhotos(photos.clientId)
  return verdict
}

/** @param mayForget the server may have forgotten the photos since they were uploaded: they are sent anew once */
async function sendOnce(photos: Photos, sender: Sender, mayForget: boolean): Promise<Sent> {
  const { conversationId: id, clientId, keys, caption } = photos
  const urls: string[] = []
  for (const [index, key] of keys.entries()) {
    const draftId = shelfOf(clientId)
    const sent = await sendPhoto({ draftId, key, token: sender.token, purpose: 'message' })
    if (sent.outcome === 'failed') return unsent(index, sent)
    urls.push(sent.url)
  }
  const input = { id, clientId, photos: urls, content: caption }
  try {
    return { verdict: 'done', result: await sender.client.conversations.sendPhotos.mutate(input) }
  } catch (error) {
    if (readFailure(error).code !== 'photo_invalid' || !mayForget) throw error
    await forgetUploads(shelfOf(clientId), keys)
    return sendOnce(photos, sender, false)
  }
}

function unsent(index: number, failed: Extract<UploadOutcome, { outcome: 'failed' }>): Sent {
  const { status, message, retryAfter, isRefusal } = failed
  return failedWith({
    status: status || undefined,
    code: isRefusal ? 'photo_invalid' : 'unknown',
    reason: isRefusal ? `La foto ${index + 1} no se pudo usar. ${message}` : null,
    after: retryAfter,
  })
}
