// What lasts as long as the tab; as long as the page where the browser keeps nothing.

const forPage = new Map<string, string>()

/** Null where nothing is kept, and on the server. */
export function readTab(key: string): string | null {
  const held = forPage.get(key)
  if (held !== undefined) return held
  try {
    return globalThis.sessionStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a text under a key; null takes it away. */
export function writeTab(key: string, text: string | null): void {
  forPage.delete(key)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== null) forPage.set(key, text)
  }
}
