// How dark a municipality is for its number of ads.

/** Steps beyond 'none'. */
const steps = 4

/**
 * Where each step begins, the first at 1: as many towns of those with ads fall into each as can be.
 * Fewer steps where few numbers differ; none without ads.
 */
export function shadeStarts(counts: readonly number[]): number[] {
  const some = counts.filter((count) => count > 0).toSorted((a, b) => a - b)
  if (some.length === 0) return []
  const starts = Array.from({ length: steps }, (_, step) =>
    step === 0 ? 1 : (some[Math.floor((step * some.length) / steps)] ?? 1),
  )
  return [...new Set(starts)]
}

/** 0 for none, else the step, spread over the shades there are: few steps are told apart all the better. */
export function shadeOf(count: number, starts: readonly number[]): number {
  const step = starts.filter((start) => start <= count).length
  return step === 0 ? 0 : steps - starts.length + step
}

/** '0', '1–4', '5–11', '12+'. */
export function stepLabels(starts: readonly number[]): string[] {
  const labels = starts.map((start, index) => {
    const next = starts[index + 1]
    if (next === undefined) return `${start}+`
    return next - 1 === start ? String(start) : `${start}–${next - 1}`
  })
  return ['0', ...labels]
}
