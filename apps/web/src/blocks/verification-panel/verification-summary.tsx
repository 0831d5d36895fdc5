import { formatScore } from '@wepa/domain/trust/trust'
import { countVerifications, VERIFICATION_TYPES } from '@wepa/domain/trust/verification'
import { BadgeCheck, ShieldCheck } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The compact panel: how many verifications are approved, and the score. Nothing where they cannot be loaded. */
export function VerificationSummary({ userId }: { userId: number }) {
  const list = trpc.verifications.list.useQuery({ id: userId }, { staleTime: 0 })
  const score = trpc.trust.score.useQuery({ id: userId }, { staleTime: 0 })
  if (list.isError || score.isError) return null
  if (!list.data || !score.data) return <Skeleton className="h-6 w-64 max-w-full" />
  const { approved } = countVerifications(list.data)
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-body">
      <span className="inline-flex items-center gap-1.5">
        <BadgeCheck
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className={`flex-none ${approved > 0 ? 'text-palma' : 'text-muted'}`}
        />
        {approved} de {VERIFICATION_TYPES.length} verificaciones
      </span>
      <span className="inline-flex items-center gap-1.5">
        <ShieldCheck
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="flex-none text-caribe"
        />
        Confianza: <strong className="figures">{formatScore(score.data.overallScore)}</strong>
        {Number(score.data.overallScore) > 0 && 'de 5'}
      </span>
    </p>
  )
}
