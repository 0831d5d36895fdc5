import {
  type OpeningInput,
  type OpeningLine,
  VERIFICATION_TYPES,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import type { Context, MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { insertOpening, listOpened, listOpenings } from './openings.repo.ts'

/** Lines of one look. */
const shown = 20

/** The types that everybody can ask for on the screen: email, and what the administration has opened. */
export async function listOpenTypes({ db }: Pick<Context, 'db'>): Promise<VerificationType[]> {
  const opened = await listOpened(db)
  return VERIFICATION_TYPES.filter((type) => type === 'email' || opened.includes(type))
}

/** Opens a type for everybody, or closes it; requests that were made stay. Once, whatever is pressed twice. */
export async function setTypeOpen(
  ctx: MemberContext,
  { type, isOpen }: OpeningInput,
): Promise<VerificationType[]> {
  return inTransaction(ctx, async (tx) => {
    if ((await listOpenTypes(tx)).includes(type) !== isOpen) {
      const adminId = tx.session.userId
      await insertOpening(tx.db, { type, isOpen, adminId, createdAt: tx.clock.now() })
    }
    return listOpenTypes(tx)
  })
}

/** Who of the administration opened and closed what. */
export async function listOpeningLines({ db }: Pick<Context, 'db'>): Promise<OpeningLine[]> {
  return listOpenings(db, shown)
}
