import { DomainError } from '@wepa/domain/error'
import { photoSource } from '@wepa/domain/photos/sent-photo'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { type NotedLink, noteLinks, restartLink } from './linked/photo-links.repo.ts'
import { queuePhotoCopy } from './linked/queue-photo-copy.ts'
import { hashOf } from './photo-files.ts'
import { claimPhoto, deleteDetachedPhotos, detachPhotos, insertLink } from './photos.repo.ts'
import type { ResolvedPhoto } from './resolve-photos.ts'

type Claim = { listingId: number; photos: readonly ResolvedPhoto[] }

/**
 * Puts the pictures (as resolvePhotos made them) at the places of an ad, in order. A link that was copied before is
 * its copy; any other is copied soon after.
 * @throws DomainError photo_invalid for one that this person did not upload
 */
export async function claimPhotos(tx: InTransaction<MemberContext>, claim: Claim): Promise<void> {
  await claimAll(tx, claim, await noteAll(tx, claim.photos))
}

/** The same for an ad that has pictures: those not named any more go; the caller sweeps after commit. */
export async function replacePhotos(tx: InTransaction<MemberContext>, claim: Claim): Promise<void> {
  // First, as whoever brings a copy does: it holds the link, then puts the copy at its places.
  const links = await noteAll(tx, claim.photos)
  const former = await detachPhotos(tx.db, claim.listingId)
  await claimAll(tx, claim, links)
  await deleteDetachedPhotos(tx.db, former)
}

type Links = ReadonlyMap<string, NotedLink>

async function noteAll(
  tx: InTransaction<MemberContext>,
  photos: readonly ResolvedPhoto[],
): Promise<Links> {
  // An ad may name one address twice.
  const links = new Map(
    photos.filter(({ url }) => photoSource(url) === 'link').map((each) => [each.url, each]),
  )
  const noted = await noteLinks(tx.db, tx.session.userId, {
    links: [...links.values()],
    at: tx.clock.now(),
  })
  return new Map(noted.map((link) => [link.url, link]))
}

async function claimAll(
  tx: InTransaction<MemberContext>,
  { listingId, photos }: Claim,
  links: Links,
): Promise<void> {
  for (const [position, { url }] of photos.entries()) {
    const place = { userId: tx.session.userId, listingId, position }
    const link = links.get(url)
    const hash = link ? link.hash : hashOf(url)
    if (hash && (await claimPhoto(tx.db, place, hash))) continue
    if (!link) throw notTheirs(position + 1)
    await insertLink(tx.db, place, url)
    await copySoon(tx, link)
  }
}

/** Those under way come by themselves; one that failed a moment ago would fail again. */
async function copySoon(
  tx: InTransaction<MemberContext>,
  { id, state, tries }: NotedLink,
): Promise<void> {
  // Its picture was deleted since.
  if (state === 'copied') await restartLink(tx.db, id, tx.clock.now())
  else if (state === 'failed' || tries > 0) return
  await queuePhotoCopy(tx, { id, userId: tx.session.userId })
}

function notTheirs(number: number): DomainError {
  const message = `La foto ${number} no está entre las que subiste. Súbela de nuevo.`
  return new DomainError('photo_invalid', {
    message,
    issues: [{ path: `images.${number - 1}`, message }],
  })
}
