// What people keep and look at: masks, records, paintings.
import type { Random } from '../../random.ts'
import { disc, group, line, oval, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

const LOUD = [
  '#d63a1f',
  '#0a66a8',
  '#2e8b57',
  '#ffc23c',
  '#8e5aa0',
  '#e8682a',
  '#2f7f86',
  '#e6506a',
]

/** A vejigante mask: horns, teeth, dots. */
export function drawVejigante(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(LOUD)
  const horn = r.pick(LOUD)
  const hornAt = (turn: number, long: number) =>
    group(
      `translate(0 -230) rotate(${turn})`,
      path(
        `M-34-60Q-50-${long} 20-${long + 40}Q0-${long - 20} 34-60Z`,
        vertical(shade(horn, 0.25), shade(horn, -0.2)),
      ),
      repeat(4, (i) => disc(-4, -90 - i * 30, 8, '#fff3cf')),
    )
  return {
    art: [
      hornAt(-64, 190),
      hornAt(-30, 230),
      hornAt(30, 230),
      hornAt(64, 190),
      hornAt(0, 210),
      path(
        'M-150-230Q-160-350 0-360T150-230Q150-80 0 0T-150-230Z',
        vertical(shade(color, 0.2), shade(color, -0.2)),
      ),
      oval(-60, -240, 42, 34, '#fff3cf') +
        oval(60, -240, 42, 34, '#fff3cf') +
        disc(-56, -238, 17, '#1d1613') +
        disc(64, -238, 17, '#1d1613'),
      line('M-110-290Q-60-316-20-284M110-290Q60-316 20-284', '#1d1613', 11),
      path('M-26-220Q-50-150 0-144T26-220Z', shade(color, -0.25)),
      path('M-90-120Q0-70 90-120Q70-30 0-30T-90-120Z', '#3a0f0a'),
      path('M-80-114l16 32 18-24 18 34 20-32 18 34 18-34 18 24 16-32Q0-78-80-114Z', '#fff9ec'),
      repeat(16, (i) =>
        disc(
          Math.cos((i / 16) * Math.PI * 2) * 118,
          -214 + Math.sin((i / 16) * Math.PI * 2) * 126,
          8,
          r.pick(['#ffc23c', '#ffffff', '#5cb3ee']),
        ),
      ),
    ].join(''),
    width: 480,
    height: 480,
  }
}

/** Records and a player. */
export function drawRecords(r: Random, options: DrawingOptions): Subject {
  const wood = options.color ?? r.pick(['#8b5e3c', '#2b3036', '#b98552'])
  return {
    art: [
      repeat(5, (i) =>
        group(
          `translate(${-280 + i * 30} 0) rotate(${-4 + i})`,
          rect(0, -280, 240, 240, r.pick(LOUD.concat('#f2e6cf', '#1f3a4b')), 4),
          disc(120, -160, 60, '#fff6e040'),
        ),
      ),
      rect(-40, -130, 340, 124, vertical(shade(wood, 0.15), shade(wood, -0.2)), 12),
      path('M-30-130L10-200H270L296-130Z', shade(wood, -0.3)),
      oval(110, -166, 108, 30, '#15191c'),
      oval(110, -166, 36, 10, r.pick(['#d63a1f', '#ffc23c', '#5cb3ee'])),
      line('M270-180L230-196L170-168', '#c3c8cb', 8),
      disc(0, -60, 18, '#c9a24a') + disc(60, -60, 18, '#c9a24a'),
    ].join(''),
    width: 600,
    height: 300,
  }
}

/** A framed painting of the island. */
export function drawPainting(r: Random, options: DrawingOptions): Subject {
  const frame = options.color ?? r.pick(['#8b5e3c', '#c9a24a', '#2b3036', '#f2ebe0'])
  const [dawn, dusk] = r.pick([
    ['#8ccbe8', '#e6f4f8'],
    ['#f7c9a0', '#fdeccf'],
    ['#3d6f9a', '#f2a58a'],
  ] as const)
  const garita =
    rect(-196, -190, 392, 84, '#3f8fb8') +
    group(
      'translate(-105 0)',
      path('M60-110V-230H150V-110ZM50-230H160L150-246H60ZM60-246Q105-310 150-246Z', '#d9b78c'),
      rect(92, -200, 26, 44, '#3a2a22'),
    ) +
    path('M-196-118H196V-60H-196Z', '#b98e60')
  const flowers = repeat(9, () =>
    group(
      `translate(${r.int(-150, 150)} ${r.int(-280, -110)})`,
      repeat(5, (p) =>
        group(`rotate(${p * 72})`, oval(0, -20, 14, 22, r.pick(['#d63a1f', '#ffc23c', '#e6506a']))),
      ),
      disc(0, 0, 10, '#7a4b2b'),
    ),
  )
  const shore =
    path('M-196-150Q-60-190 60-150T196-160V-60H-196Z', '#f0dcab') +
    line('M110-90Q126-190 100-260', '#8b6a48', 11) +
    path(
      'M100-260q-60-20-80 20 40-16 80-20 0 40-20 60 40-20 20-60 50 0 60 40 4-50-60-40z',
      '#2e8b57',
    )
  return {
    art: [
      rect(-240, -390, 480, 384, shade(frame, -0.1), 6),
      rect(-226, -376, 452, 356, shade(frame, 0.2), 4),
      rect(-196, -346, 392, 296, vertical(dawn, dusk)),
      disc(r.int(-120, 0), -290, 32, '#fff0c2'),
      r.pick([garita, flowers, shore]),
    ].join(''),
    width: 490,
    height: 394,
  }
}
