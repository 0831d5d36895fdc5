import { useRouter } from '@tanstack/react-router'
import { meetingSource } from '../../lib/arrival.ts'
import { setTappedHeart, useWaitingHearts } from '../../lib/device/waiting/waiting-hearts.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

interface HeartEvents {
  /** Whatever else shows the heart: called at once, and again with the state of before when it is refused. */
  onTurn?: (isFavorite: boolean) => void
  /** The server has it. */
  onSaved: (isFavorite: boolean) => void
  /** The server did not want to turn it so. */
  onRefused: (isFavorite: boolean) => void
}

/** How often each heart was turned: only the last turn says what came of it. */
const turns = new Map<number, number>()

/**
 * The heart of one ad: turns at once, waits in the outbox while there is no network, and goes back when the
 * server refuses. Of quick taps the last one counts.
 */
export function useHeart(
  { id: listingId, title }: { id: number; title: string },
  { onTurn, onSaved, onRefused }: HeartEvents,
) {
  const { status } = useSession()
  const router = useRouter()
  const waiting = useWaitingHearts()[listingId]
  const { favorites } = trpc.useUtils()
  const { data: isStored = false } = trpc.favorites.ids.useQuery(undefined, {
    enabled: status === 'member',
    select: (ids) => ids.includes(listingId),
  })

  async function turn(isWanted: boolean) {
    const turned = (turns.get(listingId) ?? 0) + 1
    turns.set(listingId, turned)
    setTappedHeart(listingId, isWanted)
    onTurn?.(isWanted)
    const source = meetingSource(router.state.location.pathname, listingId)
    const task = { kind: 'favourite', listingId, isWanted, title, source } as const
    const isLast = () => turns.get(listingId) === turned
    const came = await import('../../offline/outbox/send-tap.ts')
      .then(({ sendTap }) => sendTap(task, isLast))
      // Without network a program's part may be missing.
      .catch(() => ({ state: 'refused' as const }))
    if (!isLast()) return
    setTappedHeart(listingId, undefined)
    if (came.state === 'done') onSaved(isWanted)
    if (came.state === 'waiting') showToast({ title: 'En cola', description: came.reason })
    if (came.state !== 'refused') return
    onTurn?.(!isWanted)
    onRefused(isWanted)
    // After a refusal only the server knows.
    void favorites.ids.invalidate()
  }
  return { isFavorite: status !== 'visitor' && (waiting ?? isStored), turn }
}
