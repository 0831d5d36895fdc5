// Takes over a session that a form began without the program, so that hearts and program find it.

declare global {
  interface Window {
    /** Set once the page has asked for such a session. */
    wepaSession?: Promise<void>
  }
}

/** Resolves once the session's token lies where `lib/session/token.ts` keeps it, or there is none to take over. */
export function takeFormSession(): Promise<void> {
  window.wepaSession ??= fetchFormSession().catch(() => {})
  return window.wepaSession
}

async function fetchFormSession(): Promise<void> {
  if (!document.cookie.includes('wepa_signed_in=1')) return
  // The page that offers to end it: what is pressed there must find it.
  if (document.querySelector('form[action="/auth/sign-out"]')) return
  // Throws where nothing may be stored: the session then stays with the form.
  const storage = window.localStorage
  const signal = AbortSignal.timeout(5000)
  const answer = await fetch('/auth/session', { method: 'POST', signal })
  if (!answer.ok) return
  const { token } = await answer.json()
  // Never the new token beside another user.
  storage.removeItem('wepa.user')
  storage.setItem('auth_token', token)
}
