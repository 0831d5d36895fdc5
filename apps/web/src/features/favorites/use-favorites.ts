import type { Favorite } from '@wepa/domain/listings/favorite'
import { showFavoriteFailure } from '../../blocks/favorite/use-favorite.ts'
import { useHeart } from '../../blocks/favorite/use-heart.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { withEntry, withoutEntry } from './entries.ts'

const pageSize = 24

/** One's favorites, asked for anew at each visit: hearts turn everywhere. */
export function useFavorites(userId: number) {
  return trpc.favorites.list.useInfiniteQuery(
    { userId, limit: pageSize },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
}

/**
 * Takes an ad off the list: at once, back to its place when the server refuses, and for as long as the
 * toast stands when the person thinks again. An ad that ran out cannot come back, so there is no undo.
 */
export function useRemoval(userId: number, entry: Favorite, canComeBack: boolean): () => void {
  const { favorites } = trpc.useUtils()
  const list = { userId, limit: pageSize }
  const { turn } = useHeart(entry.listing, {
    onTurn: (isOn) => {
      // What is on its way would show the state of before.
      void favorites.list.cancel(list)
      favorites.list.setInfiniteData(
        list,
        (data) => data && (isOn ? withEntry(data, entry) : withoutEntry(data, entry.listing.id)),
      )
    },
    onSaved: (isOn) => {
      if (isOn) return showToast({ title: 'Agregado a favoritos', tone: 'good' })
      const undo = { label: 'Deshacer', onPress: () => void turn(true) }
      showToast({ title: 'Eliminado de favoritos', action: canComeBack ? undo : undefined })
    },
    onRefused: (isOn) => {
      if (isOn) return showFavoriteFailure()
      showToast({ title: 'Error', description: 'No se pudo remover de favoritos', tone: 'bad' })
    },
  })
  return () => void turn(false)
}
