import { useEffect, useState } from 'react'
import {
  leavePush,
  type PushAbility,
  pushAbility,
  readyWorker,
  registerPush,
  subscribeBrowser,
} from '../../lib/device/push.ts'
import { createStore, useStore } from '../../lib/device/store.ts'
import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { type ApiClient, trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

/**
 * `unknown`: nothing is known yet, or the server pushes nothing, so there is nothing to say.
 * `unreachable`: it may, but this browser has no push service that answers, or none that the server sends to.
 */
export type PushState = 'unknown' | 'off' | 'on' | 'unreachable' | Exclude<PushAbility, 'able'>

/** Shared by all cards of a page: what one of them finds out, the others say. */
const known = createStore<PushAbility | 'unreachable' | undefined>(undefined)

/** Whether this browser is told of things while Wepa is closed, and how to change that. */
export function usePush() {
  const { status } = useSession()
  const { client, push } = trpc.useUtils()
  const state = trpc.push.state.useQuery(undefined, { enabled: status === 'member', staleTime: 0 })
  const ability = useAbility()
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
      known.set(pushAbility())
      if (permission !== 'granted' || !publicKey) return
      const worker = await readyWorker()
      if (!worker) return showNotReady()
      const subscription = await subscribeBrowser(worker, publicKey).catch(() => undefined)
      if (!subscription || !(await isTaken(client, subscription))) return known.set('unreachable')
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
    state: stateOf({ ability, isOffered: Boolean(publicKey), ...state.data }),
    isBusy,
    turnOn: () => void turnOn(),
    turnOff: () => void turnOff(),
  }
}

/** Tells the server of the subscription. False when it does not send to this browser's push service. */
async function isTaken(client: ApiClient, subscription: PushSubscription): Promise<boolean> {
  try {
    await registerPush(client, subscription)
    return true
  } catch (error) {
    if (readFailure(error).code !== 'validation') throw error
    await leavePush()
    return false
  }
}

function showNotReady() {
  showToast({
    title: 'Un momento más',
    description: 'Wepa todavía se está guardando en este dispositivo. Inténtalo en un minuto.',
  })
}

type Known = {
  ability: PushAbility | 'unreachable' | undefined
  isOffered: boolean
  isSubscribed?: boolean
}

function stateOf({ ability, isOffered, isSubscribed }: Known): PushState {
  if (!isOffered || ability === undefined) return 'unknown'
  if (ability !== 'able') return ability
  return isSubscribed && Notification.permission === 'granted' ? 'on' : 'off'
}

/** What the browser can and may; it may change in its settings, in another window. */
function useAbility() {
  const ability = useStore(known, undefined)
  useEffect(() => {
    const look = () => {
      if (known.get() !== 'unreachable') known.set(pushAbility())
    }
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  return ability
}
