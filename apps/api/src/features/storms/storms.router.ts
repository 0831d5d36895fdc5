import { id } from '@wepa/domain/scalar'
import {
  EssentialsQuery,
  ProlongStormInput,
  StartStormInput,
} from '@wepa/domain/storms/storm-schema'
import * as z from 'zod/mini'
import { adminProcedure, publicProcedure, readProcedure, router } from '../../trpc.ts'
import { currentStorms } from './current-storms.ts'
import { listEssentials } from './essentials/list-essentials.ts'
import { listStorms } from './list-storms.ts'
import { endStorm, prolongStorm, startStorm } from './switch-storm.ts'

const StormId = z.object({ id: id() })

/** Storm mode: what everybody is told of it, and what switches it. */
export const stormsRouter = router({
  now: publicProcedure.query(({ ctx }) => currentStorms(ctx)),
  essentials: readProcedure
    .input(EssentialsQuery)
    .query(({ ctx, input }) => listEssentials(ctx, input)),
  list: adminProcedure.query(({ ctx }) => listStorms(ctx)),
  start: adminProcedure.input(StartStormInput).mutation(({ ctx, input }) => startStorm(ctx, input)),
  prolong: adminProcedure
    .input(z.extend(ProlongStormInput, StormId.shape))
    .mutation(({ ctx, input }) => prolongStorm(ctx, input)),
  end: adminProcedure.input(StormId).mutation(({ ctx, input }) => endStorm(ctx, input)),
})
