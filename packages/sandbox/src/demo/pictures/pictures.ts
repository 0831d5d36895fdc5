// Turns drawings into stored pictures: the form that an upload has, display and thumbnail, WebP and AVIF.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { THUMBNAIL_EDGE } from '@wepa/domain/photos/photo'
import pLimit from 'p-limit'
import sharp, { type OutputInfo } from 'sharp'
import { lookOf } from '../../anthropic/photo-look.ts'
import { findMotif } from '../art/motifs.ts'
import { drawPortrait, type Portrait } from '../art/portrait.ts'
import { drawScene } from '../art/scene.ts'
import type { Picture } from '../demo.ts'

/** Keeps one file; `name` is 'uploads/<hash>.webp' and the like. */
export type Put = (name: string, bytes: Uint8Array, contentType: string) => Promise<void>

/** What an ad shows, or a profile. */
export type Drawing = Picture | Portrait

/** `look`: by which the sandbox's model knows it again, base64. */
export type StoredPicture = { hash: string; width: number; height: number; look?: string }

/** Draws a list of pictures and stores them; what it answers stands in the same order. */
export type Draw = (drawings: readonly Drawing[], put: Put) => Promise<StoredPicture[]>

type Raster = { data: Buffer; info: OutputInfo }

// One core for each picture: more pictures at once beat more threads for one.
sharp.concurrency(1)
const inParallel = pLimit(availableParallelism() + 1)

/** However many lists are being drawn, no more pictures than the machine has cores for are at work. */
export const drawPictures: Draw = (drawings, put) =>
  Promise.all(drawings.map((drawing) => inParallel(drawPicture, drawing, put)))

async function drawPicture(drawing: Drawing, put: Put): Promise<StoredPicture> {
  const svg = svgOf(drawing)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  const drawn = await rasterize(svg)
  const small = await shrink(drawn)
  await putBoth(`thumbnails/${hash}`, await encode(small, thumbnailQuality), put)
  await putBoth(`uploads/${hash}`, await encode(drawn, displayQuality), put)
  const look = (await lookOf(read(small))).toString('base64')
  return { hash, width: drawn.info.width, height: drawn.info.height, look }
}

function svgOf(drawing: Drawing): string {
  if ('shows' in drawing) return drawPortrait(drawing)
  return drawScene(findMotif(drawing.motif), drawing.options, drawing.seed, drawing.shot)
}

function rasterize(svg: string): Promise<Raster> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
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
