import { attemptAll } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { listLostCalls } from './assistant.repo.ts'
import { endCall } from './run-call.ts'

/** No call takes that long: its process died. */
const longestCall = 5 * 60 * 1000

/** Gives back what calls took whose process died; what was set aside for them counts as spent. */
export async function returnLostUses(ctx: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - longestCall)
  return attemptAll(ctx, {
    name: 'lost use of the assistant',
    list: (after) => listLostCalls(ctx.db, { before, after }),
    work: async (call) => {
      await endCall(ctx, call, { spent: call.reserved, isReturned: true })
      return true
    },
  })
}
