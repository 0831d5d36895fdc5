import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../lib/session.ts'
import { showToast } from '../ui/toast-store.ts'

/** Signs out, says so (§2), and leaves whatever belonged to the person. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession()
  const navigate = useNavigate()
  return async () => {
    await signOut()
    showToast({ title: 'Sesión cerrada', tone: 'good' })
    await navigate({ to: '/' })
  }
}
