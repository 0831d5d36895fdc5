import { notFound } from '@tanstack/react-router'

/** The id in an address: a positive integer that a database column holds, or nothing. */
export function readId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= 2_147_483_647 ? id : undefined
}

/** For a route with one `$id`: what cannot be the id of anything is 0. */
export const idParams = {
  parse: ({ id }: { id: string }) => ({ id: readId(id) ?? 0 }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}

/** A loader for a page whose own part asks for the record. @throws not found */
export function requireId({ params }: { params: { id: number } }): void {
  if (params.id === 0) throw notFound()
}
