import { FeedInput, ImportRowsQuery, ReadImportInput } from '@wepa/domain/inventory/import-schema'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { getOwnFeed, readFeedNow, removeFeed, setFeed } from './feeds/own-feed.ts'
import { getImport, listOwnImports } from './get-import.ts'
import { cancelImport, confirmImport, listImportRows, readImport } from './move-import.ts'

const ImportId = z.object({ id: id() })

/** Inventories that come in as tables; the tables themselves come through a door of their own. */
export const importsRouter = router({
  list: memberProcedure.query(({ ctx }) => listOwnImports(ctx)),
  get: memberProcedure.input(ImportId).query(({ ctx, input }) => getImport(ctx, input)),
  rows: memberProcedure
    .input(z.extend(ImportRowsQuery, ImportId.shape))
    .query(({ ctx, input }) => listImportRows(ctx, input)),
  read: memberProcedure
    .use(limited('import'))
    .input(z.extend(ReadImportInput, ImportId.shape))
    .mutation(({ ctx, input }) => readImport(ctx, input)),
  confirm: memberProcedure.input(ImportId).mutation(({ ctx, input }) => confirmImport(ctx, input)),
  cancel: memberProcedure.input(ImportId).mutation(({ ctx, input }) => cancelImport(ctx, input)),
  feed: memberProcedure.query(({ ctx }) => getOwnFeed(ctx)),
  setFeed: memberProcedure
    .use(limited('import'))
    .input(FeedInput)
    .mutation(({ ctx, input }) => setFeed(ctx, input)),
  readFeedNow: memberProcedure.use(limited('import')).mutation(({ ctx }) => readFeedNow(ctx)),
  removeFeed: memberProcedure.mutation(({ ctx }) => removeFeed(ctx)),
})
