// How much data something costs.
/** '48 KB', '1.2 MB': what something costs to fetch, in the steps of 1000 that data plans count in. @param bytes at least 0 */
export function displayDataSize(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1000))} KB`
}
