// Previews of links: drawn when they are first asked for, kept under a name that changes with what they show.

import { DomainError } from '@wepa/domain/error'
import { findCategory } from '@wepa/domain/listings/category'
import {
  categoryPreview,
  categoryPreviewPath,
  listingPreview,
  listingPreviewPath,
  type PreviewContent,
} from '@wepa/domain/listings/preview'
import type { Context } from '../../context.ts'
import { getListing } from '../listings/get-listing.ts'
import { findOrPaint } from './find-or-paint.ts'

/** The picture, or where it is now when what it shows has changed since the address was handed out. */
export type Preview = { bytes: Uint8Array } | { movedTo: string }

/** An ad's preview, as long as everybody may open its page. @throws DomainError listing_not_found */
export async function readListingPreview(
  ctx: Context,
  { id, path }: { id: number; path: string },
): Promise<Preview> {
  const listing = await getListing({ ...ctx, session: null }, { id })
  const current = listingPreviewPath(listing)
  if (current !== path) return { movedTo: current }
  return { bytes: await findOrDraw(ctx, path, listingPreview(listing), id) }
}

/** @throws DomainError category_not_found */
export async function readCategoryPreview(
  ctx: Context,
  { slug, path }: { slug: string; path: string },
): Promise<Preview> {
  const category = findCategory(slug)
  if (!category) throw new DomainError('category_not_found')
  const current = categoryPreviewPath(category)
  if (current !== path) return { movedTo: current }
  return { bytes: await findOrDraw(ctx, path, categoryPreview(category), null) }
}

async function findOrDraw(
  ctx: Context,
  path: string,
  content: PreviewContent,
  listingId: number | null,
): Promise<Uint8Array> {
  const paint = (photo: Uint8Array | undefined) => ctx.previewPainter.paint(content, photo)
  const drawn = { name: fileOf(path), listingId, photo: content.photo, paint }
  return findOrPaint(ctx, drawn, () => ctx.limiter.consume('preview', { address: ctx.ip }))
}

/** `/preview/listing/7-1x2y.jpg` → `previews/listing-7-1x2y.jpg`. */
function fileOf(path: string): string {
  return `previews/${path.replace('/preview/', '').replaceAll('/', '-')}`
}
