// Rooms: painted walls, louvred windows, cement tiles.
import type { Random } from '../random.ts'
import { disc, faint, group, line, oval, path, rect, repeat, shade, vertical } from './pen.ts'
import type { Backdrop } from './subject.ts'

const WALLS = [
  '#f3e3c8',
  '#dfeae2',
  '#d7e6ee',
  '#f6d9c9',
  '#efe6da',
  '#e7e0ef',
  '#cfe3da',
  '#f7e7b6',
  '#e9d3c4',
  '#dde3e6',
  '#f2ece2',
  '#c9dde6',
]
const HORIZON = 520

/** A room of a house, seen straight: wall, something on it, floor. */
export function drawRoom(r: Random): Backdrop {
  const wall = r.pick(WALLS)
  const left = r.chance(0.5)
  const hung = r.pick([louvredWindow, louvredWindow, pictures, shelf, curtain, () => ''])
  const x = left ? r.int(60, 170) : r.int(600, 700)
  return {
    back: [
      rect(0, 0, 960, HORIZON, vertical(shade(wall, 0.18), shade(wall, -0.1))),
      hung(r, x, wall),
      rect(0, HORIZON - 22, 960, 22, shade(wall, 0.55)),
      rect(0, HORIZON - 3, 960, 3, shade(wall, -0.25)),
      r.pick([checkeredFloor, plainTiles, plainTiles, woodFloor])(r),
    ].join(''),
    ground: 622,
    front: '',
  }
}

/** A wall close by with nothing to stand on: for what hangs. */
export function drawWall(r: Random): Backdrop {
  const wall = r.pick(WALLS)
  const planks = r.chance(0.35)
  return {
    back: [
      rect(0, 0, 960, 720, vertical(shade(wall, 0.2), shade(wall, -0.14))),
      planks ? repeat(9, (i) => line(`M${i * 120 + 20} 0V720`, shade(wall, -0.14), 3)) : '',
      r.chance(0.4)
        ? faint(
            0.5,
            rect(0, 470, 960, 250, shade(wall, -0.12)),
            rect(0, 462, 960, 12, shade(wall, 0.4)),
          )
        : '',
    ].join(''),
    ground: 640,
    front: '',
  }
}

/** A workshop: pegboard, a shelf of cans, a cement floor. */
export function drawWorkshop(r: Random): Backdrop {
  const wall = r.pick(['#c9b79c', '#b9c4c9', '#d8c9ae', '#a9b8b0'])
  return {
    back: [
      rect(0, 0, 960, HORIZON, vertical(shade(wall, 0.15), shade(wall, -0.18))),
      faint(
        0.35,
        repeat(17, (i) => repeat(7, (j) => disc(40 + i * 55, 50 + j * 55, 5, shade(wall, -0.5)))),
      ),
      rect(r.int(40, 120), 150, 230, 14, '#8b5e3c'),
      repeat(4, (i) =>
        rect(
          80 + i * 52,
          104,
          38,
          46,
          r.pick(['#d63a1f', '#0a66a8', '#ffc23c', '#2e8b57', '#eee3d0']),
          4,
        ),
      ),
      hangingTools(r.int(620, 700)),
      rect(0, HORIZON, 960, 200, vertical('#a49e95', '#8a847b')),
      line('M0 600H960M260 520L180 720M700 520L780 720', '#968f86', 3),
    ].join(''),
    ground: 630,
    front: '',
  }
}

/** A small shop: shelves with goods behind, a polished floor. */
export function drawShop(r: Random): Backdrop {
  const wall = r.pick(['#e9e2d4', '#d5e3e0', '#efd9c7', '#dfe4ea'])
  const goods = [
    '#d63a1f',
    '#ffc23c',
    '#0a66a8',
    '#2e8b57',
    '#f28b6b',
    '#7bb7c9',
    '#8e5aa0',
    '#eadfce',
  ]
  const row = (y: number) =>
    repeat(16, (i) => {
      const h = r.int(28, 62)
      return rect(18 + i * 59, y - h, r.int(26, 48), h, r.pick(goods), 5)
    }) + rect(0, y, 960, 12, shade(wall, -0.35))
  return {
    back: [
      rect(0, 0, 960, HORIZON, vertical(shade(wall, 0.1), shade(wall, -0.12))),
      faint(0.75, row(130), row(250), row(370)),
      faint(0.28, rect(0, 0, 960, HORIZON, shade(wall, 0.2))),
      plainTiles(r),
    ].join(''),
    ground: 628,
    front: '',
  }
}

function louvredWindow(r: Random, x: number, wall: string): string {
  const sky = r.pick(['#bfe3f2', '#d6eef6', '#f7e3b8'])
  const open = r.chance(0.6)
  return group(
    `translate(${x} 90)`,
    rect(-14, -14, 228, 278, shade(wall, 0.6), 4),
    rect(0, 0, 200, 250, vertical(sky, '#a8d5b4')),
    open ? path('M0 190q40-40 90-14t110-18v92H0z', '#5fae7d') : '',
    repeat(11, (i) => rect(0, 6 + i * 23, 200, open ? 9 : 19, i % 2 ? '#f4f1ea' : '#e7e3da')),
    rect(96, 0, 8, 250, '#dcd6ca'),
    rect(-22, 262, 244, 14, shade(wall, 0.7), 3),
  )
}

function pictures(r: Random, x: number): string {
  const frame = r.pick(['#6b4226', '#2b2b2b', '#c9a24a', '#f5f0e6'])
  return group(
    `translate(${x} 110)`,
    rect(0, 0, 190, 150, frame, 3),
    rect(12, 12, 166, 126, '#f6ead2'),
    path('M12 104q40-46 76-14t90-20v68H12z', r.pick(['#3f8f6b', '#2f7fa8', '#c9673d'])),
    disc(130, 52, 18, '#ffc23c'),
  )
}

function shelf(r: Random, x: number): string {
  return group(
    `translate(${x} 170)`,
    rect(-10, 60, 240, 12, '#8b5e3c'),
    repeat(5, (i) =>
      rect(
        10 + i * 19,
        60 - r.int(38, 56),
        16,
        56,
        r.pick(['#d63a1f', '#0a66a8', '#e9b44c', '#6a8f71', '#b98ac0']),
      ),
    ),
    path('M150 60l6-30h34l6 30z', '#c4683c'),
    path('M173 32q-26-10-22-44 22 10 22 44 0-40 26-46 2 34-26 46z', '#2e8b57'),
  )
}

function curtain(r: Random, x: number): string {
  const cloth = r.pick(['#e8805f', '#6fa8b8', '#e9c46a', '#9bb88f', '#f1ebe0'])
  const fold = (at: number) =>
    path(
      `M${at} 60h84q-10 150 4 330h-92q14-180 4-330z`,
      vertical(shade(cloth, 0.15), shade(cloth, -0.15)),
    )
  return group(
    `translate(${x - 20} 10)`,
    rect(20, 70, 200, 270, vertical('#e8f6fb', '#cfe9d8')),
    rect(116, 70, 8, 270, '#ffffff'),
    rect(-16, 48, 272, 10, '#7a4b2b', 5),
    fold(-10),
    fold(166),
  )
}

function hangingTools(x: number): string {
  return group(
    `translate(${x} 120)`,
    rect(0, 0, 14, 150, '#b5763f', 5),
    rect(-26, -14, 66, 30, '#4a545c', 6),
    line('M90 0v140', '#8d99a4', 14),
    disc(90, -4, 22, '#8d99a4'),
    disc(90, -14, 10, '#b9c4c9'),
    line('M150 20l50 90', '#d63a1f', 12),
    line('M200 20l-50 90', '#d63a1f', 12),
  )
}

function plainTiles(r: Random): string {
  const tile = r.pick(['#e6dac6', '#d9d2c8', '#c9b8a0', '#efe7da', '#cfa987', '#bfc5c4'])
  const joint = shade(tile, -0.14)
  return [
    rect(0, HORIZON, 960, 200, vertical(shade(tile, -0.12), shade(tile, 0.12))),
    repeat(15, (i) =>
      line(`M${(i - 2) * 80 + 40} ${HORIZON}L${(i - 7) * 210 + 480} 720`, joint, 2.5),
    ),
    [538, 566, 608, 668].map((y) => line(`M0 ${y}H960`, joint, 2.5)).join(''),
    faint(0.35, oval(480, 640, 420, 40, shade(tile, 0.5))),
  ].join('')
}

/** Losa criolla: two colors in perspective. */
function checkeredFloor(r: Random): string {
  const [first, second] = r.pick([
    ['#e9d9bd', '#a8503a'],
    ['#efe6d6', '#3f7f86'],
    ['#f0e4c9', '#5b6f8f'],
    ['#e8dcc6', '#8a9a5b'],
  ] as const)
  const rows = [520, 540, 568, 608, 662, 740]
  const at = (column: number, y: number) => 480 + (column - 8) * (80 + (y - HORIZON) * 0.72)
  const cells = rows.slice(0, -1).flatMap((top, j) =>
    Array.from({ length: 16 }, (_, i) => {
      const bottom = rows[j + 1] ?? 720
      return (i + j) % 2
        ? `M${at(i, top)} ${top}L${at(i + 1, top)} ${top}L${at(i + 1, bottom)} ${bottom}L${at(i, bottom)} ${bottom}Z`
        : ''
    }),
  )
  return rect(0, HORIZON, 960, 200, first) + faint(0.62, path(cells.join(''), second))
}

function woodFloor(r: Random): string {
  const wood = r.pick(['#b98552', '#9c6b42', '#cda271'])
  return [
    rect(0, HORIZON, 960, 200, vertical(shade(wood, -0.15), shade(wood, 0.08))),
    repeat(19, (i) =>
      line(`M${(i - 1) * 56} ${HORIZON}L${(i - 9.5) * 150 + 480} 720`, shade(wood, -0.22), 2),
    ),
    repeat(9, () => {
      const y = r.int(530, 710)
      const x = r.int(0, 900)
      return line(`M${x} ${y}h${r.int(20, 60)}`, shade(wood, -0.3), 2)
    }),
  ].join('')
}
