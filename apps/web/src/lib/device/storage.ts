// Local storage, also where the browser forbids it or has no room: what is written then lasts as long as the page.

const forPage = new Map<string, string>()

/** Null where nothing is stored, and on the server. */
export function readStored(key: string): string | null {
  const held = forPage.get(key)
  if (held !== undefined) return held
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeStored(key: string, text: string): void {
  try {
    globalThis.localStorage.setItem(key, text)
    forPage.delete(key)
  } catch {
    forPage.set(key, text)
  }
}

export function removeStored(key: string): void {
  forPage.delete(key)
  try {
    globalThis.localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/**
 * What was typed in this tab and never sent (messages, the talk with the assistant) is deleted when the person signs
 * out, and so is which warnings they put away.
 */
export function forgetTyped(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (
          /^wepa\.(typed|assistant|own|warnings|intent|dismissed|welcome|manager|manager-desk|phone-code|team-invitation)\b/.test(
            key,
          )
        )
          storage.removeItem(key)
      }
    }
  } catch {
    // Nothing was kept there.
  }
}
