import { MissFilter, MissReport, TrialInput } from '@wepa/domain/admin/search-miss-schema'
import * as z from 'zod/mini'
import { pageQuery } from '../../db/sql/paginate.ts'
import { adminProcedure, limited, publicProcedure, router } from '../../trpc.ts'
import { listSearchMisses } from './list-misses.ts'
import { noteMiss } from './note-miss.ts'
import { trySearch } from './try-search.ts'

export const searchMissesRouter = router({
  report: publicProcedure
    .use(limited('visit'))
    .input(MissReport)
    .mutation(({ ctx, input }) => noteMiss(ctx, input)),
  list: adminProcedure
    .input(z.extend(pageQuery(20), MissFilter))
    .query(({ ctx, input }) => listSearchMisses(ctx, input)),
  tryNow: adminProcedure.input(TrialInput).query(({ ctx, input }) => trySearch(ctx, input)),
})
