// What the sandbox sees in a picture: its proportions, its main color, and a look by which it is known again.
import sharp, { type Sharp } from 'sharp'

export type PhotoLook = {
  width: number
  height: number
  /** The color of the middle, in Spanish. */
  color: string
  /** 8 × 8 points of red, green and blue. */
  points: Buffer
}

const EDGE = 8

/** The 8 × 8 points of a picture: hardly changed by another size or another compression. */
export async function lookOf(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(EDGE, EDGE, { fit: 'fill' })
    .raw()
    .toBuffer()
}

/** Undefined for what is no picture. */
export async function seePhoto(bytes: Buffer): Promise<PhotoLook | undefined> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    const points = await lookOf(sharp(bytes))
    return { width, height, points, color: nameColor(middleOf(points)) }
  } catch {
    return undefined
  }
}

/** Mean difference of two looks, 0 to 255. */
export function difference(a: Buffer, b: Buffer): number {
  let sum = 0
  for (const [index, value] of a.entries()) sum += Math.abs(value - (b[index] ?? 0))
  return sum / a.length
}

type Rgb = readonly [number, number, number]

/** The mean of the middle quarter, where the thing stands. */
function middleOf(points: Buffer): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  for (let y = 2; y < 6; y++) {
    for (let x = 2; x < 6; x++) {
      for (const channel of [0, 1, 2] as const) {
        sums[channel] += (points[(y * EDGE + x) * 3 + channel] ?? 0) / 16
      }
    }
  }
  return sums
}

const COLORS: ReadonlyArray<readonly [string, Rgb]> = [
  ['negro', [30, 30, 32]],
  ['blanco', [235, 235, 232]],
  ['gris', [128, 128, 128]],
  ['rojo', [190, 45, 40]],
  ['anaranjado', [225, 130, 45]],
  ['amarillo', [230, 200, 70]],
  ['verde', [70, 140, 75]],
  ['azul', [50, 100, 180]],
  ['violeta', [125, 80, 160]],
  ['rosado', [225, 150, 170]],
  ['marrón', [115, 80, 50]],
  ['crema', [215, 195, 160]],
]

function nameColor(color: Rgb): string {
  const far = (other: Rgb) =>
    other.reduce((sum, value, channel) => sum + (value - (color[channel] ?? 0)) ** 2, 0)
  const [nearest] = COLORS.toSorted(([, a], [, b]) => far(a) - far(b))
  return nearest?.[0] ?? 'gris'
}
