import { useSession } from '../../lib/session.ts'
import type { RouterOutputs } from '../../lib/trpc.ts'

/** Takes what login or register answered; a grant without a token is refused (§5). */
export function useGrant(): (granted: RouterOutputs['auth']['login']) => void {
  const { signIn } = useSession()
  return (granted) => {
    if (!granted.token) throw new Error('No token received')
    signIn(granted)
  }
}
