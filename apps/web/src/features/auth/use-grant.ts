import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSession } from '../../lib/session/session.ts'
import type { RouterOutputs } from '../../lib/trpc.ts'

/** Takes what login or register answered. A grant without a token is no grant. */
export function useGrant<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): (granted: RouterOutputs['auth']['login']) => void {
  const { signIn } = useSession()
  return (granted) => {
    if (granted.token) signIn(granted)
    else form.setError('root', { type: 'server', message: 'No token received' })
  }
}
