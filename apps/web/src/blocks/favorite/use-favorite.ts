import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSession } from '../../lib/session/session.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { favoriteNotices } from './favorite-notices.ts'
import { useHeart } from './use-heart.ts'

/** Whether an ad is among the person's favorites, and how to change that, with the words for each outcome. */
export function useFavorite(listing: { id: number; title: string }) {
  const { status } = useSession()
  const navigate = useNavigate()
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
      if (status === 'visitor') {
        const redirect = router.state.location.href
        return showInvitation(() => void navigate({ to: '/auth', search: { redirect } }))
      }
      void turn(!isFavorite)
    },
  }
}

function showInvitation(onEnter: () => void) {
  const { title, description, action } = favoriteNotices.signIn
  showToast({ title, description, action: { label: action, onPress: onEnter } })
}

export function showFavoriteFailure(): void {
  showToast({ ...favoriteNotices.notSaved, tone: 'bad' })
}
