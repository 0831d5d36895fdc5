// Pictures of people for their profiles: a face, the front of a shop, or a view they like.
import { createRandom, type Random } from '../random.ts'
import { drawHills, drawSky, flamboyan, palm } from './landscape.ts'
import {
  collectGradients,
  disc,
  faint,
  group,
  line,
  oval,
  path,
  rect,
  repeat,
  round,
  shade,
  vertical,
} from './pen.ts'

/** Width and height in pixels. */
export const PORTRAIT_EDGE = 320

export type Portrait = { seed: string; shows: 'woman' | 'man' | 'shop' | 'view' }

/** The SVG of a picture; the same portrait is drawn the same each time. */
export function drawPortrait({ seed, shows }: Portrait): string {
  const r = createRandom(seed)
  const art =
    shows === 'shop' ? drawShop(r) : shows === 'view' ? drawView(r) : drawFace(r, shows === 'woman')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_EDGE}" height="${PORTRAIT_EDGE}" viewBox="0 0 ${PORTRAIT_EDGE} ${PORTRAIT_EDGE}"><defs>${collectGradients(art)}</defs>${art}</svg>`
}

const SKINS = ['#f0c8a4', '#e3ad82', '#cf9468', '#b5784e', '#92593a', '#6f4229']
const HAIRS = ['#241a17', '#3a2620', '#52352a', '#74492f', '#8f8a86', '#1b1718']
const CLOTHES = [
  '#0a66a8',
  '#d63a1f',
  '#2e8b57',
  '#f2b632',
  '#6b4fa0',
  '#22485f',
  '#e8e2d6',
  '#b0476a',
]
const GROUNDS = [
  ['#bfe3ef', '#7dbcd2'],
  ['#ffe3b8', '#f5b36e'],
  ['#d5ead2', '#8fc29a'],
  ['#f6d5cc', '#e59b86'],
  ['#e4dcf2', '#a99ac9'],
  ['#e9e2d4', '#bfb198'],
] as const

function drawFace(r: Random, isWoman: boolean): string {
  const skin = r.pick(SKINS)
  const hair = r.pick(HAIRS)
  const [top, bottom] = r.pick(GROUNDS)
  const isLong = isWoman && r.chance(0.7)
  return [
    rect(0, 0, 320, 320, vertical(top, bottom)),
    r.chance(0.4)
      ? faint(0.35, disc(r.int(40, 280), r.int(30, 110), r.int(50, 90), '#ffffff'))
      : '',
    isLong ? longHair(r, hair) : '',
    shoulders(r, skin),
    oval(92, 158, 12, 18, shade(skin, -0.12)) + oval(228, 158, 12, 18, shade(skin, -0.12)),
    path(
      'M92 142Q92 66 160 66T228 142Q228 190 204 216 182 238 160 238T116 216Q92 190 92 142Z',
      round(shade(skin, 0.14), shade(skin, -0.06)),
    ),
    face(r, skin, hair, isWoman),
    isWoman ? '' : beard(r, hair),
    isWoman ? fringe(r, hair) : shortHair(r, hair),
    r.chance(0.28) ? glasses(r) : '',
    isWoman && r.chance(0.6) ? disc(90, 182, 6, '#ffc23c') + disc(230, 182, 6, '#ffc23c') : '',
  ].join('')
}

function shoulders(r: Random, skin: string): string {
  const cloth = r.pick(CLOTHES)
  const collar = r.pick([
    path('M124 256Q160 300 196 256L196 246Q160 262 124 246Z', shade(skin, -0.06)),
    path('M122 252L160 304 198 252 188 240 160 262 132 240Z', shade(cloth, 0.4)),
    line('M120 254Q160 290 200 254', shade(cloth, -0.25), 9),
  ])
  return [
    path('M128 200h64v62q-32 26-64 0z', vertical(shade(skin, -0.2), shade(skin, -0.08))),
    path(
      'M22 330Q26 264 122 248 160 274 198 248 294 264 298 330Z',
      vertical(cloth, shade(cloth, -0.2)),
    ),
    collar,
  ].join('')
}

function face(r: Random, skin: string, hair: string, isWoman: boolean): string {
  const iris = r.pick(['#3b2417', '#4b2e1c', '#2f3b2a', '#2a1c16'])
  const brow = shade(hair, 0.08)
  const eye = (x: number) =>
    oval(x, 154, 14, 9.5, '#ffffff') +
    disc(x, 154, 7.5, iris) +
    disc(x + 2.5, 151, 2.4, '#ffffff') +
    line(`M${x - 15} 151Q${x} 139 ${x + 15} 151`, '#241a17', isWoman ? 4.5 : 3)
  const lift = r.int(-2, 3)
  const mouth = r.pick([
    path('M134 202Q160 214 186 202 180 226 160 226T134 202Z', '#8e2f2c') +
      path('M139 204Q160 213 181 204 179 212 160 213T139 204Z', '#ffffff'),
    line('M136 204Q160 222 184 204', isWoman ? '#a8413f' : '#8a4a3c', 6),
    line('M140 206Q164 218 182 202', isWoman ? '#b34a48' : '#8a4a3c', 6),
  ])
  return [
    faint(0.24, oval(114, 188, 15, 10, '#e0705a'), oval(206, 188, 15, 10, '#e0705a')),
    line(`M112 ${134 - lift}Q128 ${124 - lift} 143 132`, brow, isWoman ? 5 : 8),
    line(`M208 ${134 - lift}Q192 ${124 - lift} 177 132`, brow, isWoman ? 5 : 8),
    eye(130),
    eye(190),
    line('M160 158Q153 180 151 184 160 191 169 184', shade(skin, -0.24), 4.5),
    mouth,
  ].join('')
}

function longHair(r: Random, hair: string): string {
  const ends = r.int(262, 312)
  const wave = r.int(8, 22)
  return path(
    `M160 44Q70 44 74 150 ${74 - wave} 220 64 ${ends}H256Q${246 + wave} 220 246 150 250 44 160 44Z`,
    vertical(hair, shade(hair, -0.25)),
  )
}

function fringe(r: Random, hair: string): string {
  return r.pick([
    path('M84 156Q72 46 162 46T236 156Q228 112 196 96 150 122 110 108 90 124 84 156Z', hair),
    path('M84 160Q70 46 160 46T236 160Q232 104 160 92 88 104 84 160Z', hair),
    path(
      'M84 158Q66 44 168 46T236 158Q230 118 214 102 170 92 148 74 132 104 96 116 86 132 84 158Z',
      hair,
    ) + disc(160, 44, 30, shade(hair, 0.06)),
  ])
}

function shortHair(r: Random, hair: string): string {
  const cap = r.pick(CLOTHES)
  return r.pick([
    path('M86 146Q80 54 160 52T234 146Q228 108 212 100 160 112 108 100 92 108 86 146Z', hair),
    path('M88 138Q88 60 160 58T232 138Q222 104 204 96 168 86 128 92 96 104 88 138Z', hair),
    repeat(9, (i) => disc(98 + i * 15.5, 96 - Math.sin((i / 8) * Math.PI) * 34, 20, hair)) +
      path('M92 124Q98 76 160 74T228 124Q200 92 160 94T92 124Z', hair),
    // A cap of the pelota team.
    path('M86 124Q84 48 160 48T234 124Z', vertical(shade(cap, 0.1), cap)) +
      path(
        'M84 118Q160 92 236 118 252 132 244 140 160 112 78 138 72 130 84 118Z',
        shade(cap, -0.3),
      ) +
      disc(160, 50, 5, shade(cap, -0.3)),
    // Not much of it left.
    faint(
      0.5,
      path('M90 138Q90 84 122 72 100 100 98 136ZM230 138Q230 84 198 72 220 100 222 136Z', hair),
    ),
  ])
}

function beard(r: Random, hair: string): string {
  return r.pick([
    '',
    '',
    line('M134 196Q160 186 186 196', hair, 9),
    path(
      'M94 168Q98 236 160 242T226 168Q222 194 200 194 160 180 120 194 98 194 94 168ZM136 204Q160 218 184 204 180 228 160 228T136 204Z',
      shade(hair, 0.05),
    ).replace('<path', '<path fill-rule="evenodd"'),
  ])
}

function glasses(r: Random): string {
  const frame = r.pick(['#1d1d1f', '#6b3f22', '#8a2c2c'])
  const lens = (x: number) =>
    `<rect x="${x - 25}" y="134" width="50" height="40" rx="16" fill="#ffffff" fill-opacity=".18" stroke="${frame}" stroke-width="4.5"/>`
  return lens(130) + lens(190) + line('M155 150q5-4 10 0M105 148l-14-4M215 148l14-4', frame, 4.5)
}

/** A small shop from the street, in its own colors. */
function drawShop(r: Random): string {
  const [wall, trim] = r.pick([
    ['#f2d9a0', '#0a66a8'],
    ['#9fd4d0', '#d63a1f'],
    ['#f4b8a4', '#22485f'],
    ['#cfe0b4', '#8a2c2c'],
    ['#e8e2d6', '#2e8b57'],
    ['#f7cf63', '#6b4fa0'],
  ] as const)
  const stripes = 8
  const glow = r.pick(['#ffe9b0', '#cdeaf5', '#fff4dc'])
  return [
    rect(0, 0, 320, 320, vertical('#a9d6ee', '#e6f4f8')),
    rect(22, 54, 276, 240, vertical(shade(wall, 0.15), wall)),
    rect(14, 42, 292, 22, trim, 4),
    rect(60, 76, 200, 34, shade(trim, -0.15), 8),
    // Where the name stands, too small to read.
    repeat(r.int(5, 8), (i) => rect(82 + i * 20, 86, r.int(10, 15), 14, '#fff8e6', 3)),
    rect(42, 168, 132, 92, glow, 6) + line('M108 168v92M42 214h132', shade(trim, 0.1), 5),
    faint(0.85, window(r)),
    rect(196, 160, 82, 134, shade(trim, -0.05), 6) + rect(208, 172, 58, 62, glow, 4),
    disc(266, 240, 5, '#ffc23c'),
    repeat(stripes, (i) =>
      path(`M${26 + i * 33.5} 124h33.5l4 30q-18 18-37 0z`, i % 2 === 0 ? trim : '#fff8ee'),
    ),
    rect(0, 292, 320, 28, '#b9b0a2'),
    r.chance(0.7) ? group('translate(28 292) scale(.36)', plant(r)) : '',
  ].join('')
}

function window(r: Random): string {
  const colors = r.shuffle(CLOTHES)
  return repeat(4, (i) => {
    const height = r.int(20, 46)
    return rect(52 + i * 30, 256 - height, 22, height, colors[i] ?? '#0a66a8', r.pick([3, 10]))
  })
}

function plant(r: Random): string {
  const flower = r.pick(['#d63a1f', '#f2b632', '#e05a8a'])
  return [
    path('M-34 0L-44-60H44L34 0Z', '#b5643c'),
    path('M0-60Q-60-90-52-150-16-130 0-60Q4-150 40-166 62-110 0-60Z', '#2e8b57'),
    disc(-46, -146, 16, flower) + disc(40, -160, 18, flower) + disc(2, -128, 14, flower),
  ].join('')
}

/** What people show who would rather not show themselves. */
function drawView(r: Random): string {
  const sea = vertical('#2fa3b8', '#7fd0d0')
  const ground = r.chance(0.5)
    ? rect(0, 520, 960, 130, sea) + rect(0, 640, 960, 100, vertical('#f6e3bd', '#e5c78e'))
    : rect(0, 520, 960, 220, vertical('#7dbb7a', '#4f9160'))
  const tree = r.chance(0.5)
    ? palm(560, 690, r.between(1.5, 1.9))
    : flamboyan(520, 690, r.between(1.2, 1.6))
  return group('scale(.4444) translate(-150 0)', drawSky(r, 520), drawHills(r, 522), ground, tree)
}
