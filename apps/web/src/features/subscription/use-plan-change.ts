import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { longDate } from '@wepa/domain/text/date'
import { useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { checkSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

export type PlanChange = ReturnType<typeof usePlanChange>

/** Cancelling, after a question, and taking it back. */
export function usePlanChange() {
  const keep = useKeepStatus()
  const { subscriptions } = trpc.useUtils()
  const cancelling = trpc.subscriptions.cancel.useMutation()
  const resuming = trpc.subscriptions.resume.useMutation()
  const [isAsking, setAsking] = useState(false)

  const fail = (error: unknown, fallback: string) => {
    showFailure(error, fallback)
    // The plan may have ended, or changed, elsewhere.
    void subscriptions.status.invalidate()
  }
  async function cancel() {
    try {
      const status = await cancelling.mutateAsync()
      keep(status)
      const description = status.cancelAt
        ? `Lo tienes hasta el ${longDate(status.cancelAt)}.`
        : 'Volviste a Free.'
      showToast({ title: 'Plan cancelado', description })
    } catch (error) {
      fail(error, 'No se pudo cancelar el plan. Inténtalo de nuevo.')
    }
  }
  async function resume() {
    try {
      keep(await resuming.mutateAsync())
      showToast({ title: 'Plan reanudado', description: 'Sigue como antes.', tone: 'good' })
    } catch (error) {
      fail(error, 'No se pudo reanudar el plan. Inténtalo de nuevo.')
    }
  }
  return {
    isAsking,
    setAsking,
    askToCancel: () => setAsking(true),
    cancel,
    resume,
    isCancelling: cancelling.isPending,
    isResuming: resuming.isPending,
  }
}

/** Notes what the server has just said of the plan, here and in the session. */
export function useKeepStatus(): (status: SubscriptionStatus) => void {
  const utils = trpc.useUtils()
  return (status) => {
    utils.subscriptions.status.setData(undefined, status)
    void checkSession()
  }
}

export function showFailure(error: unknown, fallback: string): void {
  const { code, message } = readFailure(error)
  showToast({
    title: 'Error',
    description: code === 'unknown' ? fallback : message,
    tone: 'bad',
  })
}
