// How well photos are recognized, measured on 120 drawn scenes; demo pictures and the rest of it:
// docs/decisions/040-recognize-repeated-photos.md
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawPhoto, reprint } from '../../../test/photos.ts'
import { createImageResizer } from './image-resizer.ts'

/** As `NEAR` of looks.repo. */
const near = 6
const scenes = 120
const tried = 40

const resizer = createImageResizer({ displayEdge: 1600, phoneEdge: 960, thumbnailEdge: 480 })

function distance(a: bigint | null, b: bigint | null): number {
  if (a === null || b === null) return 64
  return BigInt.asUintN(64, a ^ b)
    .toString(2)
    .replaceAll('0', '').length
}

const looks: (bigint | null)[] = []
beforeAll(async () => {
  // One by one: the resizer refuses a crowd.
  for (let seed = 0; seed < scenes; seed++) looks.push(await resizer.look(await drawPhoto(seed)))
}, 60_000)

test.each([
  ['one color', () => drawPhoto('flat')],
  [
    'a faint shade',
    async () =>
      sharp(await drawPhoto(1))
        .linear(0.05, 190)
        .png()
        .toBuffer(),
  ],
])('%s looks like nothing', async (_, make) => {
  expect(await resizer.look(await make())).toBeNull()
})

test('different photos are not taken for the same: precision 1 on 7,140 pairs', () => {
  const alike = looks.flatMap((look, index) =>
    looks.slice(0, index).filter((other) => distance(look, other) <= near),
  )
  expect(alike.length).toBe(0)
})

describe('a photo is known again', () => {
  const size = { width: 240, height: 180 }
  const trimmed = (share: number) => (photo: Buffer) => {
    const [left, top] = [Math.round(size.width * share), Math.round(size.height * share)]
    const rest = { width: size.width - 2 * left, height: size.height - 2 * top }
    return sharp(photo)
      .extract({ left, top, ...rest })
      .jpeg({ quality: 80 })
      .toBuffer()
  }
  test.each<[string, number, (photo: Buffer) => Promise<Buffer>]>([
    ['compressed hard', 1, (photo) => sharp(photo).jpeg({ quality: 35 }).toBuffer()],
    ['half as large', 1, (photo) => sharp(photo).resize(120).webp({ quality: 60 }).toBuffer()],
    ['darker', 0.95, (photo) => sharp(photo).linear(0.8, 0).jpeg().toBuffer()],
    ['blurred', 1, (photo) => sharp(photo).blur(1.5).jpeg().toBuffer()],
    ['in other colors', 0.95, (photo) => sharp(photo).modulate({ saturation: 0.6 }).toBuffer()],
    ['trimmed by 1 % on each side', 0.95, trimmed(0.01)],
    ['trimmed by 2 % on each side', 0.8, trimmed(0.02)],
    ['sent through a chat', 0.85, (photo) => reprint(Promise.resolve(photo))],
  ])('%s: recall at least %d', async (_, recall, change) => {
    let known = 0
    for (const [seed, look] of looks.slice(0, tried).entries()) {
      const changed = await change(await drawPhoto(seed))
      if (distance(look, await resizer.look(changed)) <= near) known++
    }
    expect(known / tried).toBeGreaterThanOrEqual(recall)
  })
})
