import { InventoryQuery, ManyInput, ReferenceInput } from '@wepa/domain/inventory/inventory-schema'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { changeMany } from './change-many.ts'
import { copyListing } from './copy-listing.ts'
import { listOwnInventory } from './list-inventory.ts'
import { setReference } from './set-reference.ts'
import { undoChange } from './undo-change.ts'

const ListingId = z.object({ id: id() })

/** One's own ads as a table. */
export const inventoryRouter = router({
  list: memberProcedure
    .input(InventoryQuery)
    .query(({ ctx, input }) => listOwnInventory(ctx, input)),
  setReference: memberProcedure
    .use(limited('edit'))
    .input(z.extend(ReferenceInput, ListingId.shape))
    .mutation(({ ctx, input }) => setReference(ctx, input)),
  copy: memberProcedure
    .use(limited('publish'))
    .input(ListingId)
    .mutation(({ ctx, input }) => copyListing(ctx, input)),
  changeMany: memberProcedure
    .use(limited('editMany'))
    .input(ManyInput)
    .mutation(({ ctx, input }) => changeMany(ctx, input)),
  undo: memberProcedure
    .use(limited('editMany'))
    .input(z.object({ change: id() }))
    .mutation(({ ctx, input }) => undoChange(ctx, input)),
})
