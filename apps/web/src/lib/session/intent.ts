// What a visitor wanted to do when they were sent to sign in: it is done once they have, without a second press.
import type { EventSource } from '@wepa/domain/insights/analytics'
import { readTab, writeTab } from '../device/tab-storage.ts'

type Intents = {
  message: {
    listingId: number
    sellerId: number
    sellerName: string
    title: string
    content: string
    source: EventSource
  }
  favorite: { listingId: number; title: string }
  follow: { sellerId: number; name: string }
  'save-search': object
}

export type IntentOf<K extends keyof Intents> = { kind: K } & Intents[K]
export type Intent = { [K in keyof Intents]: IntentOf<K> }[keyof Intents]

const kinds: readonly string[] = ['message', 'favorite', 'follow', 'save-search']

/** Also written by `early-hearts.ts`, before the program is there. */
const key = 'wepa.intent'

/** Keeps it for as long as the tab lives, for the signing in that leads back to `redirect`; an earlier one gives way. */
export function keepIntent(redirect: string, intent: Intent): void {
  writeTab(key, JSON.stringify({ redirect, ...intent }))
}

/** What waits for a signing in that leads back to `redirect`; any other one is no consent to it. */
export function readIntent(redirect: string | undefined): Intent | undefined {
  try {
    const kept: unknown = JSON.parse(readTab(key) ?? 'null')
    return isIntentFor(kept, redirect) ? kept : undefined
  } catch {
    return undefined
  }
}

export function dropIntent(): void {
  writeTab(key, null)
}

// Written by us alone; the check guards against another version's leftovers.
function isIntentFor(kept: unknown, redirect: string | undefined): kept is Intent {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'redirect' in kept &&
    'kind' in kept &&
    kept.redirect === redirect &&
    typeof kept.kind === 'string' &&
    kinds.includes(kept.kind)
  )
}
