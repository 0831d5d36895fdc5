// The picture that a link's preview shows: a photo, and beside it price, title and town.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CATEGORIES } from '@wepa/domain/listings/category'
import { PREVIEW_SIZE, type PreviewContent } from '@wepa/domain/listings/preview'
import sharp, { type OverlayOptions } from 'sharp'
import { createGate } from '../gate.ts'
import { PREVIEWS_AT_ONCE } from '../photos/thread-pool.ts'
import { drawText, showable } from './text.ts'

export type PreviewPainter = {
  /**
   * A JPEG of PREVIEW_SIZE, below 300 KB. `photo`: the bytes of one of our own stored pictures; without it the
   * category's illustration. Throws PainterBusy when too many wait.
   */
  paint(content: PreviewContent, photo: Uint8Array | undefined): Promise<Buffer>
}

export class PainterBusy extends Error {}

/** A line that ends somewhere. */
const longestQueue = 40
const timeoutSeconds = 15
/** WhatsApp shows nothing larger. */
const mostBytes = 300_000

const { width, height } = PREVIEW_SIZE
const half = width / 2
const margin = 52
const column = half - 2 * margin
const ink = '#1F2328'
const muted = '#5B6470'
const sand = '#FAF7F2'
const bandHeight = 92
const bands = {
  Vendido: { background: ink, text: '#FFFFFF' },
  'Venta pendiente': { background: '#FFC23C', text: '#3B2A00' },
} as const

const art = join(import.meta.dirname, 'art')
const illustrated: ReadonlySet<string> = new Set(CATEGORIES.map(({ slug }) => slug))

export function createPreviewPainter(): PreviewPainter {
  const takeTurn = createGate(PREVIEWS_AT_ONCE, longestQueue, () => new PainterBusy())
  return {
    paint: (content, photo) =>
      takeTurn(async () => {
        const layers = [
          await picture(content, photo),
          ...(await band(content.band)),
          ...(await words(content)),
        ]
        return encode(layers)
      }),
  }
}

/** A photo with much grain is large: then its grain is worth less than being shown. */
async function encode(layers: OverlayOptions[]): Promise<Buffer> {
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
    if (jpeg.length < mostBytes) return jpeg
  }
  return sharp(data, { raw }).blur(1.5).jpeg({ quality: 40, mozjpeg: true }).toBuffer()
}

async function picture(
  { categorySlug, band }: PreviewContent,
  photo: Uint8Array | undefined,
): Promise<OverlayOptions> {
  const illustration = illustrated.has(categorySlug) ? categorySlug : 'de-todo'
  const bytes = photo ?? (await readFile(join(art, `${illustration}.webp`)))
  const fitted = sharp(bytes, { limitInputPixels: 50e6 })
    .timeout({ seconds: timeoutSeconds })
    .resize(half, height, { fit: 'cover' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
  // What is gone is shown as gone, also where the words are too small to read.
  const shown = band === 'Vendido' ? fitted.modulate({ saturation: 0.2 }) : fitted
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { input: data, raw, left: 0, top: 0 }
}

async function band(words: string | null): Promise<OverlayOptions[]> {
  if (words !== 'Vendido' && words !== 'Venta pendiente') return []
  const { background, text: color } = bands[words]
  const text = await drawText(
    words,
    { weight: 800, color },
    { sizes: [50], width: half - 40, lines: 1 },
  )
  const top = height - bandHeight
  return [
    {
      input: { create: { width: half, height: bandHeight, channels: 4, background } },
      left: 0,
      top,
    },
    {
      ...text.layer,
      left: Math.round((half - text.width) / 2),
      top: top + Math.round((bandHeight - text.height) / 2),
    },
  ]
}

/** The logo above, the town below, and between them the large words over the smaller ones. */
async function words(content: PreviewContent): Promise<OverlayOptions[]> {
  const left = half + margin
  const headline = await drawText(
    showable(content.headline) || 'Wepa',
    { weight: 800, color: ink },
    content.headline.length > 14
      ? { sizes: [60, 52, 44], width: column, lines: 2 }
      : { sizes: [92, 78, 64, 52, 44], width: column, lines: 1 },
  )
  const title = await drawText(
    showable(content.title) || 'Anuncio en Wepa',
    { weight: 600, color: ink },
    { sizes: [46, 40, 36], width: column, lines: 4 },
  )
  const gap = 30
  const room = height - 2 * margin
  const block = headline.height + gap + title.height
  const top = Math.round(margin + Math.max(80, (room - block) / 2))
  return [
    { input: await readFile(join(art, 'logo.webp')), left, top: margin },
    { ...headline.layer, left, top },
    { ...title.layer, left, top: top + headline.height + gap },
    ...(await foot(content.place, left)),
  ]
}

async function foot(place: string | null, left: number): Promise<OverlayOptions[]> {
  const style = { weight: 500, color: muted } as const
  const text = await drawText(showable(place ?? '') || 'Clasificados de Puerto Rico', style, {
    sizes: [34, 28],
    width: column - 50,
    lines: 1,
  })
  const middle = height - margin - 18
  const baseline = { ...text.layer, top: middle - Math.round(text.height / 2) }
  if (place === null) return [{ ...baseline, left }]
  return [
    { input: await readFile(join(art, 'pin.webp')), left: left - 4, top: middle - 18 },
    { ...baseline, left: left + 42 },
  ]
}
