// Tells our own server of a search that was of no use: its words and how many ads it found, and nothing of whose it was.
import type { MissKind } from '@wepa/domain/admin/search-miss'
import type { MissReport } from '@wepa/domain/admin/search-miss-schema'
import { asksNot } from '../../../lib/device/asks-not.ts'
import type { SearchAddress } from '../search-address.ts'

/** A search without words tells nothing; nobody who asks not to be followed is counted. */
export function reportMiss(kind: MissKind, address: SearchAddress, results: number): void {
  const { q, category, location } = address
  if (q === undefined || asksNot()) return
  const body: MissReport = {
    kind,
    words: q,
    ...(category !== undefined && { category }),
    ...(location !== undefined && { location }),
    results,
  }
  // A beacon outlives the page, and carries no token. Without network it is lost, and nobody misses it.
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
  navigator.sendBeacon?.('/trpc/searchMisses.report', json)
}
