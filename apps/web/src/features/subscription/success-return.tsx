// Back from a payment: the plan is there once the provider's message has come, which takes a moment.

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { useKeepStatus } from './use-plan-change.ts'

const pause = 1500
/** Half a minute; after that somebody is told to come back later. */
const mostTries = 20

/** Says that a payment is awaited only where one was made: the address, or a start left unfinished, says nothing. */
export function SuccessReturn() {
  const awaited = trpc.subscriptions.awaited.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  // It was confirmed before the page came back: then there is a plan to greet. Asked after the other, or the
  // confirmation comes between the two and neither sees it.
  const status = trpc.subscriptions.status.useQuery(undefined, {
    staleTime: 0,
    enabled: awaited.data?.isAwaited === false,
  })
  const [isWaiting, setWaiting] = useState(false)
  const isFound = awaited.data?.isAwaited || isStanding(status.data)
  useEffect(() => {
    if (isFound) setWaiting(true)
  }, [isFound])
  return isWaiting ? <Confirmation /> : null
}

function Confirmation() {
  const navigate = useNavigate()
  const keep = useKeepStatus()
  const { client } = trpc.useUtils()
  const asked = useQuery({
    queryKey: ['confirm-subscription'],
    queryFn: () => client.subscriptions.refresh.mutate(),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isStanding(state.data) || state.dataUpdateCount + state.errorUpdateCount >= mostTries
        ? false
        : pause,
  })
  const status = asked.data
  const isTold = useRef(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(setLate, pause * mostTries, true)
    return () => clearTimeout(waiting)
  }, [])
  useEffect(() => {
    if (!status || !isStanding(status) || isTold.current) return
    isTold.current = true
    keep(status)
    showToast({
      title: '¡Suscripción exitosa!',
      description: 'Tu plan ha sido activado correctamente',
      tone: 'good',
    })
    void navigate({ to: '/subscription', search: {}, replace: true })
  }, [status, keep, navigate])

  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-card bg-caribe-soft px-4 py-3 text-body font-medium"
    >
      {!isLate && <Spinner />}
      {isLate
        ? 'Aún no nos llega la confirmación de tu pago. Si pagaste, tu plan se activa solo.'
        : 'Estamos confirmando tu pago. Puedes seguir en Wepa: tu plan se activa solo.'}
    </p>
  )
}

const isStanding = (status: { plan: string; graceUntil: string | null } | undefined): boolean =>
  status !== undefined && status.plan !== 'free' && status.graceUntil === null
