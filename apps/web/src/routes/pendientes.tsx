import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PendingPage } from '../features/pending/pending-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { useLeave } from '../shell/header/use-sign-out.ts'

/** `salir`: on the way out, and asked first. */
type PendingSearch = { salir?: 'si' }

export const Route = createFileRoute('/pendientes')({
  validateSearch: ({ salir }: Record<string, unknown>): PendingSearch =>
    salir === 'si' ? { salir } : {},
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
