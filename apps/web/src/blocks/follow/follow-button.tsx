import { Check, Plus } from 'lucide-react'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFollow } from './use-follow.ts'

interface FollowButtonProps {
  seller: { id: number; name: string }
  className?: string
}

/** Follows a seller, or ends that; nothing for oneself and for whom one has blocked. */
export function FollowButton({ seller, className }: FollowButtonProps) {
  const { user } = useSession()
  const { data: block } = trpc.blocks.state.useQuery({ userId: seller.id }, { enabled: !!user })
  const { isFollowing, toggle } = useFollow(seller)
  const { name } = seller
  if (user?.id === seller.id || block?.isBlocked) return null
  const Icon = isFollowing ? Check : Plus
  return (
    <Button
      tone={isFollowing ? 'quiet' : 'main'}
      aria-label={isFollowing ? `Siguiendo a ${name}: dejar de seguir` : `Seguir a ${name}`}
      onClick={toggle}
      // As wide for either word: what stands beside it stays where it is.
      className={classNames('min-w-[min(100%,8.5rem)]', className)}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={2} />
      {isFollowing ? 'Siguiendo' : 'Seguir'}
    </Button>
  )
}
