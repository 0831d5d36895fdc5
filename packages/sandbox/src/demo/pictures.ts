// Turns drawings into stored pictures: the form that an upload has, display and thumbnail, WebP and AVIF.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { THUMBNAIL_EDGE } from '@wepa/domain/photos/photo'
import sharp from 'sharp'
import { lookOf } from '../anthropic/photo-look.ts'
import { findMotif } from './art/motifs.ts'
import { drawPortrait, type Portrait } from './art/portrait.ts'
import { drawScene } from './art/scene.ts'
import type { Picture } from './demo.ts'

/** Keeps one file; `name` is 'uploads/<hash>.webp' and the like. */
export type Put = (name: string, bytes: Uint8Array, contentType: string) => Promise<void>

/** What an ad shows, or a profile. */
export type Drawing = Picture | Portrait

/** `look`: by which the sandbox's model knows it again, base64. */
export type StoredPicture = { hash: string; width: number; height: number; look?: string }

/** Draws and stores all pictures, a few at once; the answers stand in the order of the list. */
export async function storePictures(
  pictures: readonly Drawing[],
  put: Put,
  onProgress: (done: number) => void,
): Promise<StoredPicture[]> {
  // One core for each picture: more pictures at once beat more threads for one.
  sharp.concurrency(1)
  const stored: StoredPicture[] = []
  let next = 0
  let done = 0
  const work = async () => {
    while (next < pictures.length) {
      const at = next
      next += 1
      const picture = pictures[at]
      if (picture === undefined) return
      stored[at] = await storePicture(picture, put)
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return stored
}

function draw(picture: Drawing): string {
  if ('shows' in picture) return drawPortrait(picture)
  return drawScene(findMotif(picture.motif), picture.options, picture.seed, picture.shot)
}

async function storePicture(picture: Drawing, put: Put): Promise<StoredPicture> {
  const svg = draw(picture)
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const display = () => sharp(data, { raw })
  const small = await display()
    .resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = small.info
  const thumbnail = () => sharp(small.data, { raw: { width, height, channels } })
  // Efforts chosen by time: all of it has to fit into the first start.
  const webp = await display().webp({ quality: 78, effort: 2 }).toBuffer()
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 32)
  await Promise.all([
    put(`uploads/${hash}.webp`, webp, 'image/webp'),
    put(
      `uploads/${hash}.avif`,
      await display().avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
      'image/avif',
    ),
    put(
      `thumbnails/${hash}.webp`,
      await thumbnail().webp({ quality: 74, effort: 2 }).toBuffer(),
      'image/webp',
    ),
    put(
      `thumbnails/${hash}.avif`,
      await thumbnail().avif({ quality: 48, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
      'image/avif',
    ),
  ])
  const look = (await lookOf(sharp(small.data, { raw: { width, height, channels } }))).toString(
    'base64',
  )
  return { hash, width: info.width, height: info.height, look }
}
