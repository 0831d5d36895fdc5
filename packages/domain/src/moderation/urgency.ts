// Which cases cannot wait: docs/product/moderation.md#what-is-urgent.
import type { CaseKind, TargetKind } from './moderation.ts'

/** By kind of case the topics where money or somebody's safety is at stake, or where a person is kept out. */
export const URGENT_TOPICS: Readonly<Record<CaseKind, readonly string[]>> = {
  report: ['fake', 'prohibited', 'inappropriate'],
  contact: ['safety'],
  verification: [],
  appeal: ['suspend_user'],
  flag: ['suspicious_text'],
  suspicion: ['wait'],
}

/** Whether a case should be looked at before older ones; what nobody complained of never is. */
export function isUrgent({ kind, topic }: { kind: TargetKind; topic: string }): boolean {
  return kind !== 'listing' && kind !== 'user' && URGENT_TOPICS[kind].includes(topic)
}

/** How many cases of a kind wait, how many of them cannot (`URGENT_TOPICS`), and since when the oldest does. */
export type QueueCount = { waiting: number; urgent: number; oldestAt: string | null }
