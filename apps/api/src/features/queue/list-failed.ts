import type { FailedJob } from '@wepa/domain/admin/failed-job'
import type { MemberContext } from '../../context.ts'
import { listFailedJobs } from '../../db/queue/queue.ts'

const most = 100

/** The newest hundred pieces of queued work that failed, with their reason, for the administration. */
export async function listFailed(ctx: MemberContext): Promise<FailedJob[]> {
  return listFailedJobs(ctx.db, most)
}
