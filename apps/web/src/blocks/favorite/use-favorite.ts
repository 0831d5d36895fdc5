import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useSession } from '../../lib/session/session.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { favoriteNotices } from './favorite-notices.ts'
import { useHeart } from './use-heart.ts'

/** Whether an ad is among the person's favorites, and how to change that, with the words for each outcome. */
export function useFavorite(listing: { id: number; title: string }) {
  const { status } = useSession()
  const router = useRouter()
  const { isFavorite, turn } = useHeart(listing, {
    onSaved: (isOn) =>
      showToast(
        isOn ? { ...favoriteNotices.saved, tone: 'good' } : { title: 'Eliminado de favoritos' },
      ),
    onRefused: showFavoriteFailure,
  })
  return {
    isFavorite,
    toggle: () => {
      if (status === 'visitor') return void invite(router, listing)
      void turn(!isFavorite)
    },
  }
}

/** Also where the words cannot be fetched: the failure says to sign in, too. */
async function invite(router: AnyRouter, { id, title }: { id: number; title: string }) {
  const intent = { kind: 'favorite', listingId: id, title } as const
  await import('../account/invite-visitor.ts').then(
    ({ inviteVisitor }) => inviteVisitor(router, favoriteNotices.signIn, intent),
    showFavoriteFailure,
  )
}

export function showFavoriteFailure(): void {
  showToast({ ...favoriteNotices.notSaved, tone: 'bad' })
}
