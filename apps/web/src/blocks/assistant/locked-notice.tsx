import { Lock } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'

/** The trial is over: which plans have the assistant, and the way to them. */
export function LockedNotice() {
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-4 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sol-soft">
        <Lock aria-hidden="true" size={26} strokeWidth={1.75} />
      </span>
      <p className="text-h3 font-bold">Suscripción requerida</p>
      <p className="max-w-sm text-body text-muted">
        Tu prueba gratis del asistente terminó. Con Pro lo usas 300 veces al mes y con Business,
        1,000.
      </p>
      <LinkButton to="/subscription" tone="call">
        Ver Planes Pro
      </LinkButton>
    </div>
  )
}
