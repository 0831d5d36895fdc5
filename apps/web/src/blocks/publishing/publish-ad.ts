// The one way to publish, for the form and for the assistant.
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { sessionEndedText } from '../../lib/errors.ts'
import { checkSession, readPerson, watchSession } from '../../lib/session/session.ts'
import type { DraftRefusal } from '../../offline/browser-db/draft.ts'
import type { Queued, Verdict } from '../../offline/browser-db/task.ts'
import { deleteDraft, findDraft } from '../../offline/drafts/drafts.ts'
import { loadHandlers } from '../../offline/outbox/handlers.ts'
import { discard, send, withdraw } from '../../offline/outbox/outbox.ts'
import { verdictOf } from '../../offline/outbox/verdict.ts'
import { publishDraft } from './publish-draft.ts'

export type PublishOutcome =
  | { outcome: 'published'; listing: Listing }
  /** It could not be sent at once: it waits, and goes out by itself. */
  | { outcome: 'queued'; item: Queued }
  | { outcome: 'refused'; refusal: DraftRefusal }

interface Published {
  userId: number
  draftId: string
  title: string
  /** The draft lies in the browser, so that it may wait there. */
  isKept: boolean
}

/**
 * Publishes a draft by way of the queue (one walk with and without network) and says what its first try came
 * to. Only what the browser does not keep goes straight to the network: it cannot wait.
 */
export async function publishAd(draft: Published): Promise<PublishOutcome> {
  const person = readPerson()
  if (person?.userId !== draft.userId) return sessionEnded()
  if (draft.isKept) return sendThroughQueue(draft)
  const verdict = await sendAtOnce(draft.draftId, person.token)
  if (verdict.verdict === 'retry') return refused({ ...verdict, reason: notNow })
  if (verdict.verdict !== 'done') return refusedAs(draft.draftId, verdict)
  await deleteDraft(draft.draftId)
  return { outcome: 'published', listing: verdict.result }
}

/** All of it under one token, whoever signs in meanwhile in another tab. */
async function sendAtOnce(draftId: string, token: string): Promise<Verdict<Listing>> {
  try {
    const { clientFor } = await loadHandlers()
    return await publishDraft(draftId, { client: clientFor(token), token })
  } catch (error) {
    return verdictOf(error)
  }
}

async function sendThroughQueue({ userId, draftId, title }: Published): Promise<PublishOutcome> {
  const { item, tried } = await send(userId, { kind: 'publish', draftId, title })
  const gone = untilGone(userId)
  const isGone = await Promise.race([gone.seen, tried.then(() => false)])
  gone.stop()
  // Nothing is sent for somebody who is gone: the try that was to come does not. One under way is awaited.
  if (isGone && (await withdraw(item.id))) return sessionEnded()
  const came = await tried
  const verdict = came?.kind === 'publish' ? came.verdict : undefined
  if (verdict?.verdict === 'done') return { outcome: 'published', listing: verdict.result }
  if (!verdict || verdict.verdict === 'retry') {
    const reason = verdict?.reason ?? null
    return { outcome: 'queued', item: { ...item, state: 'queued', reason } }
  }
  // The person is here and told at once: they press again when they have mended it.
  await discard(item.id)
  return refusedAs(draftId, verdict)
}

/** Resolves once the person is no longer signed in here. */
function untilGone(userId: number): { seen: Promise<true>; stop: () => void } {
  let stop = () => {}
  const seen = new Promise<true>((done) => {
    const look = () => {
      if (readPerson()?.userId !== userId) done(true)
    }
    stop = watchSession(look)
    look()
  })
  return { seen, stop }
}

type Refused = Extract<Verdict, { verdict: 'paused' | 'rejected' }>

async function refusedAs(draftId: string, verdict: Refused): Promise<PublishOutcome> {
  if (verdict.verdict === 'paused') return sessionEnded()
  const draft = await findDraft(draftId)
  return draft?.refusal ? { outcome: 'refused', refusal: draft.refusal } : refused(verdict)
}

function refused({ code, reason }: { code: string; reason: string }): PublishOutcome {
  return { outcome: 'refused', refusal: { code, message: reason, issues: [] } }
}

/** The server is asked who this is, so that the whole page knows that the session is over. */
async function sessionEnded(): Promise<PublishOutcome> {
  await checkSession()
  return refused({ code: 'invalid_token', reason: sessionEndedText })
}

const notNow = 'No se pudo publicar ahora. Revisa tu conexión e inténtalo de nuevo.'
