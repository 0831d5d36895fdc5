import { BlockInput } from '@wepa/domain/people/block'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { blockPerson } from './block-person.ts'
import { BlocksQuery, getBlockState, listBlocked } from './list-blocked.ts'
import { unblockPerson } from './unblock-person.ts'

/** Whose list it is: one's own. */
const owner = { ownerId: id() }

export const blocksRouter = router({
  list: memberProcedure
    .input(z.extend(BlocksQuery, owner))
    .query(({ ctx, input }) => listBlocked(ctx, input)),
  state: memberProcedure.input(BlockInput).query(({ ctx, input }) => getBlockState(ctx, input)),
  add: memberProcedure
    .use(limited('block'))
    .input(z.extend(BlockInput, owner))
    .mutation(({ ctx, input }) => blockPerson(ctx, input)),
  remove: memberProcedure
    .use(limited('block'))
    .input(z.extend(BlockInput, owner))
    .mutation(({ ctx, input }) => unblockPerson(ctx, input)),
})
