// Houses and buildings of the island, each a whole picture.
import type { Random } from '../../random.ts'
import { drawHills, drawSky, flamboyan, palm } from '../landscape.ts'
import { disc, faint, group, line, oval, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions } from '../subject.ts'
import { awning } from './trade.ts'

const WALLS = [
  '#f0d9b5',
  '#e8a68c',
  '#a9cfc4',
  '#f2e9da',
  '#e9c46a',
  '#9fc0d8',
  '#d98e73',
  '#c9d6a3',
  '#d8c3dd',
  '#f4f1ea',
]
const GROUND = 560

function setting(r: Random): string {
  const grass = r.pick(['#83b56a', '#94bf70', '#76a862'])
  return [
    drawSky(r, GROUND),
    drawHills(r, GROUND - 40),
    r.chance(0.6)
      ? r.pick([palm, flamboyan])(r.pick([80, 890]), GROUND + 6, r.between(1, 1.3))
      : '',
    rect(0, GROUND, 960, 160, vertical(shade(grass, -0.08), shade(grass, 0.14))),
  ].join('')
}

function louvers(x: number, y: number, w: number, h: number): string {
  return (
    rect(x - 8, y - 8, w + 16, h + 16, '#fbf8f1', 3) +
    rect(x, y, w, h, '#6f8794') +
    repeat(Math.floor(h / 14), (i) => rect(x, y + i * 14, w, 9, '#e9ecec')) +
    rect(x + w / 2 - 2, y, 4, h, '#b9c2c7')
  )
}

function grille(x: number, y: number, w: number, h: number, color: string): string {
  return (
    repeat(Math.floor(w / 18), (i) => line(`M${x + 9 + i * 18} ${y}v${h}`, color, 4)) +
    line(`M${x} ${y + h * 0.3}h${w}M${x} ${y + h * 0.7}h${w}`, color, 5)
  )
}

function door(x: number, h: number, color: string): string {
  return (
    rect(x - 8, GROUND - h - 8, 86, h + 8, '#fbf8f1') +
    rect(x, GROUND - h, 70, h, vertical(shade(color, 0.1), shade(color, -0.2))) +
    rect(x + 12, GROUND - h + 14, 46, h * 0.36, shade(color, -0.25), 3) +
    rect(x + 12, GROUND - h * 0.48, 46, h * 0.4, shade(color, -0.25), 3) +
    disc(x + 60, GROUND - h * 0.46, 5, '#e9c46a')
  )
}

function fence(r: Random): string {
  const color = r.pick(['#fbf8f1', '#2f3a40', '#8e2a14'])
  return r.chance(0.55)
    ? rect(0, 640, 960, 14, color) + repeat(24, (i) => rect(i * 42, 590, 9, 80, color, 3))
    : ''
}

/** A flat-roofed cement house with its marquesina. */
export function drawConcreteHouse(r: Random, options: DrawingOptions): string {
  const wall = options.color ?? r.pick(WALLS)
  const trim = shade(wall, 0.62)
  const bars = r.pick(['#fbf8f1', '#3a4046'])
  const hasSecond = r.chance(0.4)
  const paint = r.pick(['#7a4b2b', '#2f7f86', '#35586e', '#8e2a14'])
  const house = [
    hasSecond
      ? rect(220, 130, 380, 190, vertical(shade(wall, 0.2), wall)) +
        rect(200, 112, 420, 26, trim) +
        louvers(270, 180, 100, 80) +
        louvers(450, 180, 100, 80)
      : '',
    rect(150, 310, 640, 250, vertical(shade(wall, 0.2), shade(wall, -0.06))),
    rect(126, 288, 690, 30, trim),
    rect(126, 316, 690, 6, shade(wall, -0.25)),
    rect(520, 330, 262, 230, shade(wall, -0.42)),
    rect(548, 420, 120, 80, '#00000018', 20),
    grille(524, 336, 254, 224, bars),
    rect(512, 322, 16, 238, trim),
    rect(776, 322, 16, 238, trim),
    louvers(190, 370, 120, 100),
    grille(184, 364, 132, 112, bars),
    door(380, 176, paint),
    rect(150, 540, 372, 20, shade(wall, -0.18)),
    path(`M500 560H800L860 720H440Z`, '#c9c3b8'),
  ].join('')
  const plants = repeat(
    5,
    (i) =>
      disc(170 + i * 42, 556, 26, r.pick(['#3f8a5a', '#4f9a68', '#2e8b57'])) +
      disc(176 + i * 42, 544, 7, r.pick(['#d63a1f', '#ffc23c', '#e6506a'])),
  )
  return setting(r) + mirrored(r, house + plants) + fence(r)
}

/** A wooden house with a zinc roof and a balcony. */
export function drawWoodHouse(r: Random, options: DrawingOptions): string {
  const wall = options.color ?? r.pick(WALLS)
  const roof = r.pick(['#b5533c', '#8d979e', '#3f6f5a', '#a8752f'])
  const body = [
    rect(200, 300, 560, 220, vertical(shade(wall, 0.15), shade(wall, -0.08))),
    faint(
      0.35,
      repeat(11, (i) => line(`M200 ${320 + i * 18}H760`, shade(wall, -0.4), 2.5)),
    ),
    path('M150 310L300 170H660L810 310Z', vertical(shade(roof, 0.15), shade(roof, -0.2))),
    faint(
      0.4,
      repeat(17, (i) => line(`M${310 + i * 22} 172L${166 + i * 40} 308`, shade(roof, -0.4), 3)),
    ),
    repeat(
      3,
      (i) =>
        rect(246 + i * 170, 340, 76, 150, '#fbf8f1') +
        rect(252 + i * 170, 346, 31, 144, r.fork('door').pick(['#2f7f86', '#7a4b2b', '#d63a1f'])) +
        rect(286 + i * 170, 346, 31, 144, r.fork('door').pick(['#2f7f86', '#7a4b2b', '#d63a1f'])),
    ),
    rect(160, 506, 640, 20, '#fbf8f1'),
    repeat(27, (i) => rect(168 + i * 24, 430, 7, 78, '#fbf8f1')),
    rect(160, 424, 640, 10, '#fbf8f1'),
    repeat(5, (i) => rect(160 + i * 156, 300, 14, 210, '#fbf8f1')),
    repeat(6, (i) => rect(180 + i * 116, 526, 24, 40, '#a89f90')),
    path('M440 526H520L540 600H420Z', '#cfc7b8'),
    line('M436 550H524M430 575H530', '#b0a797', 4),
  ].join('')
  return setting(r) + mirrored(r, body) + fence(r)
}

/** A walk-up, or a tower by the sea. */
export function drawApartments(r: Random, options: DrawingOptions): string {
  const wall = options.color ?? r.pick(WALLS)
  const isTower = options.variant === 'tower' || (options.variant === undefined && r.chance(0.5))
  const floors = isTower ? 9 : 3
  const height = isTower ? 54 : 120
  const [left, width, columns] = isTower ? [270, 420, 4] : [130, 700, 4]
  const top = GROUND - floors * height
  const each = width / columns
  const glass = r.pick(['#9cc3d8', '#7fb0b8', '#b9d3e0'])
  const unit = (i: number, j: number) => {
    const x = left + i * each
    const y = top + j * height
    return (
      rect(x + 14, y + height * 0.18, each - 28, height * 0.5, glass) +
      rect(x + 14, y + height * 0.18, each - 28, height * 0.16, shade(glass, -0.3)) +
      rect(x + 6, y + height * 0.7, each - 12, height * 0.22, shade(wall, 0.7), 3) +
      faint(
        0.4,
        repeat(6, (n) =>
          line(
            `M${x + 16 + (n * (each - 32)) / 5} ${y + height * 0.72}v${height * 0.18}`,
            shade(wall, -0.5),
            2.5,
          ),
        ),
      )
    )
  }
  return [
    setting(r),
    isTower ? rect(0, 470, 960, 94, '#4fa9c4') : '',
    rect(left, top, width, floors * height, vertical(shade(wall, 0.22), shade(wall, -0.08))),
    repeat(columns, (i) => repeat(floors, (j) => unit(i, j))),
    rect(left - 12, top - 18, width + 24, 22, shade(wall, 0.6)),
    rect(left + width / 2 - 44, GROUND - 84, 88, 84, '#fbf8f1') +
      rect(left + width / 2 - 36, GROUND - 76, 72, 76, '#4a6472'),
    repeat(8, (i) =>
      disc(left + 20 + i * (width / 7.4), GROUND, 24, r.pick(['#3f8a5a', '#2e8b57', '#4f9a68'])),
    ),
    palm(left - 70, GROUND + 20, 1.1),
    rect(0, 610, 960, 110, '#747b82'),
    line('M0 660H960', '#ffd36b', 5),
  ].join('')
}

/** A shop front to let, or an old town front. */
export function drawStorefront(r: Random, options: DrawingOptions): string {
  const wall = options.color ?? r.pick(WALLS)
  const accent = r.pick(['#d63a1f', '#2f7f86', '#0a66a8', '#e9b44c', '#4f8f4a'])
  return [
    drawSky(r, 300),
    rect(0, 120, 200, 460, shade(r.pick(WALLS), -0.08)) + louvers(50, 230, 90, 120),
    rect(780, 90, 200, 490, shade(r.pick(WALLS), -0.08)) + louvers(840, 210, 90, 120),
    rect(180, 70, 620, 510, vertical(shade(wall, 0.2), shade(wall, -0.06))),
    rect(168, 52, 644, 26, shade(wall, 0.6)),
    repeat(
      3,
      (i) =>
        rect(246 + i * 180, 110, 110, 110, '#fbf8f1') +
        rect(254 + i * 180, 118, 94, 102, shade(accent, -0.2)) +
        line(`M${301 + i * 180} 118v102`, '#fbf8f1', 4),
    ),
    rect(240, 246, 500, 54, accent, 6),
    line(`M${300 + r.int(0, 40)} 273h${r.int(200, 320)}`, '#fbf8f1', 13),
    rect(230, 330, 330, 210, '#22282c') + rect(240, 340, 310, 190, vertical('#cfe6ef', '#8fb0bd')),
    faint(0.5, path('M260 530L340 340h60L320 530z', '#ffffff')),
    repeat(4, (i) =>
      rect(
        264 + i * 72,
        480,
        44,
        50,
        r.pick(['#d98e4a', '#8cc152', '#e6506a', '#ffc23c', '#fbf8f1']),
        4,
      ),
    ),
    rect(610, 330, 120, 250, '#22282c') + rect(622, 342, 96, 238, vertical('#b9d3da', '#6f8794')),
    awning(220, 306, 530, accent),
    rect(0, 576, 960, 26, '#d8d2c6'),
    rect(0, 600, 960, 120, '#6b7178'),
    r.chance(0.5) ? oval(860, 590, 60, 20, '#2e8b57') + rect(836, 560, 48, 40, '#c4683c', 4) : '',
  ].join('')
}

/** A plot or a farm: grass, a fence, sometimes cows or plantains. */
export function drawLand(r: Random, options: DrawingOptions): string {
  const grass = options.color ?? r.pick(['#83b56a', '#9cc26c', '#6fa05a', '#a8b86a'])
  const cow = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      rect(-40, -46, 80, 40, '#f4f1ea', 16),
      path('M-20-44q14 18 30 0zM20-30q10 14 18-4z', '#3a2f2b'),
      rect(-34, -14, 9, 26, '#e4ded2'),
      rect(24, -14, 9, 26, '#e4ded2'),
      rect(36, -60, 28, 30, '#f4f1ea', 10),
    )
  const plantain = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      line('M0 0V-80', '#7a9a4a', 13),
      repeat(6, (i) =>
        group(
          `translate(0 -80) rotate(${-75 + i * 30})`,
          path('M0 0Q-20-50 0-110Q20-50 0 0Z', i % 2 ? '#4f9a4a' : '#6ab05a'),
        ),
      ),
    )
  const isFarm = options.variant === 'farm' || r.chance(0.4)
  return [
    drawSky(r, 430),
    drawHills(r, 400),
    r.pick([flamboyan, palm])(r.pick([140, 800]), 440, r.between(0.8, 1.1)),
    rect(0, 396, 960, 330, vertical(shade(grass, -0.12), shade(grass, 0.16))),
    path(
      `M${r.int(300, 600)} 396Q${r.int(380, 520)} 520 ${r.int(60, 300)} 720H${r.int(420, 640)}Q560 540 ${r.int(610, 660)} 396Z`,
      '#d9c29a',
    ),
    isFarm ? repeat(r.int(3, 6), () => plantain(r.int(40, 920), r.int(440, 560))) : '',
    isFarm ? repeat(r.int(2, 4), () => cow(r.int(80, 880), r.int(480, 620))) : '',
    repeat(11, (i) => rect(i * 96 + 6, 560, 13, 110, '#8b6a48', 3)),
    line('M0 590H960M0 630H960', '#b9b2a6', 3),
    isFarm ? '' : `${rect(r.int(560, 700), 470, 150, 90, '#fbf8f1', 6)}`,
    repeat(30, () => {
      const x = r.int(0, 960)
      const y = r.int(420, 710)
      return line(`M${x} ${y}l-4-13M${x + 4} ${y}l3-15`, shade(grass, -0.22), 2.5)
    }),
  ].join('')
}

function _saleSign(x: number): string {
  return (
    rect(x + 18, 470, 9, 130, '#8b6a48') +
    rect(x + 124, 470, 9, 130, '#8b6a48') +
    rect(x, 450, 150, 84, '#fbf8f1', 6) +
    line(`M${x + 24} 480h100M${x + 40} 506h70`, '#d63a1f', 11)
  )
}

function mirrored(r: Random, art: string): string {
  return r.chance(0.5) ? art : group('translate(960 0) scale(-1 1)', art)
}
