import { DomainError } from '@wepa/domain/error'
import { photoSource } from '@wepa/domain/photo'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { hashOf } from './photo-files.ts'
import { claimPhoto, deleteDetachedPhotos, detachPhotos, insertLink } from './photos.repo.ts'

type Claim = { listingId: number; urls: readonly string[] }

/**
 * Puts the pictures (as settlePhotos made them) at the places of an ad, in order.
 * @throws DomainError photo_invalid for one that this person did not upload
 */
export async function claimPhotos(tx: InTransaction<MemberContext>, claim: Claim): Promise<void> {
  for (const [position, url] of claim.urls.entries()) {
    const place = { userId: tx.session.userId, listingId: claim.listingId, position }
    const hash = hashOf(url)
    if (hash && (await claimPhoto(tx.db, place, hash))) continue
    if (hash || photoSource(url) !== 'link') throw notTheirs(position + 1)
    await insertLink(tx.db, place, url)
  }
}

/** The same for an ad that has pictures: those not named any more go; the caller sweeps after commit. */
export async function replacePhotos(tx: InTransaction<MemberContext>, claim: Claim): Promise<void> {
  const former = await detachPhotos(tx.db, claim.listingId)
  await claimPhotos(tx, claim)
  await deleteDetachedPhotos(tx.db, former)
}

function notTheirs(number: number): DomainError {
  const message = `La foto ${number} no está entre las que subiste. Súbela de nuevo.`
  return new DomainError('photo_invalid', {
    message,
    issues: [{ path: `images.${number - 1}`, message }],
  })
}
