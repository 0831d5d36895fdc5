import { INVENTORY_PAGE } from '@wepa/domain/inventory/inventory'
import type { InventoryPage, InventoryQuery } from '@wepa/domain/inventory/inventory-schema'
import type { MemberContext } from '../../context.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { listInventory } from './inventory.repo.ts'

/** A page of one's own ads, as asked for; the newest first where nothing is said. */
export async function listOwnInventory(
  ctx: MemberContext,
  { text, state = 'all', order = 'newest', page = 1 }: InventoryQuery,
): Promise<InventoryPage> {
  const { rows, total } = await listInventory(ctx.db, {
    userId: ctx.session.userId,
    text: text ?? null,
    state,
    order,
    limit: INVENTORY_PAGE,
    offset: (page - 1) * INVENTORY_PAGE,
  })
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  const listings = await hydrateListings(ctx, [...references.keys()])
  const items = listings.map((listing) => ({
    listing,
    reference: references.get(listing.id) ?? null,
  }))
  return { items, total }
}
