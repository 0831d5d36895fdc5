/** What was out of sight for longer may have lost its connection without hearing of it, in ms. */
const longAway = 30_000

interface ReturnsInput {
  /** The socket stays closed until somebody looks at this window. */
  isWaiting: () => boolean
  onReturn: () => void
  signal: AbortSignal
}

/** Calls back when a connection from before is not to be trusted: the network, the page or the person has come back. */
export function watchReturns({ isWaiting, onReturn, signal }: ReturnsInput): void {
  let hiddenAt: number | undefined
  const look = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    const wasLong = hiddenAt !== undefined && Date.now() - hiddenAt > longAway
    hiddenAt = undefined
    if (wasLong || isWaiting()) onReturn()
  }
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('focus', () => isWaiting() && onReturn(), { signal })
  window.addEventListener('online', onReturn, { signal })
  // A page that comes out of the browser's own cache has lost its socket.
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal })
  // Another tab has signed in anew: the token of before may be over.
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === 'auth_token' && newValue !== null) onReturn()
  }
  window.addEventListener('storage', hear, { signal })
}
