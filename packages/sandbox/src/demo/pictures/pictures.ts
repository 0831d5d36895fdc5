// Turns drawings into stored pictures: the form that an upload has, display and thumbnail, WebP and AVIF. First all
// of them at half the size, which is enough for lists; then, behind the running product, the large ones.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { THUMBNAIL_EDGE } from '@wepa/domain/photos/photo'
import pLimit from 'p-limit'
import sharp, { type OutputInfo } from 'sharp'
import { lookOf } from '../../anthropic/photo-look.ts'
import { findMotif } from '../art/motifs.ts'
import { drawPortrait, type Portrait } from '../art/portrait.ts'
import { drawScene, SCENE_HEIGHT, SCENE_WIDTH } from '../art/scene.ts'
import type { Picture } from '../demo.ts'

/** Keeps one file; `name` is 'uploads/<hash>.webp' and the like. */
export type Put = (name: string, bytes: Uint8Array, contentType: string) => Promise<void>

/** What an ad shows, or a profile. */
export type Drawing = Picture | Portrait

/** `look`: by which the sandbox's model knows it again, base64. */
export type StoredPicture = { hash: string; width: number; height: number; look?: string }

type Raster = { data: Buffer; info: OutputInfo }

/** Dots per inch at which librsvg draws one pixel for each unit. */
const FULL = 72
const HALF = (FULL * THUMBNAIL_EDGE) / SCENE_WIDTH

/**
 * Stores all pictures, those of ads with a display of half the size until `enlargePictures` has been there;
 * the results stand in the order of the list. They are named by what is drawn, so that a name is known before
 * its files are.
 */
export function storePictures(
  pictures: readonly Drawing[],
  put: Put,
  onProgress: (done: number) => void,
): Promise<StoredPicture[]> {
  let done = 0
  return eachInParallel(pictures, async (picture) => {
    const stored = await storePicture(picture, put)
    done += 1
    onProgress(done)
    return stored
  })
}

/** Draws the display of each picture at its full size and puts it in the place of the small one. */
export async function enlargePictures(pictures: readonly Picture[], put: Put): Promise<void> {
  await eachInParallel(pictures, async (picture) => {
    const svg = draw(picture)
    const display = await encode(await rasterize(svg, FULL), displayQuality)
    await putBoth(`uploads/${nameOf(svg)}`, display, put)
  })
}

function eachInParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  // One core for each picture: more pictures at once beat more threads for one.
  sharp.concurrency(1)
  return pLimit(availableParallelism() + 1).map(items, work)
}

function draw(picture: Drawing): string {
  if ('shows' in picture) return drawPortrait(picture)
  return drawScene(findMotif(picture.motif), picture.options, picture.seed, picture.shot)
}

function nameOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 32)
}

function rasterize(svg: string, density: number): Promise<Raster> {
  const options = { resolveWithObject: true } as const
  return sharp(Buffer.from(svg), { density }).removeAlpha().raw().toBuffer(options)
}

async function storePicture(picture: Drawing, put: Put): Promise<StoredPicture> {
  const svg = draw(picture)
  const hash = nameOf(svg)
  const isPortrait = 'shows' in picture
  const drawn = await rasterize(svg, isPortrait ? FULL : HALF)
  const small = isPortrait ? await shrink(drawn) : drawn
  const thumbnail = await encode(small, thumbnailQuality)
  await putBoth(`thumbnails/${hash}`, thumbnail, put)
  await putBoth(
    `uploads/${hash}`,
    isPortrait ? await encode(drawn, displayQuality) : thumbnail,
    put,
  )
  const look = (await lookOf(read(small))).toString('base64')
  const { width, height } = isPortrait ? drawn.info : { width: SCENE_WIDTH, height: SCENE_HEIGHT }
  return { hash, width, height, look }
}

function read({ data, info: { width, height, channels } }: Raster) {
  return sharp(data, { raw: { width, height, channels } })
}

function shrink(drawn: Raster): Promise<Raster> {
  return read(drawn)
    .resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

type Quality = { webp: number; avif: number }
const displayQuality: Quality = { webp: 78, avif: 52 }
const thumbnailQuality: Quality = { webp: 74, avif: 48 }

type Encoded = { webp: Buffer; avif: Buffer }

/** Efforts chosen by time: somebody waits for the first start. */
async function encode(picture: Raster, quality: Quality): Promise<Encoded> {
  const webp = await read(picture).webp({ quality: quality.webp, effort: 2 }).toBuffer()
  const avif = await read(picture)
    .avif({ quality: quality.avif, effort: 0, chromaSubsampling: '4:2:0' })
    .toBuffer()
  return { webp, avif }
}

async function putBoth(name: string, { webp, avif }: Encoded, put: Put): Promise<void> {
  await put(`${name}.webp`, webp, 'image/webp')
  await put(`${name}.avif`, avif, 'image/avif')
}
