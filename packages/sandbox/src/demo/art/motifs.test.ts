import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findMotif, MOTIFS } from './motifs.ts'
import { drawScene } from './scene.ts'

const names = Object.keys(MOTIFS).filter((name): name is keyof typeof MOTIFS => name in MOTIFS)

test.each(names)('%s is a whole picture from each side', async (name) => {
  for (const seed of ['one', 'two', 'three']) {
    for (const shot of [0, 1]) {
      const svg = drawScene(findMotif(name), {}, seed, shot)
      expect(svg).not.toMatch(/NaN|undefined|null|\[object/)
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 960, height: 720 })
    }
  }
})

test('every gradient that a drawing names is defined in it', () => {
  for (const name of names) {
    const svg = drawScene(findMotif(name), {}, 'gradients', 0)
    const defined = new Set(svg.match(/(?<=id=")[^"]+/g))
    const used = svg.match(/(?<=url\(#)[^)]+/g) ?? []
    expect(used.length, name).toBeGreaterThan(0)
    for (const gradient of used) expect(defined).toContain(gradient)
  }
})

test('another seed gives another picture, the same seed the same', () => {
  const motif = findMotif('sedan')
  expect(drawScene(motif, {}, 'a', 0)).toBe(drawScene(motif, {}, 'a', 0))
  expect(drawScene(motif, {}, 'a', 0)).not.toBe(drawScene(motif, {}, 'b', 0))
  expect(drawScene(motif, {}, 'a', 0)).not.toBe(drawScene(motif, {}, 'a', 1))
})

test('the chosen color is what one sees', async () => {
  const meansOf = async (color: string) => {
    const svg = drawScene(findMotif('sofa'), { color }, 'a', 0)
    const { channels } = await sharp(Buffer.from(svg)).stats()
    return channels.map(({ mean }) => mean)
  }
  const [red, blue] = [await meansOf('#c02020'), await meansOf('#2020c0')]
  expect((red[0] ?? 0) - (blue[0] ?? 0)).toBeGreaterThan(10)
  expect((blue[2] ?? 0) - (red[2] ?? 0)).toBeGreaterThan(10)
})
