import { useRouter } from '@tanstack/react-router'
import { useWaitingFollows } from '../../lib/device/waiting/waiting-follows.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { inviteToFollow, turnFollow } from './turn-follow.ts'

/** Whether somebody follows a seller, and how to change that; visitors are asked in, and follow once they are. */
export function useFollow(seller: { id: number; name: string }) {
  const { status } = useSession()
  const router = useRouter()
  const waiting = useWaitingFollows()[seller.id]
  const utils = trpc.useUtils()
  const { data: isStored = false } = trpc.follows.ids.useQuery(undefined, {
    enabled: status === 'member',
    select: (ids) => ids.includes(seller.id),
  })
  const isFollowing = status !== 'visitor' && (waiting ?? isStored)
  return {
    isFollowing,
    toggle: () =>
      status === 'visitor'
        ? inviteToFollow(router, seller)
        : void turnFollow(seller, !isFollowing, utils),
  }
}
