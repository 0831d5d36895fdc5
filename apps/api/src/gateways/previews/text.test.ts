import { expect, test } from 'vitest'
import { drawText, showable } from './text.ts'

test.each([
  ['Ñandú, cigüeña ¿sí?', 'Ñandú, cigüeña ¿sí?'],
  ['Guagua 🚗🔥 nítida', 'Guagua nítida'],
  ['𝗡𝗲𝘃𝗲𝗿𝗮 ﬁna', 'Nevera fina'],
  ['Pão  de\nőszi', 'Pão de oszi'],
  ["It’s 5'", "It's 5'"],
  ['🚗', ''],
  ['冷蔵庫', ''],
  ['\u0000\u202e\u200b', ''],
])('of %j our font shows %j', (text, shown) => {
  expect(showable(text)).toBe(shown)
})

test('a text is drawn as large as it fits, and cut where even the smallest does not', async () => {
  const style = { weight: 600, color: '#000' } as const
  const frame = { width: 400, lines: 2 }
  const large = await drawText('Nevera', style, { ...frame, sizes: [60, 30] })
  const small = await drawText('Nevera inverter de dos puertas', style, {
    ...frame,
    sizes: [60, 30],
  })
  const cut = await drawText('Nevera inverter '.repeat(40), style, { ...frame, sizes: [60, 30] })
  expect(large.height).toBeGreaterThan(40)
  expect(small.height).toBeLessThan(75)
  for (const { width, height } of [large, small, cut]) {
    expect(width).toBeLessThanOrEqual(400)
    expect(height).toBeLessThanOrEqual(2 * 60 * 1.2)
  }
  expect(cut.height).toBeLessThan(75)
})

test('markup in a text is text', async () => {
  const style = { weight: 600, color: '#000' } as const
  const frame = { sizes: [30], width: 900, lines: 1 }
  const tag = await drawText('<b>&amp;</b>', style, frame)
  const bare = await drawText('&', style, frame)
  expect(tag.width).toBeGreaterThan(bare.width * 3)
})

test('the words stand in our own font, whatever the machine has', async () => {
  const style = { color: '#000' } as const
  const frame = { sizes: [80], width: 900, lines: 1 }
  const [bold, plain] = await Promise.all([
    drawText('$1,250 Ñandú', { ...style, weight: 800 }, frame),
    drawText('$1,250 Ñandú', { ...style, weight: 500 }, frame),
  ])
  // Measured in Figtree; any other font is wider or narrower by far.
  expect(bold.width).toBeGreaterThan(490)
  expect(bold.width).toBeLessThan(520)
  expect(plain.width).toBeLessThan(bold.width)
})
