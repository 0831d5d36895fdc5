import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const key = 'wepa.reset-token'

/**
 * The token of a reset link; undefined until it is known, null when there is none. It leaves the address
 * at once, and with it the history; the tab remembers it, for phones let go of a tab while one is in a
 * password manager.
 */
export function useResetToken(inAddress: string | undefined): string | null | undefined {
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    if (inAddress === undefined) return setToken((known) => known ?? readToken())
    setToken(inAddress)
    writeToken(inAddress)
    void navigate({ to: '/reset-password', search: {}, replace: true, resetScroll: false })
  }, [inAddress, navigate])
  return token
}

/** It was used, or opens nothing. */
export function forgetResetToken(): void {
  try {
    globalThis.sessionStorage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function readToken(): string | null {
  try {
    return globalThis.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeToken(token: string): void {
  try {
    globalThis.sessionStorage.setItem(key, token)
  } catch {
    // It is good for as long as this page stands.
  }
}
