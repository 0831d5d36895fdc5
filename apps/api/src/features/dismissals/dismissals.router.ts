import { DismissalInput } from '@wepa/domain/people/dismissal'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { dismiss } from './dismiss.ts'
import { deleteDismissal, listDismissals } from './dismissals.repo.ts'
import { listLeftOut } from './list-left-out.ts'

export const dismissalsRouter = router({
  /** The ads that lists leave out. */
  listingIds: memberProcedure.query(({ ctx }) => listLeftOut(ctx)),
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
