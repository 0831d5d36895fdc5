import { Rocket } from 'lucide-react'
import { useSession } from '../../lib/session/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way to the paid plans; who has one is offered no trial of it. */
export function PlansStrip() {
  const plan = useSession().user?.subscriptionPlan ?? 'free'
  const isPaid = plan !== 'free'
  return (
    <aside aria-label="Planes" className="bg-sol text-on-sol">
      <div className="page flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex min-h-[44px] items-center gap-2 py-1.5 text-small sm:text-body">
          <Rocket aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
          <span>
            <strong className="font-bold">
              {isPaid
                ? `Tienes el plan ${plan === 'pro' ? 'Pro' : 'Business'}`
                : 'Quieres vender más rápido?'}
            </strong>{' '}
            <span className="hidden sm:inline">
              {isPaid
                ? 'Todo lo que trae, en un lugar'
                : 'Prueba gratis por 7 días • Sin compromisos'}
            </span>
          </span>
        </p>
        <LinkButton
          size="small"
          to="/subscription"
          tone="bare"
          className="-mr-3 text-small whitespace-nowrap text-on-sol! underline sm:text-body underline-offset-4 hover:bg-transparent! hover:decoration-2"
        >
          {isPaid ? 'Ver mi plan' : 'Ver Planes Pro'}
        </LinkButton>
      </div>
    </aside>
  )
}
