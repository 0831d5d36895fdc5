// What somebody has typed into a conversation and not sent: kept for each conversation as long as the tab lives.

const prefix = 'wepa.typed.'
const forPage = new Map<string, string>()

export function readTyped(userId: number, conversationId: number): string {
  const key = keyOf(userId, conversationId)
  try {
    return sessionStorage.getItem(key) ?? forPage.get(key) ?? ''
  } catch {
    return forPage.get(key) ?? ''
  }
}

export function keepTyped(userId: number, conversationId: number, text: string): void {
  const key = keyOf(userId, conversationId)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    forPage.delete(key)
  } catch {
    // A browser that forbids it, or has no room.
    forPage.set(key, text)
  }
}

/** What other people have typed in this tab is none of this one's business. */
export function forgetTypedOfOthers(userId: number): void {
  const isOthers = (key: string) => key.startsWith(prefix) && !key.startsWith(`${prefix}${userId}.`)
  for (const key of [...forPage.keys()].filter(isOthers)) forPage.delete(key)
  try {
    for (const key of Object.keys(sessionStorage).filter(isOthers)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

function keyOf(userId: number, conversationId: number): string {
  return `${prefix}${userId}.${conversationId}`
}
