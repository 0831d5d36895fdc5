// The bearer token's place in the browser (§9: `auth_token`).

const key = 'auth_token'

/** The stored token; null on the server, or where storage is forbidden. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) || null
  } catch {
    return null
  }
}

export function writeToken(token: string): void {
  globalThis.localStorage.setItem(key, token)
}

export function removeToken(): void {
  globalThis.localStorage.removeItem(key)
}
