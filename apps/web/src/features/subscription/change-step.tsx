import { useNavigate } from '@tanstack/react-router'
import { type PaidPlanId, PLANS, priceOfPlan } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { changeText } from './change-text.ts'
import { useKeepStatus } from './use-plan-change.ts'

interface ChangeStepProps {
  plan: PaidPlanId
  status: SubscriptionStatus
}

/** Going over to the other paid plan, with the card there is: nothing happens before the press. */
export function ChangeStep({ plan, status }: ChangeStepProps) {
  const navigate = useNavigate()
  const keep = useKeepStatus()
  const { subscriptions } = trpc.useUtils()
  const change = trpc.subscriptions.subscribe.useMutation()
  const [error, setError] = useState<string>()
  const from = status.plan
  const isDown = PLANS[plan].priceCents < PLANS[from].priceCents

  async function done() {
    showToast({ title: '¡Éxito!', description: `Ahora tienes ${PLANS[plan].name}.`, tone: 'good' })
    await navigate({ to: '/subscription', search: {}, replace: true })
  }

  async function submit() {
    setError(undefined)
    try {
      const answer = await change.mutateAsync({ priceId: priceOfPlan(plan) })
      // A plan that ended meanwhile begins anew, with a card: the page then shows its form.
      if ('isChanged' in answer) {
        keep(answer.status)
        return await done()
      }
      await subscriptions.status.invalidate()
    } catch (failure) {
      const { code, message } = readFailure(failure)
      // A press before, whose answer was lost, has changed it.
      if (code === 'already_subscribed') {
        await subscriptions.status.invalidate()
        return await done()
      }
      setError(code === 'unknown' ? 'Hubo un problema procesando el pago' : message)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-lead font-bold">
        De {PLANS[from].name} a {PLANS[plan].name}
      </h2>
      <p className="text-body">
        {changeText(plan, status)}
        {isDown && ' No se borra ningún anuncio ni foto.'}
      </p>
      <FormAlert message={error} />
      <Button tone="call" size="large" isBusy={change.isPending} onClick={() => void submit()}>
        {change.isPending ? 'Cambiando…' : `Cambiar a ${PLANS[plan].name}`}
      </Button>
    </div>
  )
}
