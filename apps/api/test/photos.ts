// Pictures that look like photos: light from somewhere, large things, a little grain. Each seed is a scene of its own.
import sharp from 'sharp'

const width = 240
const height = 180

/** A PNG; the same seed gives the same one. `flat` is one color alone. */
export function drawPhoto(seed: number | 'flat'): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, 205)
  if (seed !== 'flat') paint(pixels, makeRandom(seed))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** As it comes back from a chat: a little trimmed, smaller, compressed harder. */
export async function reprint(photo: Promise<Buffer>): Promise<Buffer> {
  const trimmed = { left: 3, top: 2, width: width - 6, height: height - 4 }
  return sharp(await photo)
    .extract(trimmed)
    .resize(180)
    .jpeg({ quality: 45 })
    .toBuffer()
}

type Random = (most: number) => number

function paint(pixels: Buffer, random: Random): void {
  const light = { x: random(2) - 1, y: random(2) - 1, from: 60 + random(120) }
  const things = Array.from({ length: 5 + Math.floor(random(6)) }, () => ({
    x: random(width),
    y: random(height),
    wide: 15 + random(70),
    high: 15 + random(60),
    isRound: random(1) < 0.5,
    colors: [random(255), random(255), random(255)],
  }))
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const ground = light.from + light.x * x * 0.4 + light.y * y * 0.4
    const thing = things.findLast(({ x: atX, y: atY, wide, high, isRound }) => {
      const [across, down] = [Math.abs(x - atX) / wide, Math.abs(y - atY) / high]
      return isRound ? across ** 2 + down ** 2 < 1 : across < 1 && down < 1
    })
    for (const channel of [0, 1, 2]) {
      const color = (thing?.colors[channel] ?? ground) + random(10) - 5
      pixels[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(color)))
    }
  }
}

/** Numbers below a most, the same ones for the same seed. */
function makeRandom(seed: number): Random {
  let state = seed * 2_654_435_761
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most
  }
}
