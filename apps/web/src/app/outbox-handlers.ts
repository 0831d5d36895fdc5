// What each kind of queued task does when it is sent. What fails is judged by the outbox.
import { httpBatchLink } from '@trpc/client'
import { readFailure } from '../lib/errors.ts'
import { type ApiClient, createApiClient } from '../lib/trpc.ts'
import type { MessageAct, Results } from '../offline/browser-db/task.ts'
import type { HandlerSource, Handlers } from '../offline/outbox/handlers.ts'
import { drain } from '../offline/outbox/outbox.ts'
import { arrivedBefore } from '../offline/outbox/task-rules.ts'
import { fetchReadably } from '../offline/outbox/unreadable-answer.ts'
import { watchOutbox } from './outbox-effects.ts'
import type { AppRouter } from './router.tsx'

/** How long one call may take before the network counts as gone, in ms. */
const patience = 30_000

/** Sends what waits, and keeps the screens true to it. */
export function wakeOutbox(router: AppRouter, given: { isBack: boolean }): Promise<void> {
  watchOutbox(router)
  return drain(given)
}

export function sourceOf(router: AppRouter): Awaited<ReturnType<HandlerSource>> {
  watchOutbox(router)
  return { clientFor, handlers }
}

export const handlers: Handlers = {
  publish: async ({ draftId }, sending) => {
    const { publishDraft } = await import('../blocks/publishing/publish-draft.ts')
    return publishDraft(draftId, sending)
  },
  message: async ({ conversationId, content, clientId, act }, { client, token }) => {
    if (act?.kind === 'photos') {
      const { sendMessagePhotos } = await import('../blocks/messages/send-message-photos.ts')
      return sendMessagePhotos({ ...act, conversationId, clientId }, { client, token })
    }
    if (act)
      return { verdict: 'done', result: await sendAct(act, { conversationId, clientId, client }) }
    const result = await client.conversations.send.mutate({ id: conversationId, content, clientId })
    // An earlier try had arrived with other words, and they stand: the new ones were not said.
    if (result.content !== content.trim()) return arrivedBefore(result.content)
    return { verdict: 'done', result }
  },
  'first-message': async (
    { listingId, sellerId, content, clientId, source: place },
    { client },
  ) => {
    const { conversation } = await client.conversations.start.mutate({
      listingId,
      sellerId,
      source: place,
    })
    const { id } = conversation
    const result = await client.conversations.send.mutate({ id, content, clientId })
    if (result.content !== content.trim()) return arrivedBefore(result.content)
    return { verdict: 'done', result }
  },
  favourite: async ({ listingId, isWanted, source: place }, { client }) => {
    if (isWanted) await client.favorites.add.mutate({ listingId, source: place })
    else await client.favorites.remove.mutate({ listingId })
    return { verdict: 'done', result: null }
  },
  follow: async ({ sellerId, isWanted }, { client }) => {
    if (isWanted) await client.follows.add.mutate({ sellerId })
    else await client.follows.remove.mutate({ sellerId })
    return { verdict: 'done', result: null }
  },
  'mark-conversation': async ({ conversationId: id, isMuted, isArchived }, { client }) => {
    await client.conversations.mark.mutate({ id, isMuted, isArchived })
    return { verdict: 'done', result: null }
  },
  'mark-read': async (task, sending) => {
    await markRead(task, sending).catch(unlessOnlyLooking)
    return { verdict: 'done', result: null }
  },
}

/** An offer, a meeting or an answer to one: the server words it, as it was shown here. */
function sendAct(
  act: Exclude<MessageAct, { kind: 'photos' }>,
  {
    conversationId,
    clientId,
    client,
  }: { conversationId: number; clientId: string; client: ApiClient },
): Promise<Results['message']> {
  switch (act.kind) {
    case 'offer':
      return client.offers.make.mutate({ id: conversationId, amount: act.amount, clientId })
    case 'answer': {
      const { offerId: id, answer, marksPending } = act
      return client.offers.answer.mutate({ id, answer, marksPending, clientId })
    }
    case 'meeting': {
      const { kind: _kind, ...plan } = act
      return client.meetings.propose.mutate({ ...plan, id: conversationId, clientId })
    }
    case 'meeting-answer':
      return client.meetings.answer.mutate({ id: act.meetingId, answer: act.answer, clientId })
    case 'meeting-step':
      return client.meetings.step.mutate({ id: act.meetingId, step: act.step, clientId })
  }
}

/** Sends this very token; gives up after `patience`. */
export function clientFor(token: string): ApiClient {
  const link = httpBatchLink({
    url: '/trpc',
    headers: { authorization: `Bearer ${token}` },
    fetch: (address, options) =>
      fetchReadably(address, { ...options, signal: AbortSignal.timeout(patience) }),
  })
  return createApiClient([link])
}

/** Who only looks for a business marks nothing as read, and that is no failure. */
function unlessOnlyLooking(error: unknown): void {
  if (readFailure(error).code !== 'team_role') throw error
}

async function markRead(
  { what, id, upTo }: Parameters<Handlers['mark-read']>[0],
  { client, item }: Parameters<Handlers['mark-read']>[1],
): Promise<unknown> {
  switch (what) {
    case 'conversation':
      return client.conversations.markRead.mutate({ id, upTo })
    case 'notification':
      return client.notifications.markRead.mutate({ id })
    case 'all-notifications':
      return client.notifications.markAllRead.mutate({ userId: item.userId, upTo })
  }
}
