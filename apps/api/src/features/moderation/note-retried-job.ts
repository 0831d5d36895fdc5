import { makeReference } from '../../reference.ts'
import { insertDecision } from './decisions/decisions.repo.ts'
import type { Tx } from './order.ts'

/** Notes in the audit trail who of the administration had which failed job tried again. It is about nobody and no ad. */
export async function noteRetriedJob(tx: Tx, job: { id: string; name: string }): Promise<void> {
  await insertDecision(tx.db, {
    reference: makeReference('MOD'),
    caseId: `job-${job.id}`,
    action: 'retry_job',
    adminId: tx.session.userId,
    subjectUserId: null,
    listingId: null,
    listingTitle: null,
    reason: `Trabajo ${job.id} (${job.name})`,
    note: null,
    ip: tx.ip,
    createdAt: tx.clock.now(),
  })
}
