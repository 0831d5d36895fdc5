import { DomainError } from '@wepa/domain/error'
import { photoSource, ROTATIONS, type Rotation } from '@wepa/domain/photos/sent-photo'
import type { MemberContext } from '../../context.ts'
import { countUpload } from './count-upload.ts'
import { decodeImageText } from './decode-image-text.ts'
import { findCopy } from './linked/link-uses.repo.ts'
import { ownsPhoto } from './owns-photo.ts'
import { hashOf, photoUrl } from './photo-files.ts'
import { refusePhoto } from './refuse-photo.ts'
import { storePhoto } from './store-photo.ts'

export type SentPhotos = {
  /** URLs of uploads, data URLs, raw base64, or links. */
  images: readonly string[]
  /** Index of an image → degrees clockwise. */
  imageRotations?: Readonly<Record<string, Rotation>> | null | undefined
}

/** A picture as an ad can claim it. */
export type ResolvedPhoto = {
  /** Of our own picture, or a link. */
  url: string
  /** Degrees clockwise that a link's copy is to be turned once it is here; our own are turned already. */
  rotation: Rotation
}

/**
 * Makes of each picture sent in a call one that an ad can claim: uploads what came as text, turns what is
 * to be turned. Links stay as they are: they are copied later, and nobody waits for somebody else's site.
 * @throws DomainError photo_invalid naming the photo by its number, validation for a turn of one that is not there,
 *   rate_limited
 */
export async function resolvePhotos(
  ctx: MemberContext,
  sent: SentPhotos,
): Promise<ResolvedPhoto[]> {
  refuseLostTurns(sent)
  const photos: ResolvedPhoto[] = []
  // One after the other: a call with fifteen large photos holds the pixels of one.
  for (const [index, image] of sent.images.entries()) {
    const rotation = ROTATIONS.find((angle) => angle === sent.imageRotations?.[index]) ?? 0
    try {
      photos.push(await resolve(ctx, withoutOwnAddress(ctx, image), rotation))
    } catch (error) {
      throw refusePhoto(error, index + 1)
    }
  }
  return photos
}

/** A turn of 0 asks for nothing, wherever it stands. */
function refuseLostTurns({ images, imageRotations }: SentPhotos): void {
  const issues = Object.entries(imageRotations ?? {})
    .filter(([index, angle]) => angle !== 0 && Number(index) >= images.length)
    .map(([index]) => ({
      path: `imageRotations.${index}`,
      message: `No hay una foto ${Number(index) + 1} que girar`,
    }))
  if (issues.length > 0) throw new DomainError('validation', { issues })
}

async function resolve(
  ctx: MemberContext,
  image: string,
  rotation: Rotation,
): Promise<ResolvedPhoto> {
  const source = photoSource(image)
  if (source === 'link') return resolveLink(ctx, image, rotation)
  if (source === 'stored') return { url: await turnStored(ctx, image, rotation), rotation: 0 }
  await countUpload(ctx)
  const bytes = decodeImageText(image)
  const { url } = await storePhoto(ctx, ctx.session.userId, { bytes, rotation })
  return { url, rotation: 0 }
}

/** A copy that is to be turned is turned now; whether there is one at all is seen when the ad claims it. */
async function resolveLink(
  ctx: MemberContext,
  link: string,
  rotation: Rotation,
): Promise<ResolvedPhoto> {
  const copy = rotation === 0 ? undefined : await findCopy(ctx.db, ctx.session.userId, link)
  if (!copy) return { url: link, rotation }
  return { url: await turnStored(ctx, photoUrl(copy), rotation), rotation: 0 }
}

/** Turning a kept picture of one's own makes another one: content decides the name. */
async function turnStored(ctx: MemberContext, url: string, rotation: Rotation): Promise<string> {
  const hash = hashOf(url)
  if (!hash || rotation === 0) return hash ? photoUrl(hash) : url
  const isOwn = await ownsPhoto(ctx, url)
  const file = isOwn ? await ctx.imageStore.find(photoUrl(hash).slice(1)) : undefined
  // Claiming it will tell which photo it was.
  if (!file) return photoUrl(hash)
  return (await storePhoto(ctx, ctx.session.userId, { bytes: file.bytes, rotation })).url
}

/** The product's own pictures may come with their full address. */
function withoutOwnAddress(ctx: MemberContext, image: string): string {
  const own = `${ctx.settings.baseUrl}/`
  return image.startsWith(own) ? image.slice(own.length - 1) : image
}
