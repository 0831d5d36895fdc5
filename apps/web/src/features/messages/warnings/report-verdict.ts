// Tells our own server whether a warning was right: its kind and rule, and nothing of who says so or what was written.
import type { WarningVerdict } from '@wepa/domain/fraud/warning-verdict-schema'
import { asksNot } from '../../../lib/device/asks-not.ts'

/** Nobody who asks not to be followed is counted. */
export function reportVerdict(verdict: WarningVerdict): void {
  if (asksNot()) return
  // A beacon carries no token. Without network it is lost: a count can miss one.
  const json = new Blob([JSON.stringify(verdict)], { type: 'application/json' })
  navigator.sendBeacon?.('/trpc/warnings.judge', json)
}
