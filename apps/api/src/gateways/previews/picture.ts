// The pieces that the pictures of ads have in common: the photo, the band over it, and the JPEG that comes of all layers.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CATEGORIES } from '@wepa/domain/listings/category'
import type { PreviewContent } from '@wepa/domain/listings/preview'
import sharp, { type OverlayOptions } from 'sharp'
import { drawText } from './text.ts'

export type Size = { width: number; height: number }

export const ink = '#1F2328'
export const muted = '#5B6470'
export const sand = '#FAF7F2'
export const art = join(import.meta.dirname, 'art')

const timeoutSeconds = 15
/** WhatsApp shows nothing larger. */
const mostBytes = 300_000
const bandHeight = 92
const bands = {
  Vendido: { background: ink, text: '#FFFFFF' },
  'Venta pendiente': { background: '#FFC23C', text: '#3B2A00' },
} as const
const illustrated: ReadonlySet<string> = new Set(CATEGORIES.map(({ slug }) => slug))

/** Layers on sand as a JPEG below `most` bytes: a photo with much grain is large, and then its grain is worth less than being shown. */
export async function encodeJpeg(
  layers: OverlayOptions[],
  { width, height }: Size,
  most = mostBytes,
): Promise<Buffer> {
  const base = { width, height, channels: 3, background: sand } as const
  const { data, info } = await sharp({ create: base })
    .composite(layers)
    .removeAlpha()
    .raw()
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const quality of [84, 70, 50]) {
    const jpeg = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < most) return jpeg
  }
  return sharp(data, { raw }).blur(1.5).jpeg({ quality: 40, mozjpeg: true }).toBuffer()
}

/** The photo, or the category's illustration, over the whole of a size; at the top left until the caller says otherwise. */
export async function fitPicture(
  { categorySlug, band }: PreviewContent,
  photo: Uint8Array | undefined,
  { width, height }: Size,
): Promise<OverlayOptions> {
  const illustration = illustrated.has(categorySlug) ? categorySlug : 'de-todo'
  const bytes = photo ?? (await readFile(join(art, `${illustration}.webp`)))
  const fitted = sharp(bytes, { limitInputPixels: 50e6 })
    .timeout({ seconds: timeoutSeconds })
    .resize(width, height, { fit: 'cover' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
  // What is gone is shown as gone, also where the words are too small to read.
  const shown = band === 'Vendido' ? fitted.modulate({ saturation: 0.2 }) : fitted
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { input: data, raw, left: 0, top: 0 }
}

/** 'Vendido' or 'Venta pendiente' over the lower end of a picture of this size. */
export async function drawBand(
  words: string | null,
  { width, height }: Size,
): Promise<OverlayOptions[]> {
  if (words !== 'Vendido' && words !== 'Venta pendiente') return []
  const { background, text: color } = bands[words]
  const text = await drawText(
    words,
    { weight: 800, color },
    { sizes: [50], width: width - 40, lines: 1 },
  )
  const top = height - bandHeight
  return [
    { input: { create: { width, height: bandHeight, channels: 4, background } }, left: 0, top },
    {
      ...text.layer,
      left: Math.round((width - text.width) / 2),
      top: top + Math.round((bandHeight - text.height) / 2),
    },
  ]
}
