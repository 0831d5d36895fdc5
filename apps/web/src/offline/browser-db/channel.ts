/**
 * What the tabs of this browser tell each other under a name.
 * @returns undefined where there is none: in an older browser, or where site data is forbidden
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
