import { AssignManagerInput, ManagerMessageInput } from '@wepa/domain/managers/manager-schema'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { adminProcedure, limited, memberProcedure, router } from '../../trpc.ts'
import {
  answerAccount,
  assignManager,
  getManagedAccount,
  listAccountMessages,
  listManagedAccounts,
  listPossibleManagers,
  markAccountSeen,
} from './manage-accounts.ts'
import { getOwnManager, listOwnMessages, markAnswersRead, writeToManager } from './own-manager.ts'

const Account = z.object({ accountId: id() })
const Page = z.object({ cursor: z.optional(id()) })

/** The manager of a business, and what the administration does as one. */
export const managersRouter = router({
  mine: memberProcedure.query(({ ctx }) => getOwnManager(ctx)),
  messages: memberProcedure.input(Page).query(({ ctx, input }) => listOwnMessages(ctx, input)),
  write: memberProcedure
    .use(limited('message'))
    .input(ManagerMessageInput)
    .mutation(({ ctx, input }) => writeToManager(ctx, input)),
  markRead: memberProcedure
    .input(z.object({ upTo: id() }))
    .mutation(({ ctx, input }) => markAnswersRead(ctx, input)),

  accounts: adminProcedure
    .input(z.object({ cursor: z.optional(z.int().check(z.nonnegative())) }))
    .query(({ ctx, input }) => listManagedAccounts(ctx, input)),
  account: adminProcedure.input(Account).query(({ ctx, input }) => getManagedAccount(ctx, input)),
  possible: adminProcedure.query(({ ctx }) => listPossibleManagers(ctx)),
  assign: adminProcedure
    .input(AssignManagerInput)
    .mutation(({ ctx, input }) => assignManager(ctx, input)),
  accountMessages: adminProcedure
    .input(z.extend(Account, Page.shape))
    .query(({ ctx, input }) => listAccountMessages(ctx, input)),
  answer: adminProcedure
    .use(limited('message'))
    .input(z.extend(ManagerMessageInput, Account.shape))
    .mutation(({ ctx, input }) => answerAccount(ctx, input)),
  markSeen: adminProcedure.input(Account).mutation(({ ctx, input }) => markAccountSeen(ctx, input)),
})
