// Addresses people can read and type: every parameter is plain text, of a repeated one the first counts.

export function parseSearch(search: string): Record<string, string> {
  const read: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(read, key)) read[key] = value
  }
  return read
}

/** Leaves out what is empty, so that a filter taken away leaves no trace in the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
