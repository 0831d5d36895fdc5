export type AllowanceOptions = { burst: number; perSecond: number; now: () => number }

/** Says whether one more may come: `burst` at once, then `perSecond`, as time goes by. */
export function createAllowance({ burst, perSecond, now }: AllowanceOptions): () => boolean {
  let left = burst
  let countedAt = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - countedAt) / 1000) * perSecond)
    countedAt = at
    if (left < 1) return false
    left -= 1
    return true
  }
}
