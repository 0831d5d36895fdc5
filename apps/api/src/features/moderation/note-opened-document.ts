import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { findSource } from './cases.repo.ts'
import { writeLine } from './order.ts'

type Opened = { id: number; userId: number; verificationId: number | null }

/** Notes in the audit trail who of the administration opened whose private document, and from where. */
export async function noteOpenedDocument(ctx: MemberContext, document: Opened): Promise<void> {
  const { id, userId, verificationId } = document
  const target =
    verificationId === null
      ? ({ kind: 'user', id: userId } as const)
      : ({ kind: 'verification', id: verificationId } as const)
  await inTransaction(ctx, async (tx) => {
    const source = await findSource(tx.db, target)
    if (!source) throw new DomainError('not_found')
    await writeLine(tx, { action: 'open_document', reason: `Documento ${id}`, source })
  })
}
