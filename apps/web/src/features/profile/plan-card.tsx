import { PLANS, type PlanId, UNLIMITED } from '@wepa/domain/payments/plan'
import { Crown } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'

/** The current plan, and the way to the others. */
export function PlanCard({ plan }: { plan: PlanId }) {
  const { name, photos } = PLANS[plan]
  return (
    <section
      aria-labelledby="profile-plan"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="profile-plan" className="text-lead font-bold">
          Tu suscripción
        </h2>
        <p className="inline-flex items-center gap-1.5 rounded-full bg-sol-soft px-3 py-0.5 text-body font-semibold">
          <Crown aria-hidden="true" size={16} strokeWidth={1.75} />
          Plan {name}
        </p>
      </div>
      <p className="text-body text-muted">
        Anuncios activos: {listingLimit(plan)} · Fotos por anuncio: {photos}. Destaca un anuncio
        desde $5.
      </p>
      <LinkButton tone="quiet" to="/subscription">
        {plan === 'free' ? 'Ver Planes Pro' : 'Ver mi plan'}
      </LinkButton>
    </section>
  )
}

function listingLimit(plan: PlanId): string {
  const { listings } = PLANS[plan]
  return listings >= UNLIMITED ? 'ilimitados' : String(listings)
}
