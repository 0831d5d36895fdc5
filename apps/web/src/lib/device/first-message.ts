// What a visitor has typed to a seller, ad by ad: still there after closing, Back or a reload.
import { readTab, writeTab } from './tab-storage.ts'

export function readFirstMessage(listingId: number): string {
  return readTab(keyOf(listingId)) ?? ''
}

/** An empty text takes it away. */
export function keepFirstMessage(listingId: number, text: string): void {
  writeTab(keyOf(listingId), text || null)
}

/** Taken away with all that is typed when somebody signs out (`forgetTyped`). */
function keyOf(listingId: number): string {
  return `wepa.typed.first.${listingId}`
}
