import type { PlanId } from '@wepa/domain/payments/plan'
import {
  countVerifications,
  VERIFICATION_TYPES,
  type Verification,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import type { ReactNode } from 'react'
import { useNow } from '../../lib/head/site.ts'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../kept/load-failure.tsx'
import { TrustCard } from '../trust-card/trust-card.tsx'
import { VerificationItem } from './verification-item.tsx'
import { shownTypes } from './verification-kinds.ts'

/** A person's own verifications in detail: the score, the counters, one card for each type. */
export function VerificationPanel({ userId, plan }: { userId: number; plan: PlanId }) {
  const query = trpc.verifications.list.useQuery({ id: userId }, { staleTime: 0 })
  // Without an answer only what is always open can be asked for.
  const opened = trpc.verifications.open.useQuery().data ?? []
  return (
    <div className="grid grid-cols-1 gap-5">
      <TrustCard userId={userId} />
      {query.data ? (
        <OwnVerifications verifications={query.data} plan={plan} opened={opened} />
      ) : query.error ? (
        <LoadFailure
          error={query.error}
          title="No pudimos cargar tus verificaciones"
          onRetry={() => void query.refetch()}
        />
      ) : (
        <PanelSkeleton />
      )}
    </div>
  )
}

interface OwnVerificationsProps {
  verifications: readonly Verification[]
  plan: PlanId
  opened: readonly VerificationType[]
}

function OwnVerifications({ verifications, plan, opened }: OwnVerificationsProps) {
  const now = useNow()
  const { approved, pending, rejected } = countVerifications(verifications)
  const hasOpen = pending > 0 || rejected > 0
  return (
    <section aria-label="Verificaciones" className="grid grid-cols-1 gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2 sm:gap-3">
        <Counter label="Aprobadas">
          {approved} de {VERIFICATION_TYPES.length}
        </Counter>
        <Counter label="Pendientes">{pending}</Counter>
        <Counter label="Rechazadas">{rejected}</Counter>
      </dl>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
        {shownTypes.map((type) => (
          <li key={type}>
            <VerificationItem
              type={type}
              current={verifications.find((each) => each.verificationType === type)}
              plan={plan}
              opened={opened}
              now={now}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/verification-request">Solicitar Verificación</LinkButton>
        {hasOpen && (
          <LinkButton tone="quiet" to="/verification-request">
            Gestionar Verificaciones
          </LinkButton>
        )}
      </div>
    </section>
  )
}

function Counter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-card p-3 shadow-soft sm:p-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures mt-1 text-h3 font-bold">{children}</dd>
    </div>
  )
}

function PanelSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-20 rounded-card" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
        {shownTypes.map((type) => (
          <Skeleton key={type} className="h-40 rounded-card" />
        ))}
      </div>
    </div>
  )
}
