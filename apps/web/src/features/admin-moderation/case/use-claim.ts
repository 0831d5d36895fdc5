import { useEffect } from 'react'
import { useConnection } from '../../../lib/device/connection.ts'
import { trpc } from '../../../lib/trpc.ts'

/** How often the desk says what is open, in ms; the server believes it for a minute and a half. */
const pace = 30_000

/**
 * Tells the others that a case is open here, for as long as it is looked at.
 * @returns who else has it open, if somebody has
 */
export function useClaim(caseId: string, isWaiting: boolean) {
  const { isOnline } = useConnection()
  const { mutate: claim, data } = trpc.moderation.claim.useMutation()
  const { mutate: release } = trpc.moderation.release.useMutation()
  useEffect(() => {
    if (!isWaiting || !isOnline) return
    const say = () => {
      if (document.visibilityState === 'visible') claim({ id: caseId })
    }
    say()
    const timer = setInterval(say, pace)
    return () => {
      clearInterval(timer)
      release({ id: caseId })
    }
  }, [caseId, isWaiting, isOnline, claim, release])
  return isWaiting ? (data?.viewer ?? undefined) : undefined
}
