import { DismissalInput } from '@wepa/domain/people/dismissal'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { dismiss } from './dismiss.ts'
import { deleteDismissal, listDismissals, listDismissedListingIds } from './dismissals.repo.ts'

/** More ads than anybody scrolls past. */
const most = 2000

export const dismissalsRouter = router({
  /** The ads that lists leave out. */
  listingIds: memberProcedure.query(({ ctx }) =>
    listDismissedListingIds(ctx.db, { userId: ctx.session.userId, limit: most }),
  ),
  list: memberProcedure.query(({ ctx }) => listDismissals(ctx.db, ctx.session.userId)),
  add: memberProcedure
    .use(limited('block'))
    .input(DismissalInput)
    .mutation(({ ctx, input }) => dismiss(ctx, input)),
  remove: memberProcedure
    .use(limited('block'))
    .input(DismissalInput)
    .mutation(({ ctx, input }) =>
      deleteDismissal(ctx.db, { ...input, userId: ctx.session.userId }),
    ),
})
