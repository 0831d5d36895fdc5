// Places under the sky: a carport, a street of Old San Juan, a yard, the beach, the road.
import type { Random } from '../../random.ts'
import { drawHills, drawSky, flamboyan, mangoTree, palm } from '../landscape.ts'
import { disc, faint, group, line, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { Backdrop } from '../subject.ts'

const HORIZON = 500
const HOUSES = [
  '#e4674a',
  '#e9b44c',
  '#7fb7a8',
  '#6f9fc4',
  '#f0a58a',
  '#c9d6a3',
  '#e8cfa8',
  '#b98ac0',
  '#f3e3c8',
  '#5fa3a8',
]

/** A carport: cement floor, breeze blocks or iron bars, a bit of garden. */
export function drawCarport(r: Random): Backdrop {
  const wall = r.pick(HOUSES)
  const hasBars = r.chance(0.5)
  return {
    back: [
      drawSky(r, HORIZON),
      drawHills(r, HORIZON - 90),
      bushes(r, HORIZON - 40),
      hasBars ? ironBars(r) : breezeBlocks(wall),
      rect(
        r.chance(0.5) ? 40 : 850,
        90,
        64,
        HORIZON - 90,
        vertical(shade(wall, 0.2), shade(wall, -0.15)),
      ),
      rect(0, 0, 960, 96, vertical(shade(wall, 0.5), shade(wall, 0.25))),
      rect(0, 92, 960, 8, shade(wall, -0.3)),
      rect(0, HORIZON, 960, 220, vertical('#b7b0a4', '#d2ccc0')),
      line('M0 584H960M300 500L210 720M660 500L750 720', '#a69f93', 3),
    ].join(''),
    ground: 640,
    front: '',
  }
}

/** Colored fronts and blue cobblestones. */
export function drawOldStreet(r: Random): Backdrop {
  const widths = [r.int(220, 330), r.int(260, 360), 420]
  let x = 0
  const fronts = r
    .shuffle(HOUSES)
    .slice(0, 3)
    .map((color, i) => {
      const width = widths[i] ?? 300
      const piece = group(`translate(${x} 0)`, streetFront(r, width, color))
      x += width
      return piece
    })
  const stone = r.pick(['#8fa3b8', '#98a2ab', '#7f93a6'])
  return {
    back: [
      fronts.join(''),
      rect(0, HORIZON - 14, 960, 40, '#d8cfc0'),
      rect(0, HORIZON + 24, 960, 200, vertical(shade(stone, -0.1), shade(stone, 0.12))),
      repeat(7, (row) =>
        repeat(17, (i) =>
          rect(
            i * 64 - (row % 2) * 32,
            530 + row * 28,
            58,
            23,
            shade(stone, r.between(-0.14, 0.14)),
            6,
          ),
        ),
      ),
    ].join(''),
    ground: 640,
    front: '',
  }
}

/** Grass, hills, a flamboyán or palms. */
export function drawYard(r: Random): Backdrop {
  const grass = r.pick(['#7fb069', '#8fbf6a', '#6ea75f', '#98b86a'])
  const tree = r.pick([flamboyan, flamboyan, palm, palm, mangoTree])
  return {
    back: [
      drawSky(r, HORIZON),
      drawHills(r, HORIZON - 10),
      tree(r.pick([130, 820, 760, 200]), HORIZON + 20, r.between(0.9, 1.3)),
      r.chance(0.5) ? palm(r.pick([60, 900]), HORIZON + 10, 0.9) : '',
      rect(0, HORIZON, 960, 220, vertical(shade(grass, -0.12), shade(grass, 0.1))),
      repeat(40, () => {
        const gx = r.int(0, 960)
        const gy = r.int(HORIZON + 16, 712)
        return line(`M${gx} ${gy}l-4-12M${gx + 4} ${gy}l3-14`, shade(grass, -0.18), 2.5)
      }),
    ].join(''),
    ground: 640,
    front: '',
  }
}

/** Sand and sea. */
export function drawBeach(r: Random): Backdrop {
  const sea = r.pick(['#3fb2c4', '#4aa8c9', '#57c1c0', '#3d95bd'])
  const side = r.chance(0.5)
  return {
    back: [
      drawSky(r, 380),
      rect(0, 340, 960, 180, vertical(shade(sea, -0.12), shade(sea, 0.35))),
      repeat(9, () => line(`M${r.int(0, 860)} ${r.int(356, 460)}q20-8 40 0t40 0`, '#ffffff80', 3)),
      path('M0 500Q240 468 480 492T960 476V720H0Z', vertical('#f4e2bb', '#e6cb98')),
      faint(0.6, line('M0 498Q240 466 480 490T960 474', '#ffffff', 7)),
      repeat(26, () => disc(r.int(0, 960), r.int(530, 710), r.int(2, 4), '#d8ba83')),
      palm(side ? 90 : 880, 560, 1.35),
      r.chance(0.4) ? palm(side ? 10 : 960, 590, 1.1) : '',
    ].join(''),
    ground: 634,
    front: '',
  }
}

/** A street of an urbanización or a country road. */
export function drawRoad(r: Random): Backdrop {
  const wall = r.pick(HOUSES)
  const isTown = r.chance(0.5)
  return {
    back: [
      drawSky(r, HORIZON),
      drawHills(r, HORIZON - 20),
      isTown
        ? house(r, wall)
        : repeat(3, (i) =>
            r.pick([palm, mangoTree, flamboyan])(
              120 + i * 340 + r.int(-60, 60),
              HORIZON + 4,
              r.between(0.7, 1),
            ),
          ),
      rect(0, HORIZON - 6, 960, 60, vertical('#8fbf6a', '#7aa85c')),
      rect(0, HORIZON + 40, 960, 12, '#d8d2c6'),
      rect(0, HORIZON + 50, 960, 180, vertical('#6b7178', '#7d838a')),
      r.chance(0.6) ? line('M20 690H150M260 690H400M520 690H660M780 690H920', '#ffd36b', 7) : '',
    ].join(''),
    ground: 648,
    front: '',
  }
}

function bushes(r: Random, y: number): string {
  return repeat(9, (i) =>
    disc(
      i * 120 + r.int(-20, 20),
      y + r.int(10, 40),
      r.int(50, 90),
      r.pick(['#4f9a68', '#3f8a5a', '#68ac74']),
    ),
  )
}

function ironBars(r: Random): string {
  const color = r.pick(['#f5f2ea', '#2f3a40', '#6b3f2a'])
  return [
    repeat(25, (i) => line(`M${i * 40} 100V${HORIZON}`, color, 6)),
    repeat(
      13,
      (i) =>
        `<ellipse cx="${i * 80 + 20}" cy="250" rx="20" ry="34" fill="none" stroke="${color}" stroke-width="5"/>`,
    ),
    line(`M0 200H960M0 300H960M0 ${HORIZON - 30}H960`, color, 8),
  ].join('')
}

function breezeBlocks(wall: string): string {
  const hole = shade(wall, -0.32)
  return [
    rect(0, 250, 960, HORIZON - 250, vertical(shade(wall, 0.3), shade(wall, 0.05))),
    repeat(13, (i) =>
      repeat(3, (j) =>
        group(
          `translate(${i * 76 + 6} ${262 + j * 76})`,
          rect(0, 0, 68, 68, shade(wall, 0.42), 4),
          path('M34 6l26 28-26 28L8 34z', hole),
          disc(34, 34, 11, shade(wall, 0.42)),
        ),
      ),
    ),
  ].join('')
}

function streetFront(r: Random, width: number, color: string): string {
  const door = r.pick(['#7a4b2b', '#2f7f86', '#35586e', '#8e2a14'])
  const bay = (x: number) =>
    [
      rect(x - 44, 40, 88, 150, '#f7f1e8'),
      rect(x - 38, 46, 36, 144, door),
      rect(x + 2, 46, 36, 144, door),
      repeat(6, (i) => line(`M${x - 34} ${64 + i * 22}h28m12 0h28`, shade(door, -0.25), 3)),
      rect(x - 58, 190, 116, 12, '#f7f1e8'),
      repeat(10, (i) => line(`M${x - 54 + i * 12} 150v40`, '#3c3430', 3)),
      line(`M${x - 56} 150h112`, '#3c3430', 4),
      path(`M${x - 44} ${HORIZON}V300a44 44 0 0 1 88 0v200z`, '#f7f1e8'),
      path(`M${x - 36} ${HORIZON}V302a36 36 0 0 1 72 0v198z`, vertical(door, shade(door, -0.25))),
      line(`M${x} 268V${HORIZON}`, shade(door, -0.3), 3),
    ].join('')
  return [
    rect(0, 0, width + 2, HORIZON, vertical(shade(color, 0.12), shade(color, -0.08))),
    rect(0, 0, width, 16, '#f7f1e8'),
    rect(0, 226, width, 10, shade(color, 0.45)),
    rect(0, HORIZON - 60, width, 60, shade(color, -0.16)),
    width > 300 ? bay(width * 0.27) + bay(width * 0.73) : bay(width / 2),
    rect(width - 4, 0, 6, HORIZON, shade(color, -0.25)),
  ].join('')
}

function house(r: Random, color: string): string {
  const x = r.int(120, 420)
  return group(
    `translate(${x} ${HORIZON - 190})`,
    rect(0, 30, 420, 170, vertical(shade(color, 0.15), shade(color, -0.05))),
    rect(-16, 10, 452, 26, shade(color, 0.6)),
    rect(30, 70, 80, 64, '#f4f1ea'),
    repeat(5, (i) => line(`M32 ${80 + i * 12}h76`, '#b9c4c9', 4)),
    rect(150, 66, 56, 134, shade(color, -0.35)),
    rect(250, 60, 150, 140, shade(color, -0.28)),
    line(
      'M262 70v120m20-120v120m20-120v120m20-120v120m20-120v120m20-120v120m20-120v120',
      '#f4f1ea',
      4,
    ),
  )
}
