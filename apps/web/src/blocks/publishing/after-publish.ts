// What follows when an ad has reached the server, also one that waited in the queue for it.
import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { readPerson } from '../../lib/session/session.ts'
import { deleteDraft } from '../../offline/drafts/drafts.ts'
import { onDone } from '../../offline/outbox/outbox.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { justPublished } from './just-published.ts'

/**
 * From now on, once for the life of the page: the draft goes, the lists are asked anew, and who is elsewhere by now is
 * told. @param openAd leads to the ad
 */
export function watchPublished(queryClient: QueryClient, openAd: (id: number) => void): void {
  onDone('publish', ({ item, task, result }) => {
    void deleteDraft(task.draftId)
    if (readPerson()?.userId !== item.userId) return
    const tell = tellers.get(task.draftId)
    if (tell) return tell(result)
    // The publish screen says it itself.
    if (window.location.pathname === '/post-ad') return
    void refreshListings(queryClient)
    if (window.location.pathname === '/') return justPublished.set(result)
    showToast({
      title: 'Anuncio publicado',
      description: task.title,
      tone: 'good',
      action: { label: 'Ver mi anuncio', onPress: () => openAd(result.id) },
    })
  })
}

/** Tells a screen of an ad of its own, in place of the toast. @returns the way to end it */
export function onPublished(draftId: string, tell: (listing: Listing) => void): () => void {
  tellers.set(draftId, tell)
  return () => tellers.delete(draftId)
}
const tellers = new Map<string, (listing: Listing) => void>()

/** Asks anew for what a new ad makes old. */
export async function refreshListings(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      Array.isArray(path) && ['listings', 'users', 'categories'].includes(path[0]),
  })
}
