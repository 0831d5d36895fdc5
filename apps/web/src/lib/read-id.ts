/** The id in an address: a positive integer that a database column holds, or nothing. */
export function readId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= 2_147_483_647 ? id : undefined
}
