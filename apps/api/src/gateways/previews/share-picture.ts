// The pictures that an ad is shared with: its photo above, or beside, and below it price, title, town and address.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHARE_SHAPES, type ShareContent, type ShareShape } from '@wepa/domain/sharing/share-kit'
import sharp, { type OverlayOptions } from 'sharp'
import { art, drawBand, encodeJpeg, fitPicture, ink, muted, type Size, sand } from './picture.ts'
import { drawText, showable, type TextLayer } from './text.ts'

/** Bluesky takes pictures below 1 MB. */
const mostBytes = 900_000
/** Of the logo's sheet: to the upper edge of the picture, and around the logo. */
const [corner, around] = [32, 24]

type Layout = {
  photo: Size
  /** The upper end of the logo. */
  logo: number
  /** Where the words stand. */
  words: { left: number; top: number; width: number; height: number }
  price: readonly number[]
  title: { sizes: readonly number[]; lines: number }
  foot: number
}

/** Stories are covered at the top and the bottom by what the app shows: the words keep away from there. */
const layouts: Readonly<Record<ShareShape, Layout>> = {
  square: {
    photo: { width: 1080, height: 600 },
    logo: corner,
    words: { left: 64, top: 640, width: 952, height: 392 },
    price: [84, 72, 60, 48],
    title: { sizes: [48, 42, 38], lines: 3 },
    foot: 36,
  },
  story: {
    photo: { width: 1080, height: 1060 },
    logo: 240,
    words: { left: 72, top: 1120, width: 936, height: 560 },
    price: [124, 104, 84, 66],
    title: { sizes: [68, 60, 52], lines: 4 },
    foot: 48,
  },
  wide: {
    photo: { width: 600, height: 628 },
    logo: corner,
    words: { left: 652, top: 56, width: 496, height: 516 },
    price: [84, 70, 58, 46],
    title: { sizes: [44, 38, 34], lines: 4 },
    foot: 30,
  },
}

export async function paintSharePicture(
  content: ShareContent,
  shape: ShareShape,
  photo: Uint8Array | undefined,
): Promise<Buffer> {
  const layout = layouts[shape]
  const layers = [
    await fitPicture(content, photo, layout.photo),
    ...(await drawBand(content.band, layout.photo)),
    ...(await drawWords(content, layout)),
  ]
  return encodeJpeg(layers, SHARE_SHAPES[shape], mostBytes)
}

/** From the top price and title, from the bottom the address, and over it the town. */
async function drawWords(content: ShareContent, layout: Layout): Promise<OverlayOptions[]> {
  const { words, price, title, foot } = layout
  const { left, top, width } = words
  const line = (text: string, size: number, color: string, weight: 500 | 600) =>
    drawText(text, { weight, color }, { sizes: [size, size - 6, size - 10], width, lines: 1 })
  const headline = await drawText(
    showable(content.headline) || 'Wepa',
    { weight: 800, color: ink },
    { sizes: price, width, lines: content.headline.length > 18 ? 2 : 1 },
  )
  const town = await line(showable(content.place ?? '') || 'Puerto Rico', foot, muted, 500)
  const address = await line(showable(content.address), foot, '#0A66A8', 600)
  const gap = Math.round(foot * 0.7)
  const room = words.height - headline.height - town.height - address.height - 3 * gap
  const [largest = foot] = title.sizes
  const lines = Math.max(1, Math.min(title.lines, Math.floor(room / (largest * 1.2))))
  const name = await drawText(
    showable(content.title) || 'Anuncio en Wepa',
    { weight: 600, color: ink },
    { sizes: title.sizes, lines, width },
  )
  const bottom = top + words.height
  const nameTop = top + headline.height + gap
  return [
    at(headline, left, top),
    at(name, left, nameTop),
    at(town, left, bottom - address.height - gap / 2 - town.height),
    at(address, left, bottom - address.height),
    ...(await drawLogo(layout.logo)),
  ]
}

/** On a sheet of its own, for photos are of any color. */
async function drawLogo(top: number): Promise<OverlayOptions[]> {
  const logo = await readFile(join(art, 'logo.webp'))
  const { width = 0, height = 0 } = await sharp(logo).metadata()
  const [wide, tall] = [width + 2 * around, height + around]
  const sheet = { width: wide, height: tall, channels: 4, background: sand } as const
  return [
    { input: { create: sheet }, left: 0, top },
    { input: logo, left: around, top: top + around / 2 },
  ]
}

function at({ layer }: TextLayer, left: number, top: number): OverlayOptions {
  return { ...layer, left, top: Math.round(top) }
}
