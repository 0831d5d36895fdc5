// What the screens show of the outbox: hearts and follows that wait, lists that change once something has arrived, a session that ended.
import { watchPublished } from '../blocks/publishing/after-publish.ts'
import { setQueuedFollows } from '../lib/device/waiting/waiting-follows.ts'
import { setQueuedHearts } from '../lib/device/waiting/waiting-hearts.ts'
import { readPerson } from '../lib/session/session.ts'
import type { Queued } from '../offline/browser-db/task.ts'
import { onChanged, onDropped, onTried } from '../offline/outbox/announcements.ts'
import { onDone } from '../offline/outbox/outbox.ts'
import { listQueuedOf } from '../offline/outbox/queue.ts'
import { showToast } from '../ui/toast/toast-store.ts'
import type { AppRouter } from './router.tsx'

type FavoritePages = { pages: { items: { listing: { id: number } }[] }[] }

let isWatching = false

/** Once for the life of the page. */
export function watchOutbox(router: AppRouter): void {
  if (isWatching) return
  isWatching = true
  const { queryClient, trpc } = router.options.context
  const { favorites, notifications, conversations } = trpc
  watchPublished(
    queryClient,
    (id) => void router.navigate({ to: '/listing/$id', params: { id: String(id) } }),
  )
  onDone('favourite', ({ item, task: { listingId, isWanted } }) => {
    if (!isOfNow(item)) return
    refreshFavorites(router, listingId, isWanted)
    if (favorites.ids.getData() === undefined) return void favorites.ids.invalidate()
    // What is on its way would show the state of before.
    void favorites.ids.cancel()
    favorites.ids.setData(undefined, (ids = []) => {
      const others = ids.filter((id) => id !== listingId)
      return isWanted ? [listingId, ...others] : others
    })
  })
  onDropped(({ task }) => {
    if (task.kind === 'message' && task.act?.kind === 'photos') void dropPhotosOf(task)
  })
  onDone('follow', ({ item, task: { sellerId, isWanted } }) => {
    if (isOfNow(item)) noteFollow(router, sellerId, isWanted)
  })
  onDone('first-message', () => void conversations.list.invalidate())
  onDone('mark-read', () => {
    void notifications.unreadCount.invalidate()
    void conversations.unreadCount.invalidate()
  })
  onTried(({ item, verdict }) => {
    // Over by now is what makes it wait; only another person has nothing to do with it.
    if (verdict.verdict === 'paused' && (!readPerson() || isOfNow(item))) tellSessionEnded(router)
  })
  onChanged(() => void showWaiting())
  void showWaiting()
}

async function dropPhotosOf({ clientId }: { clientId: string }): Promise<void> {
  const { dropMessagePhotos } = await import('../blocks/messages/message-photo-shelf.ts')
  await dropMessagePhotos(clientId)
}

/** A list that was asked for before its heart arrived is asked for anew; one that agrees keeps its order. */
function refreshFavorites(router: AppRouter, listingId: number, isWanted: boolean): void {
  const { queryClient, trpc } = router.options.context
  void trpc.favorites.list.invalidate(undefined, {
    predicate: ({ queryKey }) => {
      const data = queryClient.getQueryData<FavoritePages>(queryKey)
      const holds = data?.pages.some(({ items }) =>
        items.some(({ listing }) => listing.id === listingId),
      )
      return holds !== isWanted
    },
  })
}

/** The buttons show at once what the lists are asked for. */
function noteFollow(router: AppRouter, sellerId: number, isWanted: boolean): void {
  const { follows } = router.options.context.trpc
  void follows.list.invalidate()
  void follows.newAds.invalidate()
  if (follows.ids.getData() === undefined) return void follows.ids.invalidate()
  // What is on its way would show the state of before.
  void follows.ids.cancel()
  follows.ids.setData(undefined, (ids = []) => {
    const others = ids.filter((id) => id !== sellerId)
    return isWanted ? [sellerId, ...others] : others
  })
}

/** What was sent for somebody who is gone must not show under who is there now. */
function isOfNow({ userId }: Queued): boolean {
  return readPerson()?.userId === userId
}

/** Each person's own: with another one signed in, other taps wait. */
async function showWaiting(): Promise<void> {
  const person = readPerson()
  const rows = person ? await listQueuedOf(person.userId) : []
  const hearts = rows.flatMap(({ task, state }) =>
    task.kind === 'favourite' && state !== 'rejected'
      ? [[task.listingId, task.isWanted] as const]
      : [],
  )
  setQueuedHearts(Object.fromEntries(hearts))
  const follows = rows.flatMap(({ task, state }) =>
    task.kind === 'follow' && state !== 'rejected' ? [[task.sellerId, task.isWanted] as const] : [],
  )
  setQueuedFollows(Object.fromEntries(follows))
}

function tellSessionEnded(router: AppRouter): void {
  const redirect = router.state.location.href
  showToast({
    title: 'Tu sesión terminó',
    description: 'Entra de nuevo: lo que quede en cola se envía entonces.',
    tone: 'bad',
    action: {
      label: 'Entrar',
      onPress: () => void router.navigate({ to: '/auth', search: { redirect } }),
    },
  })
}
