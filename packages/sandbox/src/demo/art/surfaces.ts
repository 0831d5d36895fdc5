// Seen from near: a table, a kitchen counter, a bench, and cloth or tiles from above.
import type { Random } from '../random.ts'
import { disc, faint, group, line, oval, path, rect, repeat, shade, vertical } from './pen.ts'
import type { Backdrop } from './subject.ts'

const EDGE = 470
const WALLS = ['#eadfce', '#d5e3e0', '#f3ddcf', '#dfe6ea', '#f0e6c8', '#cfdccb', '#e6d8e4']

/** A table before a blurred room. */
export function drawTable(r: Random): Backdrop {
  const wall = r.pick(WALLS)
  const wood = r.pick(['#b07a4a', '#8f5f3a', '#c9986a', '#6f4a33', '#d9b78c', '#e9e4da'])
  const spot = () =>
    disc(
      r.int(0, 960),
      r.int(40, 400),
      r.int(50, 130),
      r.pick(['#ffd98a', '#ffffff', '#e8805f', '#6fb3a0', '#5a9ac0', '#2e8b57']),
    )
  return {
    back: [
      rect(0, 0, 960, EDGE, vertical(shade(wall, 0.1), shade(wall, -0.12))),
      faint(0.16, spot(), spot(), spot(), spot()),
      rect(0, EDGE, 960, 250, vertical(shade(wood, -0.12), shade(wood, 0.12))),
      rect(0, EDGE, 960, 5, shade(wood, 0.35)),
      repeat(7, (i) =>
        line(
          `M0 ${500 + i * 34}q240 ${r.int(-10, 10)} 480 0t480 ${r.int(-8, 8)}`,
          shade(wood, -0.1),
          2,
        ),
      ),
    ].join(''),
    ground: 606,
    front: '',
  }
}

/** A kitchen counter before tiles. */
export function drawCounter(r: Random): Backdrop {
  const tile = r.pick(['#f4f1ea', '#d9ebe8', '#f6e7c8', '#dfe9f1', '#f0d8cb'])
  const stone = r.pick(['#5d5a58', '#e3ddd3', '#8a7f75', '#3f464c', '#c9b79c'])
  return {
    back: [
      rect(0, 0, 960, EDGE, vertical(shade(tile, 0.2), shade(tile, -0.06))),
      line(
        `${Array.from({ length: 8 }, (_, i) => `M0 ${i * 60 + 20}H960`).join('')}${Array.from({ length: 9 }, (_, i) => `M${i * 120} 0V${EDGE}`).join('')}`,
        shade(tile, -0.12),
        3,
      ),
      r.chance(0.5)
        ? group(
            `translate(${r.pick([90, 820])} ${EDGE})`,
            path('M-30 0l8-60h44l8 60z', '#c4683c'),
            path('M0-56q-50-20-44-90 44 20 44 90 0-80 50-92 4 68-50 92z', '#2e8b57'),
          )
        : '',
      rect(0, EDGE, 960, 250, vertical(shade(stone, 0.1), shade(stone, -0.1))),
      faint(
        0.25,
        repeat(60, () =>
          disc(
            r.int(0, 960),
            r.int(EDGE + 8, 716),
            r.int(2, 5),
            r.pick(['#ffffff', '#2b2b2b', '#b58a5a']),
          ),
        ),
      ),
      rect(0, EDGE, 960, 6, shade(stone, 0.4)),
    ].join(''),
    ground: 604,
    front: '',
  }
}

/** Cloth, boards or tiles seen from above; a thing lies in the middle. */
export function drawFlat(r: Random): Backdrop {
  return { back: r.pick([sheet, boards, cementTile, rug])(r), ground: 590, front: '' }
}

/** A seamless backdrop, as careful sellers hang a bedsheet. */
export function drawStudio(r: Random): Backdrop {
  const tone = r.pick(['#f2e6d6', '#dde9ea', '#f7dccd', '#e4e9d8', '#efe3ef', '#f9edc9', '#d5e2ee'])
  return {
    back: [
      rect(0, 0, 960, 720, vertical(shade(tone, 0.35), shade(tone, -0.04))),
      rect(0, 540, 960, 180, vertical(shade(tone, -0.02), shade(tone, 0.3))),
      faint(0.5, oval(480, 600, 440, 60, shade(tone, 0.5))),
    ].join(''),
    ground: 616,
    front: '',
  }
}

function sheet(r: Random): string {
  const cloth = r.pick(['#f4efe6', '#d9e6ea', '#f3d9d3', '#e3e8d6', '#e9dfee', '#f7e9c9'])
  return [
    rect(0, 0, 960, 720, vertical(shade(cloth, 0.1), shade(cloth, -0.08))),
    repeat(6, () => {
      const x = r.int(-100, 900)
      return line(
        `M${x} ${r.int(-20, 200)}q${r.int(60, 160)} ${r.int(120, 260)} ${r.int(-40, 80)} ${r.int(400, 700)}`,
        shade(cloth, -0.09),
        r.int(5, 12),
      )
    }),
    repeat(4, () =>
      line(`M${r.int(0, 700)} ${r.int(0, 720)}q120-40 260 ${r.int(-60, 60)}`, shade(cloth, 0.4), 8),
    ),
  ].join('')
}

function boards(r: Random): string {
  const wood = r.pick(['#b98552', '#d8b58a', '#8a6244', '#e6d3b6', '#a3b0a9'])
  return [
    rect(0, 0, 960, 720, shade(wood, 0.05)),
    repeat(8, (i) =>
      rect(
        0,
        i * 92,
        960,
        88,
        vertical(shade(wood, r.between(-0.06, 0.14)), shade(wood, r.between(-0.1, 0.06))),
      ),
    ),
    repeat(16, () =>
      line(
        `M${r.int(0, 800)} ${r.int(0, 720)}q60 ${r.int(-6, 6)} ${r.int(80, 180)} 0`,
        shade(wood, -0.16),
        2,
      ),
    ),
  ].join('')
}

function cementTile(r: Random): string {
  const [ground, first, second] = r.pick([
    ['#efe3cd', '#c4683c', '#4f8a8b'],
    ['#f0e8da', '#5b7fa6', '#e9b44c'],
    ['#ece0ca', '#7a9a6a', '#b5533c'],
  ] as const)
  const tile = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      path(
        'M0 0q44 26 60 60-34-16-60-60zM120 0q-44 26-60 60 34-16 60-60zM0 120q44-26 60-60-34 16-60 60zM120 120q-44-26-60-60 34 16 60 60z',
        first,
      ),
      disc(60, 60, 13, second),
      path(
        'M60 6l9 16-9 16-9-16zM60 82l9 16-9 16-9-16zM6 60l16-9 16 9-16 9zM82 60l16-9 16 9-16 9z',
        second,
      ),
    )
  return (
    rect(0, 0, 960, 720, ground) +
    faint(
      0.5,
      repeat(8, (i) => repeat(6, (j) => tile(i * 120, j * 120))),
    ) +
    line(
      Array.from({ length: 9 }, (_, i) => `M${i * 120} 0V720M0 ${i * 120}H960`).join(''),
      shade(ground, -0.12),
      2,
    )
  )
}

function rug(r: Random): string {
  const wool = r.pick(['#cfc3b0', '#9fb3b5', '#d8a48f', '#b9bda0'])
  return [
    rect(0, 0, 960, 720, vertical(shade(wool, 0.12), shade(wool, -0.06))),
    faint(
      0.5,
      repeat(150, () => {
        const x = r.int(0, 960)
        const y = r.int(0, 720)
        return line(
          `M${x} ${y}l${r.int(-9, 9)} ${r.int(6, 12)}`,
          shade(wool, r.pick([-0.15, 0.3])),
          3,
        )
      }),
    ),
  ].join('')
}
