// Lists as Stripe pages them: newest first, `starting_after` an id.
import { toWire, type Wire } from './wire.ts'
import type { World } from './world.ts'

type Row = { id: string; created: number }
type Page = {
  limit?: number | undefined
  starting_after?: string | undefined
  created?: { gte: number } | undefined
}

export function pageOf<R extends Row>(
  { largestPage }: World,
  rows: readonly R[],
  url: string,
  page: Page,
): Wire {
  const since = page.created?.gte ?? 0
  const asked = rows.filter(({ created }) => created >= since)
  const start = asked.findIndex(({ id }) => id === page.starting_after) + 1
  const limit = Math.min(page.limit ?? 10, largestPage)
  const data = asked.slice(start, start + limit).map(toWire)
  return { object: 'list', data, has_more: asked.length > start + limit, url }
}
