import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { meetingSource } from '../lib/arrival.ts'
import { useSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'

interface HeartEvents {
  /** Whatever else shows the heart: called at once, and again with the state of before when it is refused. */
  onTurn?: (isFavourite: boolean) => void
  /** The server has it. */
  onSaved: (isFavourite: boolean) => void
  /** The server did not want to turn it so. */
  onRefused: (isFavourite: boolean) => void
}

/** The heart of one ad: turns at once and back when the server refuses. Of quick taps the last one counts. */
export function useHeart(listingId: number, { onTurn, onSaved, onRefused }: HeartEvents) {
  const { status } = useSession()
  const router = useRouter()
  const cache = useQueryClient()
  const { client, favorites } = trpc.useUtils()
  const { data: isFavourite = false } = trpc.favorites.ids.useQuery(undefined, {
    enabled: status === 'member',
    select: (ids) => ids.includes(listingId),
  })
  const show = (isOn: boolean) => {
    favorites.ids.setData(undefined, (ids = []) => {
      const others = ids.filter((id) => id !== listingId)
      return isOn ? [listingId, ...others] : others
    })
    onTurn?.(isOn)
  }
  const mutationKey = ['heart', listingId]
  const isLast = () => cache.isMutating({ mutationKey }) === 1
  const turning = useMutation({
    mutationKey,
    // One after the other for the same ad: quick taps end as the last one said.
    scope: { id: mutationKey.join() },
    mutationFn: (isWanted: boolean) => {
      const source = meetingSource(router.state.location.pathname, listingId)
      return isWanted
        ? client.favorites.add.mutate({ listingId, source })
        : client.favorites.remove.mutate({ listingId })
    },
    onMutate: (isWanted) => {
      const isKnown = favorites.ids.getData() !== undefined
      // What is on its way would show the state of before.
      if (isKnown) void favorites.ids.cancel()
      show(isWanted)
      return { isKnown }
    },
    onSuccess: (_state, isWanted) => {
      if (isLast()) onSaved(isWanted)
    },
    onError: (_error, isWanted) => {
      if (!isLast()) return
      show(!isWanted)
      onRefused(isWanted)
    },
    onSettled: (_state, error, _isWanted, before) => {
      // After a refusal only the server knows; and what came before the list did is not all of it.
      if (isLast() && (error || !before?.isKnown)) void favorites.ids.invalidate()
    },
  })
  return { isFavourite: status === 'member' && isFavourite, turn: turning.mutate }
}
