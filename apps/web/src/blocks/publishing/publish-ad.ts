import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { useEffect, useRef } from 'react'
import { sessionEndedText } from '../../lib/errors.ts'
import { checkSession, readPerson } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import type { DraftRefusal } from '../../offline/browser-db/draft.ts'
import type { Queued, Verdict } from '../../offline/browser-db/task.ts'
import { deleteDraft, findDraft } from '../../offline/drafts/drafts.ts'
import { loadHandlers } from '../../offline/outbox/handlers.ts'
import { discard, send } from '../../offline/outbox/outbox.ts'
import { verdictOf } from '../../offline/outbox/verdict.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { refreshListings } from './after-publish.ts'
import { publishDraft } from './publish-draft.ts'

export type PublishOutcome =
  | { outcome: 'published' }
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
  return { outcome: 'published' }
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
  const verdict = (await tried)?.verdict
  if (verdict?.verdict === 'done') return { outcome: 'published' }
  if (!verdict || verdict.verdict === 'retry') {
    const reason = verdict?.reason ?? null
    return { outcome: 'queued', item: { ...item, state: 'queued', reason } }
  }
  // The person is here and told at once: they press again when they have mended it.
  await discard(item.id)
  return refusedAs(draftId, verdict)
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

/**
 * Says that the ad is out and goes home (§2), or on to featuring it (decision A), if the form is still on
 * the screen.
 */
export function useGoOn(): (ad: { title: string; isToFeature: boolean }) => Promise<void> {
  const findOwn = useFindOwn()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async ({ title, isToFeature }) => {
    await refreshListings(queryClient)
    const id = isToFeature ? await findOwn(title) : undefined
    if (!isHere.current) return
    showToast({ title: 'Anuncio publicado', tone: 'good' })
    if (id === undefined) await navigate({ to: '/', ignoreBlocker: true })
    else await navigate({ to: '/featured-upgrade/$id', params: { id }, ignoreBlocker: true })
  }
}

/** The newest own ad with this title. The queue that sent it tells no ids. */
function useFindOwn(): (title: string) => Promise<number | undefined> {
  const { client } = trpc.useUtils()
  return async (title) => {
    const person = readPerson()
    if (!person) return undefined
    const newest = await client.users.listings
      .query({ id: person.userId, limit: 5 })
      .catch(() => undefined)
    return newest?.items.find((listing) => listing.title === title)?.id
  }
}
