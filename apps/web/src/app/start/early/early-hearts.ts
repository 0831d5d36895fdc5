// A heart needs no program: it turns and is sent, or asks a visitor in, at the tap.

import { showNotice } from './early-notice.ts'
import { takeFormSession } from './early-session.ts'
import type { StarterWords } from './starter-words.ts'

/** The heart of an ad that was tapped (`FavoriteHeart`), if it was one. */
export function heartOf({ type, target }: Event): HTMLButtonElement | undefined {
  if (type !== 'click') return undefined
  const heart = target instanceof Element ? target.closest('button[name="favorite"]') : null
  return heart instanceof HTMLButtonElement ? heart : undefined
}

/** What became of a heart: `unsent` without network, `refused` also where a visitor was asked in. */
export type HeartOutcome = 'saved' | 'refused' | 'unsent'

/** Turns a heart on, and sends it: nobody has seen it turned on yet, for the server's page is everybody's. */
export async function turnHeart(
  heart: HTMLButtonElement,
  words: StarterWords,
): Promise<HeartOutcome> {
  await takeFormSession()
  const token = readStoredToken()
  if (!token) {
    const redirect = window.location.pathname + window.location.search
    keepHeart(heart, redirect)
    showNotice(words.signIn, `/auth?redirect=${encodeURIComponent(redirect)}`)
    return 'refused'
  }
  heart.setAttribute('aria-pressed', 'true')
  const answer = await fetch(`/api/listings/${heart.value}/favorite`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    // A line that hangs: the program's outbox tries again.
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined)
  if (!answer) return 'unsent'
  if (!answer.ok) heart.setAttribute('aria-pressed', 'false')
  showNotice(answer.ok ? words.saved : words.notSaved)
  return answer.ok ? 'saved' : 'refused'
}

/** As `lib/session/intent.ts` keeps it: turned once they have signed in. */
function keepHeart({ value, ariaLabel }: HTMLButtonElement, redirect: string): void {
  const title = ariaLabel?.replace(/^.*?: /, '')
  try {
    sessionStorage.setItem(
      'wepa.intent',
      JSON.stringify({ redirect, kind: 'favorite', listingId: Number(value), title }),
    )
  } catch {
    // They tap again.
  }
}

/** The token as `lib/session/token.ts` keeps it. */
function readStoredToken(): string | null {
  try {
    return localStorage.getItem('auth_token')
  } catch {
    return null
  }
}
