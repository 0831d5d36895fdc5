import { useNavigate } from '@tanstack/react-router'
import { ROLE_NAMES } from '@wepa/domain/teams/team'
import { useEffect } from 'react'
import { forgetOwn, readOwn } from '../lib/session/acting.ts'
import { useSession } from '../lib/session/session.ts'
import { trpc } from '../lib/trpc.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast/toast-store.ts'

/** Above every screen while somebody acts for a business: for which, as what, and the way back to oneself. */
export function ActingStrip() {
  const { status, user } = useSession()
  const acting = trpc.teams.acting.useQuery(undefined, { enabled: status === 'member' })
  const goBack = useGoBack()
  const isOver = acting.data === null
  // They came back to themselves another way.
  useEffect(() => {
    if (isOver) forgetOwn()
  }, [isOver])
  if (isOver) return null
  return (
    <section
      aria-label="En nombre de un negocio"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-sol-soft px-4 py-1.5 text-body"
    >
      <p className="min-w-0 wrap-anywhere">
        {status === 'visitor' && 'Ya no puedes trabajar en ese negocio.'}
        {status === 'member' && (
          <>
            Trabajas en <strong>{acting.data?.business ?? user.fullName}</strong>
            {acting.data && ` · ${ROLE_NAMES[acting.data.role]}`}
          </>
        )}
      </p>
      <Button tone="bare" size="small" onClick={() => void goBack()}>
        Volver a mi cuenta
      </Button>
    </section>
  )
}

/** Ends the session of the business and goes on in one's own; what waits to be sent there waits on. */
function useGoBack(): () => Promise<void> {
  const { signIn, user } = useSession()
  const stop = trpc.teams.stopActing.useMutation()
  const navigate = useNavigate()
  return async () => {
    const own = readOwn()
    const left = user ? await countQueued(user.id) : 0
    // Without network the session there ends by itself, with one's own or unused.
    await stop.mutateAsync().catch(() => {})
    forgetOwn()
    if (own) signIn(own)
    if (left > 0) {
      showToast({
        title: 'Algo quedó sin enviar',
        description: 'Se envía cuando vuelvas a trabajar en ese negocio desde aquí.',
      })
    }
    // An invitation is what they go back to themselves for.
    if (own && window.location.pathname === '/team-invitation') return
    await navigate({ to: own ? '/team' : '/auth' })
  }
}

async function countQueued(userId: number): Promise<number> {
  try {
    const { countLeftovers } = await import('../offline/device-data.ts')
    return (await countLeftovers(userId)).queued
  } catch {
    return 0
  }
}
