import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../lib/session/session.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Signs out; over things that were not sent the person is asked first, where they are listed. */
export function useSignOut(): () => Promise<void> {
  const { user } = useSession()
  const leave = useLeave()
  const navigate = useNavigate()
  return async () => {
    if (user && (await hasLeftovers(user.id))) {
      await navigate({ to: '/pendientes', search: { salir: 'si' } })
    } else await leave()
  }
}

/** Signs out without a question, says so, and leaves whatever belonged to the person. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSession()
  const navigate = useNavigate()
  return async () => {
    await signOut()
    showToast({ title: 'Sesión cerrada', tone: 'good' })
    await navigate({ to: '/' })
  }
}

async function hasLeftovers(userId: number): Promise<boolean> {
  try {
    const { countLeftovers } = await import('../../offline/device-data.ts')
    const { queued, drafts } = await countLeftovers(userId)
    return queued + drafts > 0
  } catch {
    // A program's part that is not there without network: nothing can have been queued with it.
    return false
  }
}
