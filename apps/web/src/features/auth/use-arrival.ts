import { useNavigate } from '@tanstack/react-router'
import { safeRedirect } from '@wepa/domain/people/safe-redirect'
import { useEffect, useRef, useState } from 'react'
import { dropIntent, type Intent, readIntent } from '../../lib/session/intent.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

type Arrival = {
  /** What they wanted to do when they were sent here; undefined on the server. */
  intent: Intent | undefined
  /** They have signed in, and it is being done. */
  isCarryingOut: boolean
}

/** Where whoever has signed in goes on to, once what they wanted to do is done. */
export function useArrival(isDoneHere: boolean, redirect: string | undefined): Arrival {
  const navigate = useNavigate()
  const [intent, setIntent] = useState<Intent>()
  const [isCarryingOut, setIsCarryingOut] = useState(false)
  const hasArrived = useRef(false)
  // The server's HTML knows nothing of it.
  useEffect(() => {
    const kept = readIntent(redirect)
    setIntent(kept)
    // Fetched while they type: afterwards the network may be gone.
    if (kept) void import('./carry-out-intent.ts').catch(() => {})
  }, [redirect])
  useEffect(() => {
    if (!isDoneHere || hasArrived.current) return
    hasArrived.current = true
    const goOn = (path = safeRedirect(redirect)) => void navigate({ href: path, replace: true })
    const wanted = readIntent(redirect)
    // Who signs in for something else has changed their mind: it must not be done on a later way back to here.
    if (!wanted) dropIntent()
    if (!wanted || wanted.kind === 'save-search') return goOn()
    setIsCarryingOut(true)
    import('./carry-out-intent.ts')
      .then(({ carryOutIntent }) => {
        dropIntent()
        return carryOutIntent(wanted)
      })
      .then(goOn, () => {
        showToast({ title: 'Ya entraste', description: 'Inténtalo otra vez.', tone: 'bad' })
        goOn()
      })
  }, [isDoneHere, redirect, navigate])
  return { intent, isCarryingOut }
}
