// The picture that a link's preview shows: a photo, and beside it price, title and town.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREVIEW_SIZE, type PreviewContent } from '@wepa/domain/listings/preview'
import type { ShareContent, ShareShape } from '@wepa/domain/sharing/share-kit'
import type { OverlayOptions } from 'sharp'
import { createGate } from '../gate.ts'
import { PREVIEWS_AT_ONCE } from '../photos/thread-pool.ts'
import { art, drawBand, encodeJpeg, fitPicture, ink, muted } from './picture.ts'
import { paintSharePicture } from './share-picture.ts'
import { drawText, showable } from './text.ts'

export type PreviewPainter = {
  /**
   * A JPEG of PREVIEW_SIZE, below 300 KB. `photo`: the bytes of one of our own stored pictures; without it the
   * category's illustration. Throws PainterBusy when too many wait.
   */
  paint(content: PreviewContent, photo: Uint8Array | undefined): Promise<Buffer>
  /** The same for a network, in one of its shapes: a JPEG below 900 KB. */
  paintShare(
    content: ShareContent,
    shape: ShareShape,
    photo: Uint8Array | undefined,
  ): Promise<Buffer>
}

export class PainterBusy extends Error {}

/** A line that ends somewhere. */
const longestQueue = 40

const { width, height } = PREVIEW_SIZE
const half = width / 2
const margin = 52
const column = half - 2 * margin
const beside = { width: half, height }

export function createPreviewPainter(): PreviewPainter {
  const takeTurn = createGate(PREVIEWS_AT_ONCE, longestQueue, () => new PainterBusy())
  return {
    paint: (content, photo) =>
      takeTurn(async () => {
        const layers = [
          await fitPicture(content, photo, beside),
          ...(await drawBand(content.band, beside)),
          ...(await words(content)),
        ]
        return encodeJpeg(layers, PREVIEW_SIZE)
      }),
    paintShare: (content, shape, photo) => takeTurn(() => paintSharePicture(content, shape, photo)),
  }
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
