import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../lib/trpc.ts'
import { whenIdle } from '../lib/when-idle.ts'

/** Listens for what is new while a person is signed in. The socket is fetched when the page has nothing better to do. */
export function useLive(userId: number): void {
  const utils = trpc.useUtils()
  const queries = useQueryClient()
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    let stop = () => {}
    const start = async () => {
      try {
        const { startLive } = await import('./start-live.ts')
        if (!signal.aborted) stop = startLive({ utils, queries }, userId)
      } catch {
        // Its file did not come: with the network it will. Until then everything is polled.
        window.addEventListener('online', () => void start(), { once: true, signal })
      }
    }
    const cancel = whenIdle(() => void start(), 2_000)
    return () => {
      cancel()
      end.abort()
      stop()
    }
  }, [utils, queries, userId])
}
