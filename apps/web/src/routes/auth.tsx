import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { useArrival } from '../features/auth/use-arrival.ts'
import { lateHead } from '../lib/head/late-head.ts'
import { useSession } from '../lib/session/session.ts'

type AuthSearch = { tab?: 'register' | 'reset' | undefined; redirect?: string | undefined }

export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    ...(search.tab === 'register' || search.tab === 'reset' ? { tab: search.tab } : {}),
    ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
  }),
  head: lateHead('auth'),
  component: Auth,
})

function Auth() {
  const { tab, redirect } = Route.useSearch()
  const navigate = useNavigate()
  const { status } = useSession()
  // Also after signing in here: the session changes, and the person goes where they wanted to. A
  // forgotten password may be asked for while signed in: changing it would ask for the old one.
  const isDoneHere = status === 'member' && tab !== 'reset'
  const arrival = useArrival(isDoneHere, redirect)
  return (
    <AuthPage
      tab={tab ?? 'login'}
      redirect={redirect}
      {...arrival}
      onTabChange={(next) =>
        void navigate({
          to: '/auth',
          search: { tab: next === 'login' ? undefined : next, redirect },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
