// What is done on a free day.
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

const LOUD = [
  '#d63a1f',
  '#1f5f9e',
  '#2b3036',
  '#2e8b57',
  '#f08a1d',
  '#5b3f6f',
  '#4fb0b8',
  '#e0b52a',
]

/** A bicycle: mountain, road or beach cruiser. */
export function drawBicycle(r: Random, options: DrawingOptions): Subject {
  const paint = options.color ?? r.pick(LOUD)
  const isBeach = r.chance(0.35)
  const tire = isBeach && r.chance(0.6) ? '#e8dcc6' : '#23282c'
  const bikeWheel = (x: number) =>
    ring(x, -110, 104, tire, r.fork('tire').pick([11, 15, 18])) +
    ring(x, -110, 92, '#c3c8cb', 4) +
    faint(
      0.6,
      repeat(12, (i) => group(`rotate(${i * 30} ${x} -110)`, line(`M${x}-110V-200`, '#8d979e', 2))),
    ) +
    disc(x, -110, 12, '#5d666d')
  return {
    art: [
      bikeWheel(-180),
      bikeWheel(180),
      isBeach
        ? line(
            'M-180-110L-40-116L-104-290M-40-116L130-270M-100-270Q20-200 128-268M180-110L124-320',
            paint,
            15,
          )
        : line(
            'M-180-110L-40-116L-106-300M-180-110L-92-262M-40-116L122-280M-98-280L120-290M180-110L116-320',
            paint,
            14,
          ),
      line('M-106-300v-22', '#23282c', 9),
      path('M-156-336Q-110-352-56-330-80-316-110-318Z', '#2b2320'),
      isBeach
        ? line('M124-318L110-360Q60-372 46-340', '#c3c8cb', 10)
        : line('M116-320L108-356L150-366', '#2b3036', 11),
      ring(-40, -116, 30, '#5d666d', 8),
      line('M-40-116L-10-70M-22-68h30', '#3a4046', 8),
      faint(0.8, line('M-180-96Q-110-84-42-88M-180-124Q-110-146-42-144', '#3a4046', 3)),
      isBeach && r.chance(0.6)
        ? path('M150-320h110l-16 76h-78z', '#b98552') +
          line('M156-300h98m-94 20h90m-86 20h82', '#8b5e3c', 4)
        : '',
    ].join(''),
    width: 590,
    height: 370,
  }
}

/** Surfboards stuck in the sand, or a boogie board. */
export function drawSurfboard(r: Random, options: DrawingOptions): Subject {
  const board = (x: number, turn: number, base: string, mark: string, size: number) =>
    group(
      `translate(${x} 0) rotate(${turn}) scale(${size})`,
      path(
        'M0-480Q92-340 64-60Q40 0 0 0T-64-60Q-92-340 0-480Z',
        vertical(shade(base, 0.2), shade(base, -0.08)),
      ),
      r.pick([
        path('M-74-300Q0-340 75-300L77-230Q0-270-77-230Z', mark) +
          path('M-77-210Q0-250 77-210L76-170Q0-210-76-170Z', shade(mark, 0.4)),
        path('M0-470Q40-300 0-10Q-40-300 0-470Z', mark),
        disc(0, -250, 48, mark) + disc(0, -250, 26, shade(base, 0.3)),
      ]),
      line('M0-470V-10', shade(base, -0.2), 3),
    )
  return {
    art:
      board(-40, -7, options.color ?? r.pick(['#f7f2e6', '#f4d9b8', '#bfe3e6']), r.pick(LOUD), 1) +
      (r.chance(0.5)
        ? board(120, 8, r.pick(['#f7f2e6', '#ffd98a', '#f4b8a4']), r.pick(LOUD), 0.84)
        : ''),
    width: 330,
    height: 480,
  }
}

/** A kayak and its paddle. */
export function drawKayak(r: Random, options: DrawingOptions): Subject {
  const hull = options.color ?? r.pick(['#f08a1d', '#d63a1f', '#e0c52a', '#2f9fb8', '#4f8f4a'])
  return {
    art: [
      path(
        'M-330-130Q-200-60 0-60T330-130Q260-14 0-10T-330-130Z',
        vertical(shade(hull, 0.05), shade(hull, -0.3)),
      ),
      path('M-330-130Q-190-160 0-150T330-130Q190-76 0-72T-330-130Z', shade(hull, 0.2)),
      oval(0, -116, 116, 24, '#22282c'),
      path('M-90-116Q-104-200-60-196L-46-112Z', '#3a4046'),
      line('M150-128h100M-170-126h-90', '#22282c', 7),
      group(
        'rotate(-14)',
        line('M-280-190H300', '#2b3036', 11),
        path(
          'M-290-190l-80-22q-26 20 0 44zM300-190l80-22q26 20 0 44z',
          r.pick(['#f4f2ec', '#ffc23c', '#22282c']),
        ),
      ),
    ].join(''),
    width: 720,
    height: 290,
  }
}

/** Dumbbells and plates, or a treadmill. */
export function drawGym(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#2b3036', '#d63a1f', '#1f5f9e', '#4f8f4a'])
  if (options.variant === 'treadmill') {
    return {
      art: [
        path('M-290-10L-280-54H220L290-10Q290 0 280 0H-280Z', '#2b3036'),
        path('M-270-58H206L230-44H-276Z', '#4a5157'),
        line('M180-50L250-420', '#3a4046', 24),
        line('M214-250H20', '#3a4046', 17),
        rect(150, -470, 190, 100, '#22282c', 16),
        rect(170, -456, 150, 62, vertical('#1f6f8f', '#8be0c4'), 6),
        rect(-290, -24, 590, 18, color, 6),
      ].join(''),
      width: 640,
      height: 472,
    }
  }
  const bell = (x: number, y: number, size: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      rect(-90, -13, 180, 26, '#aeb7bd', 8),
      rect(-150, -64, 60, 128, vertical(shade(color, 0.2), shade(color, -0.2)), 14),
      rect(90, -64, 60, 128, vertical(shade(color, 0.2), shade(color, -0.2)), 14),
      rect(-176, -40, 28, 80, shade(color, -0.3), 8),
      rect(148, -40, 28, 80, shade(color, -0.3), 8),
    )
  const plate = (x: number, size: number) =>
    disc(x, -size, size, '#2b3036') +
    ring(x, -size, size * 0.72, '#5d666d', 5) +
    disc(x, -size, size * 0.2, '#c3c8cb')
  return {
    art:
      plate(-170, 110) +
      plate(-60, 84) +
      bell(120, -60, 0.9, -4) +
      (r.chance(0.6) ? bell(60, -164, 0.62, 7) : ''),
    width: 600,
    height: 230,
  }
}

/** Fishing rods with a cooler. */
export function drawFishing(r: Random, options: DrawingOptions): Subject {
  const cooler = options.color ?? r.pick(['#1f5f9e', '#d63a1f', '#f2f0ea', '#4fb0b8'])
  const rod = (x: number, tip: number, grip: string) =>
    line(`M${x}-10L${tip}-470`, '#3a4046', 7) +
    line(`M${x}-10L${x + (tip - x) * 0.2}-104`, grip, 17) +
    disc(x + (tip - x) * 0.28 + 16, -140, 22, '#8d979e') +
    disc(x + (tip - x) * 0.28 + 16, -140, 10, '#3a4046')
  return {
    art: [
      rod(-180, -60, '#b98552'),
      rod(-120, 130, '#2b3036'),
      r.chance(0.5) ? rod(-60, 270, '#b98552') : '',
      rect(20, -190, 270, 186, vertical(shade(cooler, 0.15), shade(cooler, -0.2)), 18),
      rect(10, -220, 290, 50, '#f7f4ee', 16),
      line('M90-220q65-60 130 0', '#d8d2c6', 13),
      path('M90-90Q140-140 200-90L236-116V-60L200-86Q140-40 90-90Z', '#f7f4ee'),
    ].join(''),
    width: 520,
    height: 470,
  }
}

/** Baseball: glove, bat and ball; a basketball for `basketball`. */
export function drawBallGame(r: Random, options: DrawingOptions): Subject {
  if (options.variant === 'basketball') {
    return {
      art: [
        rect(-20, -330, 40, 330, '#3a4046', 6),
        rect(-190, -480, 380, 220, '#f7f4ee', 10),
        rect(-70, -400, 140, 100, 'none'),
        line('M-186-476H186V-264H-186ZM-60-390H60V-300H-60Z', '#d63a1f', 9),
        line('M-70-290H70', '#e8682a', 12),
        line(
          'M-62-284L-34-190M62-284L34-190M-30-284L-6-190M30-284L6-190M-52-250H52M-42-220H42',
          '#f2efe6',
          5,
        ),
        disc(150, -66, 66, '#e8863c'),
        line('M84-66H216M150-132V0M110-118q36 52 0 104M190-118q-36 52 0 104', '#4a2a14', 5),
      ].join(''),
      width: 430,
      height: 484,
    }
  }
  const leather = options.color ?? r.pick(['#a8683a', '#7a4426', '#2b2b2b', '#c98f5a'])
  return {
    art: [
      group(
        'rotate(24 -60 -120)',
        path('M-96-470q30-30 54 0L-34-120L-56 40H-78L-100-120Z', vertical('#d9b07a', '#a8743f')),
        rect(-80, -30, 26, 76, '#2b2b2b', 8),
      ),
      path(
        'M0-40Q-40-140 0-230Q10-290 50-290Q74-330 110-300Q150-330 170-286Q214-290 210-240Q260-130 200-50Q110 20 0-40Z',
        vertical(shade(leather, 0.2), shade(leather, -0.2)),
      ),
      line(
        'M50-280Q40-220 60-180M110-296Q100-230 110-186M168-280Q166-220 158-184M40-150Q110-200 180-150',
        shade(leather, -0.4),
        7,
      ),
      path('M-6-60Q-80-110-60-170Q-40-196-10-170L30-120Z', shade(leather, 0.08)),
      disc(230, -44, 46, '#f7f4ee'),
      line('M204-78q22 34 0 68M256-78q-22 34 0 68', '#d63a1f', 5),
    ].join(''),
    width: 520,
    height: 440,
  }
}

/** A camping tent, or a canopy for the beach. */
export function drawTent(r: Random, options: DrawingOptions): Subject {
  const cloth = options.color ?? r.pick(['#2f7f86', '#d63a1f', '#1f5f9e', '#e0a526', '#5f7f4a'])
  if (r.chance(0.5)) {
    return {
      art:
        line('M-260-290V0M260-290V0M-180-300V-20M180-300V-20', '#c3c8cb', 10) +
        path('M-290-286L-40-430H40L290-286Z', vertical(shade(cloth, 0.2), shade(cloth, -0.1))) +
        path('M-290-286H290V-250H-290Z', shade(cloth, -0.2)) +
        line('M-40-430L-90-290M40-430L90-290', shade(cloth, -0.25), 4) +
        rect(-120, -70, 90, 66, '#1f5f9e', 8) +
        path('M40-10L60-90H130L150-10M60-90L50-150H140', '#e9dcc6'),
      width: 600,
      height: 436,
    }
  }
  return {
    art:
      path('M-300 0Q-160-330 0-330T300 0Z', vertical(shade(cloth, 0.22), shade(cloth, -0.15))) +
      path('M-90 0Q-60-270 0-330Q60-270 90 0Z', shade(cloth, -0.45)) +
      path('M-90 0Q-80-240 0-330L-150 0Z', shade(cloth, 0.35)) +
      line('M0-330L-330 0M0-330L330 0', shade(cloth, -0.3), 5) +
      path('M120-30Q150-200 60-300L110-260Q220-150 230-30Z', shade(cloth, 0.1)),
    width: 650,
    height: 336,
  }
}

/** A domino table. */
export function drawDominoes(r: Random, options: DrawingOptions): Subject {
  const wood = options.color ?? r.pick(['#8b5e3c', '#5f3d28', '#b98552'])
  const tile = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-20, -38, 40, 72, '#d8cdb8', 6),
      rect(-20, -40, 40, 70, '#fbf7ec', 6),
      line('M-14-5H14', '#2b2b2b', 3),
      repeat(r.int(1, 3), (i) => disc(-9 + i * 9, -22 + (i % 2) * 5, 4, '#2b2b2b')),
      repeat(r.int(1, 3), (i) => disc(9 - i * 9, 12 + (i % 2) * 5, 4, '#2b2b2b')),
    )
  return {
    art: [
      line('M-200-190L-230 0M200-190L230 0M-120-170L-130-20M120-170L130-20', shade(wood, -0.3), 19),
      path('M-260-190H260L330-60H-330Z', shade(wood, -0.2)),
      path('M-240-186H240L300-74H-300Z', r.pick(['#2e6b4a', '#8e2a2a', '#24506f'])),
      tile(-150, -120, 84),
      tile(-74, -118, 90),
      tile(0, -124, 0),
      tile(74, -116, 90),
      tile(148, -120, 96),
      repeat(5, (i) => tile(-90 + i * 46, -196, 0)),
    ].join(''),
    width: 670,
    height: 240,
  }
}
