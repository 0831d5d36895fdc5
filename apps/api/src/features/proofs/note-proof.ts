import type { MemberContext } from '../../context.ts'
import { updateProof } from './proofs.repo.ts'

/** Notes that the person of this session has just proven who they are. */
export async function noteProof({ db, session, clock }: MemberContext): Promise<void> {
  await updateProof(db, session.id, clock.now())
}
