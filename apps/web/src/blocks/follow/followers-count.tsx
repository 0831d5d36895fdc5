import { formatNumber } from '@wepa/domain/text/number'
import { trpc } from '../../lib/trpc.ts'

/** For a seller alone: how many follow them. Nothing while nobody does. */
export function FollowersCount({ userId }: { userId: number }) {
  const { data } = trpc.follows.followers.useQuery({ id: userId }, { staleTime: 60_000 })
  if (!data || data.count === 0) return null
  return (
    <p className="text-body text-muted">
      <span className="figures font-semibold text-ink">{formatNumber(data.count)}</span>{' '}
      {data.count === 1 ? 'persona te sigue' : 'personas te siguen'}. Solo tú ves este número.
    </p>
  )
}
