// Words as pixels, in our own font whatever fonts the machine has. Its characters are those of the languages spoken here:
// others (emoji, other scripts) are left out, for whatever stood in for them would differ from machine to machine.
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

export type Style = {
  /** Pixels. */
  size: number
  weight: keyof typeof faces
  color: string
}

type Frame = { width: number; lines: number }

/** A layer of the size of its ink, for `composite`; the caller says where it stands. */
export type TextLayer = { layer: OverlayOptions; width: number; height: number }

const faces = { 500: 'Figtree Medium', 600: 'Figtree SemiBold', 800: 'Figtree ExtraBold' } as const
const art = join(import.meta.dirname, 'art')

/** What our font can show of a text, in one line; '' when that is nothing. */
export function showable(text: string): string {
  const composed = text.normalize('NFC').replace(/[’‘´`]/g, "'")
  const known = [...composed]
    .map((character) => (isKnown(character) ? character : plainLetters(character)))
    .join('')
  return known.replace(/\s+/g, ' ').trim()
}

/** Latin letters with and without accents, digits and punctuation; a blank for spaces of any kind. */
function isKnown(character: string): boolean {
  return /[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff“”–—…•€™]/.test(character)
}

/** 'ő' → 'o', 'ﬁ' → 'fi', '𝗡' → 'N'; nothing for what has no plain form. */
function plainLetters(character: string): string {
  if (/\s/.test(character)) return ' '
  return character.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
}

/**
 * Draws a text within a frame, in the largest size that fits; in the smallest one it is cut with '…'.
 * @param sizes in pixels, the largest first
 */
export async function drawText(
  text: string,
  style: Omit<Style, 'size'>,
  { sizes, ...frame }: Frame & { sizes: readonly number[] },
): Promise<TextLayer> {
  for (const size of sizes) {
    const drawn = await draw(text, { ...style, size }, frame.width)
    if (fits(drawn, size, frame)) return drawn
  }
  return drawCut(text, { ...style, size: sizes.at(-1) ?? 20 }, frame)
}

/** The longest beginning that fits. */
async function drawCut(text: string, style: Style, frame: Frame): Promise<TextLayer> {
  const characters = [...text]
  let [least, most] = [1, characters.length]
  let best = await draw(`${characters[0] ?? ''}…`, style, frame.width)
  while (least <= most) {
    const middle = Math.floor((least + most) / 2)
    const drawn = await draw(
      `${characters.slice(0, middle).join('').trimEnd()}…`,
      style,
      frame.width,
    )
    if (fits(drawn, style.size, frame)) {
      best = drawn
      least = middle + 1
    } else most = middle - 1
  }
  return best
}

function fits({ width, height }: TextLayer, size: number, frame: Frame): boolean {
  return width <= frame.width && height <= (frame.lines - 1) * size * 1.2 + size * 1.1
}

async function draw(text: string, style: Style, width: number): Promise<TextLayer> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.color}">${escapeMarkup(text)}</span>`,
      // The comma ends the family's name: its last word is no weight of another one.
      font: `${faces[style.weight]}, ${style.size}`,
      fontfile: join(art, `figtree-${style.weight}.ttf`),
      width,
      wrap: 'word-char',
      // One point is one pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { layer: { input: data, raw }, width: info.width, height: info.height }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
