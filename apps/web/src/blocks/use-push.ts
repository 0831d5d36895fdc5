import { useEffect, useState } from 'react'
import { readFailure } from '../lib/errors.ts'
import {
  leavePush,
  type PushAbility,
  pushAbility,
  registerPush,
  subscribeBrowser,
} from '../lib/push.ts'
import { useSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'
import { showToast } from '../ui/toast-store.ts'

/**
 * `unknown`: nothing is known yet, or the server pushes nothing, so there is nothing to say.
 * `unreachable`: it may, but this browser has no push service that answers.
 */
export type PushState = 'unknown' | 'off' | 'on' | 'unreachable' | Exclude<PushAbility, 'able'>

/** Whether this browser is told of things while Wepa is closed, and how to change that. */
export function usePush() {
  const { status } = useSession()
  const { client, push } = trpc.useUtils()
  const state = trpc.push.state.useQuery(undefined, { enabled: status === 'member', staleTime: 0 })
  const { ability, look } = useAbility()
  const [isUnreachable, setUnreachable] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const publicKey = state.data?.publicKey

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  const turnOn = () =>
    during(async () => {
      // First, while the browser still knows that it was a tap.
      const permission = await Notification.requestPermission()
      look()
      if (permission !== 'granted' || !publicKey) return
      const subscription = await subscribeBrowser(publicKey).catch(() => undefined)
      setUnreachable(!subscription)
      if (!subscription) return
      await registerPush(client, subscription)
      push.state.setData(undefined, { publicKey, isSubscribed: true })
      showToast({ title: 'Listo, te avisaremos aquí', tone: 'good' })
    })
  const turnOff = () =>
    during(async () => {
      await client.push.unsubscribe.mutate()
      push.state.setData(undefined, { publicKey: publicKey ?? null, isSubscribed: false })
      await leavePush()
    })
  return {
    state: stateOf({ ability, isUnreachable, isOffered: Boolean(publicKey), ...state.data }),
    isBusy,
    turnOn: () => void turnOn(),
    turnOff: () => void turnOff(),
  }
}

type Known = {
  ability: PushAbility | undefined
  isOffered: boolean
  isSubscribed?: boolean
  isUnreachable: boolean
}

function stateOf({ ability, isOffered, isSubscribed, isUnreachable }: Known): PushState {
  if (!isOffered || ability === undefined) return 'unknown'
  if (ability !== 'able') return ability
  if (isSubscribed && Notification.permission === 'granted') return 'on'
  return isUnreachable ? 'unreachable' : 'off'
}

/** What the browser can and may; it may change in the settings, in another window. */
function useAbility() {
  const [ability, setAbility] = useState<PushAbility>()
  const look = () => setAbility(pushAbility())
  useEffect(() => {
    const lookAgain = () => setAbility(pushAbility())
    lookAgain()
    window.addEventListener('focus', lookAgain)
    return () => window.removeEventListener('focus', lookAgain)
  }, [])
  return { ability, look }
}
