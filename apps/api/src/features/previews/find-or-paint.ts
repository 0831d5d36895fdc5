import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import { PainterBusy } from '../../gateways/previews/painter.ts'
import { upsertPreview } from './previews.repo.ts'

export type Painting = {
  /** Of the file in the store: another one as soon as anything in the picture changes. */
  name: string
  /** Whose picture it is: it goes when the ad is no longer public. */
  listingId: number | null
  /** Display URL of a photo of our own store, null for none. */
  photo: string | null
  paint: (photo: Uint8Array | undefined) => Promise<Uint8Array>
}

/**
 * A picture that was painted before, or paints it and keeps it. `allow` is asked before it paints.
 * @throws DomainError unavailable while too many wait, and what `allow` throws
 */
export async function findOrPaint(
  ctx: Pick<Deps, 'db' | 'clock' | 'imageStore'>,
  { name, listingId, photo: url, paint }: Painting,
  allow: () => Promise<void>,
): Promise<Uint8Array> {
  const kept = await ctx.imageStore.find(name)
  if (kept) return kept.bytes
  await allow()
  const photo = url ? await ctx.imageStore.find(url.slice(1)) : undefined
  const bytes = await paint(photo?.bytes).catch(refuse)
  // The row first: from then on the clean-up knows of the file.
  await upsertPreview(ctx.db, { name, listingId, madeAt: ctx.clock.now() })
  await ctx.imageStore.put(name, { bytes, contentType: 'image/jpeg' })
  return bytes
}

function refuse(error: unknown): never {
  if (error instanceof PainterBusy) {
    throw new DomainError('unavailable', { retryAfter: 5, cause: error })
  }
  throw error
}
