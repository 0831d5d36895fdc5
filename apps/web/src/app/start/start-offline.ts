// A start without network: what the first screen is made of comes from the device, all at once while the program
// starts, not one part after the other as they are asked for.
import '../../blocks/kept/stamp-words.tsx'
import '../../offline/query-cache/answer-from-device.ts'
import { findPage } from '@wepa/domain/pages'
import { setReachable } from '../../lib/device/connection.ts'
import { primeLists } from '../../offline/query-cache/prime-lists.ts'
import { openEarly } from '../../offline/query-cache/store.ts'
import '../../shell/header/account-menu.tsx'
import '../../shell/offline-words.tsx'
import type { AppRouter } from '../router.tsx'

/** An empty page does not wait longer for what it is to show, in ms. */
const patience = 1_000

type EarlyPart = { fetchEarly: () => Promise<void> }

/** Done when the first screen can be rendered whole, or when that takes too long. */
export async function startOffline(router: AppRouter, parts: readonly EarlyPart[]): Promise<void> {
  setReachable(false)
  const lists = primeLists(router.options.context.queryClient, window.location.pathname)
  // A list that is read early (early-kept.ts) does without: its screen would wait for Dexie.
  if (!findPage(window.location.pathname)?.primed) void openEarly()
  // A page that came as HTML says itself what it is.
  const screen = window.$_TSR === undefined ? router.load() : undefined
  await Promise.race([
    Promise.allSettled([lists, screen, ...parts.map((part) => part.fetchEarly())]),
    new Promise((done) => setTimeout(done, patience)),
  ])
}
