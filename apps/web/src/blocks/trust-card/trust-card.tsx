import { formatScore, trustBand } from '@wepa/domain/trust/trust'
import type { TrustScore } from '@wepa/domain/trust/trust-schema'
import { BadgeCheck } from 'lucide-react'
import { useId } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../kept/load-failure.tsx'
import { HowTrustWorks } from './how-trust-works.tsx'
import { TrustParts } from './trust-parts.tsx'
import { TrustRing } from './trust-ring.tsx'
import './trust-card.css'

/** How far a person can be trusted: the score, its word, and what it is made of. */
export function TrustCard({ userId, className }: { userId: number; className?: string }) {
  const title = useId()
  const query = trpc.trust.score.useQuery({ id: userId }, { staleTime: 0 })
  return (
    <section
      aria-labelledby={title}
      aria-busy={query.isPending}
      className={classNames(
        'rounded-card border border-line bg-card p-4 shadow-soft sm:p-5',
        className,
      )}
    >
      <h2 id={title} className="text-h3 font-bold">
        Puntuación de confianza
      </h2>
      {query.data ? (
        <Score score={query.data} />
      ) : query.error ? (
        <LoadFailure
          error={query.error}
          title="No pudimos cargar la puntuación"
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ScoreSkeleton />
      )}
    </section>
  )
}

function Score({ score }: { score: TrustScore }) {
  const isKnown = Number(score.overallScore) > 0
  const band = isKnown ? `trust-${trustBand(score.overallScore)}` : 'trust-none'
  return (
    <div className={`mt-4 grid grid-cols-1 gap-5 ${band}`}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <TrustRing score={score.overallScore} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-h3 font-bold">{score.level}</p>
          <p className="text-body text-muted">
            {isKnown ? (
              <>
                <span className="figures">{formatScore(score.overallScore)}</span> de 5
                {score.totalTransactions > 0 && ` · ${deals(score.totalTransactions)}`}
              </>
            ) : (
              'Todavía no hay con qué calcularla. Empieza a contar con la primera verificación, calificación, venta, compra o respuesta.'
            )}
          </p>
          <Badges badges={score.badges} />
        </div>
      </div>
      {isKnown && <TrustParts score={score} />}
      <HowTrustWorks />
    </div>
  )
}

function Badges({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return null
  return (
    <ul aria-label="Distintivos" className="mt-2 flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li
          key={badge}
          className="inline-flex items-center gap-1 rounded-full bg-palma-soft px-2.5 py-0.5 text-small font-semibold text-on-palma-soft"
        >
          <BadgeCheck aria-hidden="true" size={16} strokeWidth={1.75} />
          {badge}
        </li>
      ))}
    </ul>
  )
}

function deals(count: number): string {
  return count === 1 ? '1 venta o compra' : `${count} ventas y compras`
}

function ScoreSkeleton() {
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      <div className="flex items-center gap-5">
        <Skeleton className="size-[88px] rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-5 w-3/4" />
        </div>
      </div>
      <Skeleton className="h-11" />
    </div>
  )
}
