import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@wepa/domain/insights/business-analytics'
import type { SelfUser } from '@wepa/domain/people/user'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LinkChip } from '../../ui/link-chip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswersCard } from './answers-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { PricesCard } from './prices-card.tsx'
import { SearchesCard } from './searches-card.tsx'

/** What a business is told of its ads: each part by itself, with how many it counts. */
export function AnalyticsPage({ days }: { days: AnalyticsPeriod }) {
  const { status, user } = useKnownSession()
  return (
    <div className="page max-w-5xl py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-2 text-h2 wrap-anywhere md:text-h1">
        Análisis de mi negocio
      </h1>
      <p className="mb-5 text-body text-muted">
        En qué búsquedas aparecen tus anuncios, qué se vende y cómo está tu precio. Cada cifra dice
        de cuántos casos sale (n).
      </p>
      {status === 'visitor' && (
        <SignInInvitation
          title="Inicia sesión para ver el análisis de tu negocio"
          text="Viene con el plan Business."
          redirect="/analytics"
        />
      )}
      {status === 'unknown' && <Skeleton className="h-64" />}
      {status === 'member' && <Own key={user.id} user={user} days={days} />}
    </div>
  )
}

function Own({ user, days }: { user: SelfUser; days: AnalyticsPeriod }) {
  if (user.subscriptionPlan !== 'business') return <Upgrade />
  return (
    <div className="grid grid-cols-1 gap-5">
      <PeriodChoice days={days} />
      <SearchesCard userId={user.id} days={days} />
      <FunnelCard userId={user.id} days={days} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <AnswersCard userId={user.id} days={days} />
        <PricesCard userId={user.id} />
      </div>
    </div>
  )
}

function PeriodChoice({ days }: { days: AnalyticsPeriod }) {
  return (
    <nav aria-label="Período" className="flex flex-wrap gap-2">
      {ANALYTICS_PERIODS.map((each) => (
        <LinkChip
          key={each}
          to="/analytics"
          search={each === 30 ? {} : { days: each }}
          isSelected={each === days}
        >
          {`Últimos ${each} días`}
        </LinkChip>
      ))}
    </nav>
  )
}

function Upgrade() {
  return (
    <Card
      title="Con el plan Business"
      text="Ves en qué búsquedas aparecen tus anuncios y en qué lugar, cuántas vistas llegan a mensajes y a ventas por categoría y por pueblo, cuánto tardas en contestar y cómo está tu precio frente a los parecidos. Todo se descarga como tabla, y los lunes te llega un resumen."
    >
      <LinkButton to="/subscription" search={{ plan: 'business' }} className="w-fit">
        Ver el plan Business
      </LinkButton>
    </Card>
  )
}
