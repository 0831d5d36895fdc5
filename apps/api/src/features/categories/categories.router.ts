import { tableEntries } from '@wepa/domain/attributes/table-schema'
import * as z from 'zod/mini'
import { publicProcedure, readProcedure, router } from '../../trpc.ts'
import { getCategory, listCategories } from './list-categories.ts'

export const categoriesRouter = router({
  attributes: publicProcedure.query(() => tableEntries()),
  list: readProcedure.query(({ ctx }) => listCategories(ctx)),
  get: readProcedure
    .input(z.object({ slug: z.string('Categoría inválida') }))
    .query(({ ctx, input }) => getCategory(ctx, input)),
})
