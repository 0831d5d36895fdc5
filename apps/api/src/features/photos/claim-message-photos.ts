import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import type { StoredPhoto } from '../../db/sql/conversations/message-rows.ts'
import { hashOf } from './photo-files.ts'
import { claimPhotoForMessage } from './photos.repo.ts'

/**
 * Hangs pictures that this person uploaded on a message of theirs, in order: from then on they open by a pass alone.
 * @throws DomainError photo_invalid for one that they did not upload, or that is gone
 */
export async function claimMessagePhotos(
  tx: InTransaction<MemberContext>,
  { messageId, urls }: { messageId: number; urls: readonly string[] },
): Promise<StoredPhoto[]> {
  const photos: StoredPhoto[] = []
  for (const [position, url] of urls.entries()) {
    const hash = hashOf(url)
    const place = { userId: tx.session.userId, messageId, position }
    const claimed = hash && (await claimPhotoForMessage(tx.db, place, hash))
    if (!claimed) throw notTheirs(position + 1)
    photos.push(claimed)
  }
  return photos
}

function notTheirs(number: number): DomainError {
  const message = `La foto ${number} no está entre las que subiste. Súbela de nuevo.`
  return new DomainError('photo_invalid', {
    message,
    issues: [{ path: `photos.${number - 1}`, message }],
  })
}
