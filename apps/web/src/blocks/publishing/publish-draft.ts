// What the queue does with an ad: its photos, then its text, each once whatever is repeated.

import { PublishInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { Rotation } from '@wepa/domain/photos/sent-photo'
import * as z from 'zod/mini'
import { type Failure, readFailure } from '../../lib/errors.ts'
import type { ApiClient } from '../../lib/trpc.ts'
import type { Draft, DraftRefusal } from '../../offline/browser-db/draft.ts'
import type { Verdict } from '../../offline/browser-db/task.ts'
import { forgetUploads } from '../../offline/drafts/draft-photos.ts'
import { findDraft, noteInDraft } from '../../offline/drafts/drafts.ts'
import { failedWith, verdictOf } from '../../offline/outbox/verdict.ts'
import { publishValues } from '../listing-fields/typed-listing.ts'
import type { UploadOutcome } from '../photo-picker/upload-photo.ts'
import { isAsSent } from './is-as-sent.ts'
import { sendPhoto } from './send-photo.ts'

/** With what an ad is sent: the client and the token are the person's who wrote it. */
type Sender = { client: ApiClient; token: string }
type Failed = Exclude<Verdict<Listing>, { verdict: 'done' }>
type Photos = { images: string[]; imageRotations: Record<string, Rotation> }

/** After these the ad may stand all the same. */
const unanswered: ReadonlySet<Failure['code']> = new Set([
  'offline',
  'unknown',
  'unavailable',
  'database_unavailable',
])

/** Publishes a draft. What it was refused for is noted in it; one that was published is not published again. */
export async function publishDraft(draftId: string, sender: Sender): Promise<Verdict<Listing>> {
  const draft = await findDraft(draftId)
  if (!draft) return gone
  if (draft.published) return { verdict: 'done', result: draft.published }
  if (draft.refusal) await noteInDraft(draftId, { refusal: null })
  const verdict = await send(draft, sender)
  if (verdict.verdict === 'done') {
    await noteInDraft(draftId, { published: verdict.result, isUnanswered: false, refusal: null })
  }
  return verdict
}

async function send(draft: Draft, sender: Sender): Promise<Verdict<Listing>> {
  const input = z.safeParse(PublishInput, publishValues(draft.fields))
  if (!input.success) {
    const issues = input.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }))
    const message = issues[0]?.message ?? 'Revisa los datos de tu anuncio.'
    return refuse(draft, { code: 'validation', message, issues })
  }
  return sendOnce(draft, input.data, sender, true)
}

/** @param mayForget the server may have forgotten the photos since they were sent: they are sent anew once */
async function sendOnce(
  draft: Draft,
  text: PublishInput,
  sender: Sender,
  mayForget: boolean,
): Promise<Verdict<Listing>> {
  const photos = await sendPhotos(draft, sender)
  if ('verdict' in photos) return photos
  try {
    return await publish(draft, { ...text, ...photos }, sender)
  } catch (error) {
    const { code, message, issues } = readFailure(error)
    if (code === 'photo_invalid' && mayForget) {
      await forgetUploads(
        draft.id,
        draft.photos.map(({ key }) => key),
      )
      return sendOnce(draft, text, sender, false)
    }
    const verdict = verdictOf(error)
    if (verdict.verdict === 'rejected') return refuse(draft, { code, message, issues })
    return verdict
  }
}

async function sendPhotos(draft: Draft, { token }: Sender): Promise<Photos | Failed> {
  const images: string[] = []
  const imageRotations: Record<string, Rotation> = {}
  for (const [index, { key, url, rotation }] of draft.photos.entries()) {
    const sent = url === null ? await sendPhoto({ draftId: draft.id, key, token }) : null
    if (sent?.outcome === 'failed') return unsent(draft, index, sent)
    images.push(sent?.url ?? url ?? '')
    if (rotation !== 0) imageRotations[String(index)] = rotation
  }
  return { images, imageRotations }
}

type FailedUpload = Extract<UploadOutcome, { outcome: 'failed' }>

function unsent(draft: Draft, index: number, failed: FailedUpload): Failed | Promise<Failed> {
  const { status, message, retryAfter, isRefusal } = failed
  const verdict = failedWith({
    status: status || undefined,
    code: isRefusal ? 'photo_invalid' : 'unknown',
    reason: isRefusal ? message : null,
    after: retryAfter,
  })
  if (verdict.verdict !== 'rejected') return verdict
  const reason = `La foto ${index + 1} no se pudo usar. ${message}`
  return refuse(draft, { code: 'photo_invalid', message: reason, issues: [] })
}

/** A try that got no answer may have made the ad: what was changed since is carried over to it. */
async function publish(
  draft: Draft,
  input: PublishInput,
  { client }: Sender,
): Promise<Verdict<Listing>> {
  await noteInDraft(draft.id, { isUnanswered: true })
  const listing = await client.listings.publish
    .mutate({ ...input, clientId: draft.id })
    .catch(async (error) => {
      if (!unanswered.has(readFailure(error).code)) {
        await noteInDraft(draft.id, { isUnanswered: draft.isUnanswered })
      }
      throw error
    })
  if (!draft.isUnanswered || isAsSent(listing, input)) return { verdict: 'done', result: listing }
  const { price } = input
  if (!price) return refuse(draft, unpriced)
  const edited = await client.listings.edit.mutate({ ...input, price, id: listing.id })
  return { verdict: 'done', result: edited }
}

async function refuse(draft: Draft, refusal: DraftRefusal): Promise<Failed> {
  await noteInDraft(draft.id, { refusal })
  return { verdict: 'rejected', code: refusal.code, reason: refusal.message }
}

const unpricedText =
  'Tu anuncio ya quedó publicado como lo enviaste primero. Para guardar tus cambios, ponle un precio.'

/** An edit needs a price. */
const unpriced: DraftRefusal = {
  code: 'validation',
  message: unpricedText,
  issues: [{ path: 'price', message: unpricedText }],
}

const gone: Failed = {
  verdict: 'rejected',
  code: 'draft_gone',
  reason: 'Este borrador ya no está en este teléfono.',
}
