/** Every key below with its value, at any depth. */
export function walk(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(walk)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap((entry) => [entry, ...walk(entry[1])])
}
