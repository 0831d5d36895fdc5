// What a page needs to know about where and when it was rendered.
import { useRouter } from '@tanstack/react-router'
import type { SignInState } from '@wepa/domain/people/form-session'
import type { Storm } from '@wepa/domain/storms/storm'
import { useEffect, useState } from 'react'

export type Site = {
  /** Public address without a slash at the end, for canonical and preview URLs. */
  origin: string
  /** ISO time of rendering: both renders of a page (server, hydration) tell ages from it. */
  renderedAt: string
  /** Set where pictures, fonts and program wait until they are asked for (docs/product/light-mode.md). */
  light?: {
    /** What the program of this page costs to fetch, in bytes; 0 where it is here. */
    programBytes: number
  }
  /** The storms that are on, where their notice is shown (docs/product/storm-mode.md). */
  storms?: readonly Storm[]
  /** Set on the page for signing in, after its form was sent without the program. */
  signIn?: SignInState
}

export function useSite(): Site {
  return useRouter().options.context.site
}

/** The present as an ISO time: first the server's (so hydration agrees), then the browser's, each minute. */
export function useNow(): string {
  const { renderedAt } = useSite()
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const update = () => setNow(new Date().toISOString())
    update()
    const timer = setInterval(update, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
