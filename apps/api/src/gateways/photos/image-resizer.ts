// Pictures from strangers become files of ours: for display, for a phone and as thumbnail, as WebP and mostly as AVIF too.
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { createGate } from '../gate.ts'
import { LOOK_EDGE, lookOf } from './image-look.ts'
import { type ImageKind, sniffImage } from './image-sniffer.ts'
import { PICTURES_AT_ONCE } from './thread-pool.ts'

/** Degrees clockwise that a person turned the picture in the form, after its own orientation. */
export type Rotation = 0 | 90 | 180 | 270

type Encoded = { webp: Buffer; avif?: Buffer }

export type ResizedImage = {
  /** Names the picture: 32 hex digits of the SHA-256 of its display file. */
  hash: string
  /** Size of the display file in pixels. */
  width: number
  height: number
  display: Encoded
  /** None where the display picture is no larger. */
  phone?: Encoded
  thumbnail: Encoded
  /** What it looks like, as 64 bits; null for a flat picture. */
  look: bigint | null
}

export type ImageResizer = {
  /** Decodes, turns, shrinks and re-encodes; nothing of the original bytes survives. Throws ImageRefused. */
  resize(bytes: Buffer, rotation: Rotation): Promise<ResizedImage>
  /**
   * The same as WebP alone, in a quarter of the time (111 ms where `resize` takes 416, of 1280×960): for pictures that few
   * people look at. Files of its own: the hash is not that of `resize`.
   */
  resizeForFew(bytes: Buffer, rotation: Rotation): Promise<ResizedImage>
  /** One clean JPEG, upright, no longer than `edge`: for documents. Throws ImageRefused. */
  redraw(bytes: Buffer, edge: number): Promise<Buffer>
  /** What a picture looks like, as in ResizedImage. Throws ImageRefused. */
  look(bytes: Buffer): Promise<bigint | null>
}

/** Why a picture was not taken; the words for the person are the rule's. */
export class ImageRefused extends Error {
  readonly reason: 'unsupported' | 'heic' | 'unreadable' | 'too_many_pixels' | 'busy'
  constructor(reason: ImageRefused['reason'], cause?: unknown) {
    super(`image refused: ${reason}`, { cause })
    this.name = 'ImageRefused'
    this.reason = reason
  }
}

export type ResizerSettings = {
  displayEdge: number
  phoneEdge: number
  thumbnailEdge: number
  /** Pictures drawn side by side. */
  atOnce?: number
}

/** A line that ends somewhere. */
const longestQueue = 60
/** A picture of 50 megapixels takes some 400 MB to decode: those from this size on go one by one. */
const largePixels = 20_000_000
const maxPixels = 50_000_000
const timeoutSeconds = 20

export function createImageResizer(edges: ResizerSettings): ImageResizer {
  allowOnlyPictures()
  // No two pictures are the same: what libvips remembers of one is memory without a use.
  sharp.cache(false)
  const takeTurn = createGate(edges.atOnce ?? PICTURES_AT_ONCE, longestQueue, isBusy)
  const takeLargeTurn = createGate(1, longestQueue, isBusy)
  const inTurn = async <T>(bytes: Buffer, work: (kind: ImageKind) => Promise<T>): Promise<T> => {
    const kind = sniffImage(bytes)
    if (!kind) throw new ImageRefused('unsupported')
    const turn = () => takeTurn(() => work(kind))
    return (await countPixels(bytes)) > largePixels ? takeLargeTurn(turn) : turn()
  }
  return {
    resize: (bytes, rotation) =>
      inTurn(bytes, async (kind) =>
        encode(await decode(bytes, kind, rotation, edges.displayEdge), edges, withAvif),
      ),
    resizeForFew: (bytes, rotation) =>
      inTurn(bytes, async (kind) =>
        encode(await decode(bytes, kind, rotation, edges.displayEdge), edges, quickWebp),
      ),
    redraw: (bytes, edge) =>
      inTurn(bytes, async (kind) => encodeJpeg(await decode(bytes, kind, 0, edge))),
    look: (bytes) =>
      inTurn(bytes, async (kind) => lookAt(await decode(bytes, kind, 0, edges.thumbnailEdge))),
  }
}

const isBusy = () => new ImageRefused('busy')

/** Whatever the sniffer lets through, libvips itself opens nothing but these kinds. */
function allowOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
    ],
  })
}

/** What the head of the file claims; 0 when it cannot be read, which decoding will tell better. */
async function countPixels(bytes: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
    return width * height
  } catch {
    return 0
  }
}

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

async function decode(
  bytes: Buffer,
  kind: ImageKind,
  rotation: Rotation,
  edge: number,
): Promise<Pixels> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .rotate(rotation)
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch (error) {
    throw refusal(kind, error)
  }
}

function refusal(kind: ImageKind, error: unknown): ImageRefused {
  if (kind === 'heic') return new ImageRefused('heic', error)
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
  return new ImageRefused(isTooLarge ? 'too_many_pixels' : 'unreadable', error)
}

/**
 * AVIF efforts are chosen by time: on one core a display picture takes 0.2 s at effort 0 and 1.2 s at
 * effort 3, and is smaller than its WebP either way. Thumbnails are small enough for more.
 */
async function encode(
  pixels: Pixels,
  edges: ResizerSettings,
  encodeBoth: Encoder,
): Promise<ResizedImage> {
  const { data, ...raw } = pixels
  const display = () => sharp(data, { raw }).timeout({ seconds: timeoutSeconds })
  const smaller = (edge: number) =>
    display().resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
  const phone = () => smaller(edges.phoneEdge)
  const thumbnail = () => smaller(edges.thumbnailEdge)
  const shown = await encodeBoth(display, { webp: [80, 3], avif: [55, 0] })
  return {
    hash: createHash('sha256').update(shown.webp).digest('hex').slice(0, 32),
    width: pixels.width,
    height: pixels.height,
    display: shown,
    ...(Math.max(pixels.width, pixels.height) > edges.phoneEdge && {
      phone: await encodeBoth(phone, { webp: [78, 3], avif: [53, 0] }),
    }),
    thumbnail: await encodeBoth(thumbnail, { webp: [74, 4], avif: [52, 3] }),
    look: await lookAt(pixels),
  }
}

/** Quality and effort of each format. */
type Efforts = { webp: [quality: number, effort: number]; avif: [quality: number, effort: number] }
type Encoder = (picture: () => Sharp, efforts: Efforts) => Promise<Encoded>

async function webpAlone(
  picture: () => Sharp,
  { webp: [quality, effort] }: Efforts,
): Promise<Encoded> {
  return { webp: await picture().webp({ quality, effort }).toBuffer() }
}

/** Effort 3 takes 115 ms for a display picture of 1280×960 where 2 takes 45, and its file is 1.3 % smaller. */
const quickEffort = 2

async function quickWebp(picture: () => Sharp, { webp, avif }: Efforts): Promise<Encoded> {
  return webpAlone(picture, { webp: [webp[0], quickEffort], avif })
}

async function withAvif(picture: () => Sharp, efforts: Efforts): Promise<Encoded> {
  const [quality, effort] = efforts.avif
  const { webp } = await webpAlone(picture, efforts)
  // As in WebP, which knows no other: of 1280×960 it takes 49 ms where colour at full size takes 65, 28 MB less, and is smaller.
  const chromaSubsampling = '4:2:0'
  return { webp, avif: await picture().avif({ quality, effort, chromaSubsampling }).toBuffer() }
}

async function lookAt({ data, ...raw }: Pixels): Promise<bigint | null> {
  const gray = await sharp(data, { raw })
    .timeout({ seconds: timeoutSeconds })
    .flatten({ background: '#fff' })
    .grayscale()
    .resize(LOOK_EDGE, LOOK_EDGE, { fit: 'fill' })
    .raw()
    .toBuffer()
  return lookOf(gray)
}

async function encodeJpeg({ data, ...raw }: Pixels): Promise<Buffer> {
  return sharp(data, { raw })
    .timeout({ seconds: timeoutSeconds })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer()
}
