// Does what a visitor wanted to do before they signed in.
import { favoriteNotices } from '../../blocks/favorite/favorite-notices.ts'
import { followNotices } from '../../blocks/follow/follow-notices.ts'
import { keepFirstMessage } from '../../lib/device/first-message.ts'
import type { Intent, IntentOf } from '../../lib/session/intent.ts'
import { readPerson } from '../../lib/session/session.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { send } from '../../offline/outbox/outbox.ts'
import { sendTap } from '../../offline/outbox/send-tap.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** How long somebody looks at 'Enviando' before they are told that it waits, in ms. */
const patience = 8_000

/**
 * Queues it under who has just signed in, so that it is done however the network is.
 * @returns the path where they go on; nothing where they wanted to be is that place
 */
export async function carryOutIntent(intent: Intent): Promise<string | undefined> {
  if (intent.kind === 'message') return sendFirstMessage(intent)
  if (intent.kind === 'favorite') void keepFavorite(intent)
  if (intent.kind === 'follow') void keepFollow(intent)
  // A search is named and kept on its own page (`OwnSearches`).
  return undefined
}

async function sendFirstMessage(intent: IntentOf<'message'>): Promise<string | undefined> {
  const person = readPerson()
  if (!person) return undefined
  const { listingId, sellerId, content, title: about, source } = intent
  const { tried } = await send(person.userId, {
    kind: 'first-message',
    listingId,
    sellerId,
    content,
    clientId: makeUuid(),
    about,
    source,
  })
  // The outbox has it: from here on nothing is lost.
  keepFirstMessage(listingId, '')
  const came = await Promise.race([tried, pause(patience)])
  if (came?.kind === 'first-message' && came.verdict.verdict === 'done') {
    return `/chat/${came.verdict.result.conversationId}`
  }
  if (came?.verdict.verdict === 'rejected') {
    showToast({
      title: 'Tu mensaje no se pudo enviar',
      description: came.verdict.reason,
      tone: 'bad',
    })
    return '/pendientes'
  }
  showToast({
    title: 'En cola',
    description: 'Tu mensaje se envía solo en cuanto haya conexión.',
  })
  return undefined
}

async function keepFavorite({ listingId, title }: IntentOf<'favorite'>): Promise<void> {
  const task = { kind: 'favourite', listingId, isWanted: true, title } as const
  const came = await sendTap(task)
  if (came.state === 'done') showToast({ ...favoriteNotices.saved, tone: 'good' })
  if (came.state === 'waiting') showToast({ title: 'En cola', description: came.reason })
  if (came.state === 'refused') showToast({ ...favoriteNotices.notSaved, tone: 'bad' })
}

async function keepFollow({ sellerId, name }: IntentOf<'follow'>): Promise<void> {
  const came = await sendTap({ kind: 'follow', sellerId, isWanted: true, name })
  if (came.state === 'done') showToast({ ...followNotices.followed(name), tone: 'good' })
  if (came.state === 'waiting') showToast({ title: 'En cola', description: came.reason })
  if (came.state === 'refused') showToast({ ...followNotices.refused(came.reason), tone: 'bad' })
}

function pause(duration: number): Promise<undefined> {
  return new Promise((done) => setTimeout(done, duration, undefined))
}
