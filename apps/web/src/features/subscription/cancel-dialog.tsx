import { PLANS } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { longDate } from '@wepa/domain/text/date'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { PlanChange } from './use-plan-change.ts'

interface CancelDialogProps {
  status: SubscriptionStatus
  change: PlanChange
}

/** What going back to Free means, before it is done. */
export function CancelDialog({ status, change }: CancelDialogProps) {
  const { name } = PLANS[status.plan]
  const { free } = PLANS
  return (
    <ConfirmDialog
      isOpen={change.isAsking}
      onOpenChange={change.setAsking}
      title={`¿Cancelar ${name}?`}
      description={
        <div className="grid gap-2">
          <p>{endText(status)}</p>
          <ul className="grid list-disc gap-1 pl-5">
            <li>No se borra nada: ni anuncios ni fotos.</li>
            <li>
              Los anuncios que pasen de {free.listings} siguen activos hasta que venzan; no podrás
              publicar ni reactivar otros hasta tener espacio.
            </li>
            <li>Los destacados que ya empezaron siguen hasta su fecha.</li>
          </ul>
        </div>
      }
      confirmLabel="Cancelar plan"
      cancelLabel="Conservar plan"
      tone="danger"
      onConfirm={() => void change.cancel()}
    />
  )
}

function endText({ nextBillingDate, graceUntil }: SubscriptionStatus): string {
  if (graceUntil) return 'Como la renovación no se pagó, vuelves a Free ahora mismo.'
  return nextBillingDate
    ? `Lo tienes hasta el ${longDate(nextBillingDate)} y no se cobra más. Después vuelves a Free:`
    : 'Al final de lo que pagaste vuelves a Free:'
}
