import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'
import { showToast } from '../ui/toast-store.ts'

/** Whether an ad is among the person's favourites, and how to change that; the heart turns at once. */
export function useFavourite(listingId: number) {
  const { status } = useSession()
  const navigate = useNavigate()
  const router = useRouter()
  const utils = trpc.useUtils()
  const { data: isFavourite = false } = trpc.favorites.ids.useQuery(undefined, {
    enabled: status === 'member',
    select: (ids) => ids.includes(listingId),
  })
  const put = (isWanted: boolean) =>
    utils.favorites.ids.setData(undefined, (ids = []) =>
      isWanted
        ? [listingId, ...ids.filter((id) => id !== listingId)]
        : ids.filter((id) => id !== listingId),
    )
  // One after the other for the same ad: quick taps end as the last one said.
  const scope = { id: `favourite-${listingId}` }
  const add = trpc.favorites.add.useMutation({
    scope,
    onMutate: () => void put(true),
    onSuccess: () => showToast({ title: 'Agregado a favoritos', tone: 'good' }),
    onError: () => {
      put(false)
      showFailure()
    },
  })
  const remove = trpc.favorites.remove.useMutation({
    scope,
    onMutate: () => void put(false),
    onSuccess: () => showToast({ title: 'Eliminado de favoritos' }),
    onError: () => {
      put(true)
      showFailure()
    },
  })
  return {
    isFavourite: status === 'member' && isFavourite,
    toggle: () => {
      if (status === 'visitor') {
        const redirect = router.state.location.href
        return showInvitation(() => void navigate({ to: '/auth', search: { redirect } }))
      }
      if (isFavourite) remove.mutate({ listingId })
      else add.mutate({ listingId })
    },
  }
}

function showInvitation(onEnter: () => void) {
  showToast({
    title: 'Inicia sesión',
    description: 'Debes iniciar sesión para guardar favoritos',
    action: { label: 'Entrar', onPress: onEnter },
  })
}

function showFailure() {
  showToast({
    title: 'Error',
    description: 'No se pudo actualizar favoritos. Inicia sesión para continuar.',
    tone: 'bad',
  })
}
