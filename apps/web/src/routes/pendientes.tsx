import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PendingPage } from '../features/pending/pending-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { useLeave } from '../shell/header/use-sign-out.ts'

export const Route = createFileRoute('/pendientes')({
  // `salir=si`: on the way out, and asked first.
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('pendientes'),
  component: Pending,
})

function Pending() {
  const { salir } = Route.useSearch()
  const navigate = useNavigate()
  const leave = useLeave()
  return (
    <PendingPage
      isLeaving={salir === 'si'}
      onStay={() => void navigate({ to: '/pendientes', replace: true })}
      onLeave={leave}
    />
  )
}
