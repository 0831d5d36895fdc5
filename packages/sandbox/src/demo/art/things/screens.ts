// Things with a screen, and what is plugged into them.
import type { Random } from '../../random.ts'
import {
  disc,
  faint,
  group,
  line,
  oval,
  path,
  rect,
  repeat,
  ring,
  shade,
  vertical,
} from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

const CASES = [
  '#2b3036',
  '#e9e6df',
  '#5b6f8f',
  '#c9a28b',
  '#8ea39a',
  '#b7a3c9',
  '#d9d3c6',
  '#3d5266',
]
const SKIES = [
  ['#0a66a8', '#5cb3ee'],
  ['#d63a1f', '#ffc23c'],
  ['#2f7f86', '#a8e0c0'],
  ['#5b3f8f', '#f28b9b'],
  ['#1b3a4b', '#4fa3c7'],
] as const

/** What a screen shows: hills, a sun, colors of its own. */
function wallpaper(r: Random, x: number, y: number, w: number, h: number): string {
  const [dark, bright] = r.pick(SKIES)
  return [
    rect(x, y, w, h, vertical(dark, bright), 4),
    disc(x + w * r.between(0.25, 0.8), y + h * 0.34, Math.min(w, h) * 0.11, '#fff3cf'),
    path(
      `M${x} ${y + h * 0.72}Q${x + w * 0.3} ${y + h * 0.48} ${x + w * 0.55} ${y + h * 0.7}T${x + w} ${y + h * 0.62}V${y + h}H${x}Z`,
      shade(dark, -0.15),
    ),
    faint(0.12, path(`M${x} ${y}h${w * 0.5}L${x + w * 0.2} ${y + h}H${x}Z`, '#ffffff')),
  ].join('')
}

/** A phone from behind and from the front. */
export function drawPhone(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(CASES)
  const lenses = r.pick([2, 3])
  const back = group(
    `rotate(${r.int(-14, -4)})`,
    rect(-200, -400, 190, 390, vertical(shade(body, 0.2), shade(body, -0.12)), 34),
    rect(-186, -386, 92, 96, shade(body, -0.1), 26),
    repeat(
      lenses,
      (i) =>
        disc(
          -162 + (i % 2) * 46,
          -362 + Math.floor(i / 2) * 46 + (lenses === 2 ? i * 46 : 0),
          20,
          '#15191c',
        ) +
        disc(
          -162 + (i % 2) * 46,
          -362 + Math.floor(i / 2) * 46 + (lenses === 2 ? i * 46 : 0),
          9,
          '#35536b',
        ),
    ),
    faint(0.3, line('M-30-380V-60', '#ffffff', 5)),
    oval(-105, -200, 22, 22, shade(body, 0.3)),
  )
  const front = group(
    `rotate(${r.int(3, 11)})`,
    rect(0, -400, 192, 394, '#15191c', 34),
    wallpaper(r, 10, -388, 172, 370),
    oval(96, -370, 26, 9, '#15191c'),
    repeat(4, (i) =>
      rect(
        26 + i * 38,
        -76,
        28,
        28,
        ['#2fa866', '#ffffff', '#ffc23c', '#f28b6b'][i] ?? '#ffffff',
        8,
      ),
    ),
  )
  return { art: back + front, width: 440, height: 420 }
}

/** A tablet with its cover, or alone. */
export function drawTablet(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(CASES)
  return {
    art: [
      path('M-240-20L-190-70H190L250-20Q252 0 236 0H-228Q-244 0-240-20Z', shade(body, -0.1)),
      group(
        'rotate(-2)',
        rect(-230, -350, 460, 310, '#1b1f22', 22),
        wallpaper(r, -212, -332, 424, 274),
      ),
      r.chance(0.5) ? line('M150-10L270-40', '#f4f2ec', 13) : '',
    ].join(''),
    width: 520,
    height: 356,
  }
}

/** A laptop, open. */
export function drawLaptop(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#c3c8cb', '#3a4046', '#e3ded4', '#8c99a6'])
  return {
    art: [
      rect(-230, -340, 460, 304, shade(body, -0.3), 16),
      wallpaper(r, -214, -324, 428, 264),
      path(
        'M-300-16L-236-44H236L300-16Q302 0 280 0H-280Q-302 0-300-16Z',
        vertical(shade(body, -0.05), shade(body, 0.25)),
      ),
      faint(
        0.5,
        repeat(3, (i) => line(`M${-210 - i * 12} ${-36 + i * 8}H${210 + i * 12}`, '#2b3036', 4)),
      ),
      path('M-60-12H60L50-22H-50Z', shade(body, -0.12)),
    ].join(''),
    width: 610,
    height: 346,
  }
}

/** A desktop computer: monitor, tower, keyboard. */
export function drawDesktop(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#22272b', '#f2f0ea', '#3a4046'])
  const glow = r.pick(['#e6506a', '#5cb3ee', '#8be0a4', '#b38be0'])
  return {
    art: [
      rect(-290, -340, 370, 234, '#1b1f22', 12),
      wallpaper(r, -278, -328, 346, 206),
      path('M-130-106h50l12 76h-74z', '#3a4046'),
      oval(-105, -28, 84, 12, '#2b3036'),
      rect(130, -340, 160, 330, vertical(shade(body, 0.12), shade(body, -0.15)), 12),
      rect(150, -310, 120, 210, '#15191c', 8),
      repeat(
        2,
        (i) =>
          ring(210, -258 + i * 100, 38, glow, 9) + disc(210, -258 + i * 100, 12, shade(glow, -0.4)),
      ),
      rect(-270, -22, 320, 22, '#2b3036', 6),
      faint(0.7, line('M-256-14H36', glow, 3)),
      oval(96, -10, 18, 12, '#2b3036'),
    ].join(''),
    width: 600,
    height: 344,
  }
}

/** A television on its stand. */
export function drawTelevision(r: Random): Subject {
  const wood = r.pick(['#8b5e3c', '#3d2a20', '#d3b48c', '#f1ece2'])
  return {
    art: [
      rect(-300, -420, 600, 336, '#15181b', 10),
      wallpaper(r, -290, -410, 580, 312),
      line('M-160-86l-24 30M160-86l24 30', '#2b3036', 12),
      rect(-280, -56, 560, 56, vertical(shade(wood, 0.1), shade(wood, -0.15)), 6),
      line('M-94-50V-4M94-50V-4', shade(wood, -0.3), 4),
      r.chance(0.5) ? rect(-120, -74, 240, 18, '#22272b', 8) : '',
    ].join(''),
    width: 610,
    height: 424,
  }
}

/** A game console with its controls. */
export function drawConsole(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#f4f2ee', '#22272b', '#3d5266'])
  const pad = (x: number, y: number, color: string, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path(
        'M-110 30Q-126-70-70-72H70Q126-70 110 30Q100 64 66 40L40 6H-40L-66 40Q-100 64-110 30Z',
        vertical(shade(color, 0.2), shade(color, -0.15)),
      ),
      disc(-34, -8, 20, '#2b3036'),
      disc(34, -8, 20, '#2b3036'),
      line('M-78-44v28M-92-30h28', '#2b3036', 9),
      disc(66, -44, 8, '#5cb3ee') +
        disc(82, -30, 8, '#e6506a') +
        disc(66, -16, 8, '#8be0a4') +
        disc(50, -30, 8, '#ffc23c'),
    )
  if (options.variant === 'handheld') {
    return {
      art: group(
        'rotate(-4)',
        rect(-300, -260, 100, 230, '#e6506a', 40),
        rect(200, -260, 100, 230, '#3aa6d0', 40),
        rect(-204, -260, 408, 230, '#22272b', 8),
        wallpaper(r, -180, -240, 360, 190),
        disc(-250, -200, 26, '#3a2028'),
        disc(250, -110, 26, '#1d3a46'),
        repeat(4, (i) =>
          disc(
            250 + [0, 22, 0, -22].slice(i, i + 1).reduce((a, b) => a + b, 0),
            -200 + [-22, 0, 22, 0].slice(i, i + 1).reduce((a, b) => a + b, 0),
            9,
            '#1d3a46',
          ),
        ),
      ),
      width: 620,
      height: 270,
    }
  }
  return {
    art: [
      path(
        'M-290 0Q-300-300-250-380H-150Q-110-300-130 0Z',
        vertical(shade(body, 0.15), shade(body, -0.15)),
      ),
      path('M-240-4Q-244-290-216-370H-184Q-160-290-176-4Z', '#15191c'),
      line('M-206-340V-60', '#5cb3ee', 4),
      pad(60, -64, body, -6),
      r.chance(0.6) ? pad(200, -190, r.pick(['#e6506a', '#22272b', '#5b6f8f', '#f4f2ee']), 12) : '',
    ].join(''),
    width: 620,
    height: 386,
  }
}
