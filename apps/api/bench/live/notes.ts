/** What all clients of a run note together. Times by `performance.now()`. */
export type Notes = {
  sentAt: Map<string, number>
  acknowledged: Set<string>
  /** From the first try to send until the other side had it. */
  delays: { at: number; ms: number }[]
  connects: number
  refusals: Map<string, number>
  /** A request that found no server. */
  failed: () => void
  resyncs: number
  fills: number
}

export function makeNotes(): Notes {
  const refusals = new Map<string, number>()
  return {
    sentAt: new Map(),
    acknowledged: new Set(),
    delays: [],
    connects: 0,
    refusals,
    failed: () => void refusals.set('no answer', (refusals.get('no answer') ?? 0) + 1),
    resyncs: 0,
    fills: 0,
  }
}

/** A time of about `ms`, so that a thousand clients do not all come at once. */
export const disorder = (ms: number) => ms * (0.5 + Math.random())
