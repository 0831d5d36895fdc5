import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { hashOf } from './photo-files.ts'
import { hasPhoto, lockPhotoFiles } from './photos.repo.ts'

/** True when the person uploaded the picture of this URL themselves. */
export async function ownsPhoto(ctx: MemberContext, url: string): Promise<boolean> {
  const hash = hashOf(url)
  return hash !== undefined && hasPhoto(ctx.db, ctx.session.userId, hash)
}

/** The same, and until the transaction ends no sweep decides about its files: what it writes counts. */
export async function holdPhoto(tx: InTransaction<MemberContext>, url: string): Promise<boolean> {
  const hash = hashOf(url)
  if (hash) await lockPhotoFiles(tx.db, hash)
  return ownsPhoto(tx, url)
}
