// What a small business works with.
import type { Random } from '../../random.ts'
import { disc, faint, line, oval, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'
import { wheel } from './vehicles.ts'

const LOUD = ['#d63a1f', '#2f7f86', '#e9b44c', '#1f5f9e', '#2b3036', '#f0a58a', '#4f8f4a']

/** A scalloped awning of two colors. */
export function awning(x: number, y: number, w: number, color: string): string {
  const stripes = 8
  const each = w / stripes
  return repeat(stripes, (i) => {
    const left = x + i * each
    return path(`M${left} ${y}h${each}v46q-${each / 2} 26-${each} 0z`, i % 2 ? '#fbf6ec' : color)
  })
}

/** A food truck with its window open. */
export function drawFoodTruck(r: Random, options: DrawingOptions): Subject {
  const paint = options.color ?? r.pick(LOUD)
  const trim = r.pick(['#ffc23c', '#fbf6ec', '#d63a1f', '#2f7f86'])
  return {
    art: [
      path(
        'M-320-50V-340Q-320-360-300-360H130V-50Z',
        vertical(shade(paint, 0.2), shade(paint, -0.12)),
      ),
      path(
        'M130-300H210Q236-296 250-262L276-190 310-176V-50H130Z',
        vertical(shade(paint, 0.12), shade(paint, -0.2)),
      ),
      path('M160-276H206Q222-272 232-250L256-190H160Z', '#cfe6ef'),
      rect(-270, -270, 260, 110, '#3a2a22'),
      faint(
        0.9,
        repeat(4, (i) =>
          rect(
            -250 + i * 64,
            -250,
            44,
            60,
            r.pick(['#f0d9a8', '#d98e4a', '#8cc152', '#e6506a']),
            6,
          ),
        ),
      ),
      rect(-284, -164, 290, 16, '#e9edef', 4),
      awning(-280, -330, 280, trim),
      path('M-320-120H310V-86H-320Z', trim),
      rect(30, -260, 70, 100, '#2b3036', 4),
      repeat(4, (i) => line(`M42 ${-240 + i * 20}h${36 + (i % 2) * 10}`, '#f7e9c9', 4)),
      rect(284, -136, 26, 24, '#fff3cf', 8),
      rect(-300, -384, 120, 26, '#8d979e', 4),
      repeat(7, (i) => disc(-280 + i * 60, -352, 8, '#fff0b8')),
      wheel(-200, 52, '#c3c8cb', r),
      wheel(200, 52, '#c3c8cb', r),
    ].join(''),
    width: 640,
    height: 388,
  }
}

/** A piragua cart or a hot-dog cart under its umbrella. */
export function drawCart(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(LOUD)
  const other = r.pick(['#fbf6ec', '#ffc23c'])
  return {
    art: [
      line('M0-190V-440', '#8d979e', 11),
      path('M-230-400Q-120-500 0-500Q120-500 230-400Q0-440-230-400Z', color),
      path('M-120-470Q-60-500 0-500L-30-420Q-70-424-110-416Z', other),
      path('M120-470Q60-500 0-500L30-420Q70-424 110-416Z', other),
      rect(-190, -200, 380, 130, vertical(shade(color, 0.2), shade(color, -0.15)), 12),
      rect(-206, -216, 412, 22, '#e9edef', 6),
      path('M-150-216L-120-300H-40L-20-216Z', '#e6f4f8'),
      repeat(5, (i) =>
        rect(
          30 + i * 32,
          -272,
          22,
          56,
          ['#d63a1f', '#ffc23c', '#2e8b57', '#e6506a', '#5b3f8f'][i] ?? color,
          6,
        ),
      ),
      path('M-150-180H150V-110H-150Z', other),
      disc(0, -146, 26, color),
      line('M190-170H270', '#5d666d', 11),
      wheel(-90, 70, '#c3c8cb', r),
      rect(120, -70, 18, 68, '#5d666d', 4),
    ].join(''),
    width: 500,
    height: 500,
  }
}

/** A display case for pastries, or a glass-door fridge. */
export function drawShowcase(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#2b3036', '#d63a1f', '#e9edef', '#1f5f9e'])
  if (r.chance(0.5)) {
    const bottles = (y: number) =>
      repeat(7, (i) =>
        rect(
          -124 + i * 36,
          y - 58,
          24,
          56,
          r.pick(['#d63a1f', '#2e8b57', '#ffc23c', '#5cb3ee', '#7a4b2b']),
          7,
        ),
      )
    return {
      art:
        rect(-160, -470, 320, 464, vertical(shade(color, 0.15), shade(color, -0.2)), 10) +
        rect(-140, -400, 280, 350, '#e3f1f5', 4) +
        bottles(-320) +
        bottles(-230) +
        bottles(-140) +
        bottles(-52) +
        repeat(4, (i) => line(`M-138 ${-318 + i * 90}H138`, '#aeb7bd', 5)) +
        rect(-140, -454, 280, 40, r.pick(['#d63a1f', '#ffc23c', '#5cb3ee']), 6) +
        rect(118, -300, 12, 140, '#5d666d', 6) +
        faint(0.2, path('M-130-390h90L-110-60h-20z', '#ffffff')),
      width: 330,
      height: 474,
    }
  }
  const row = (y: number) =>
    repeat(8, (i) =>
      i % 2
        ? oval(-190 + i * 54, y - 12, 22, 14, r.pick(['#d98e4a', '#e9c27a', '#b5652f']))
        : rect(
            -210 + i * 54,
            y - 30,
            40,
            28,
            r.pick(['#f4b8c4', '#7a4b2b', '#fbf0d8', '#d63a1f']),
            8,
          ),
    )
  return {
    art:
      path('M-270-110V-330Q-270-370-220-370H270V-110Z', '#dceff4') +
      row(-270) +
      line('M-262-266H266', '#aeb7bd', 6) +
      row(-180) +
      line('M-262-176H266', '#aeb7bd', 6) +
      rect(-280, -120, 560, 116, vertical(shade(color, 0.15), shade(color, -0.2)), 10) +
      line('M-270-110V-330Q-270-370-220-370H270V-110', '#8d979e', 9) +
      faint(0.25, path('M-220-360h110l-110 240h-40z', '#ffffff')),
    width: 570,
    height: 376,
  }
}

/** An espresso machine. */
export function drawEspresso(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#d63a1f', '#c3c8cb', '#2b3036', '#2f7f86'])
  return {
    art: [
      rect(-260, -330, 520, 110, vertical(shade(color, 0.25), shade(color, -0.15)), 20),
      rect(-240, -230, 480, 130, '#3a4046'),
      rect(-270, -104, 540, 100, vertical(shade(color, 0.1), shade(color, -0.22)), 14),
      repeat(
        2,
        (i) =>
          rect(-150 + i * 200, -230, 100, 32, '#c3c8cb', 8) +
          line(`M${-100 + i * 200}-200H${-20 + i * 200}`, '#22282c', 15) +
          line(`M${-100 + i * 200}-190v30`, '#7a4b2b', 5) +
          path(`M${-130 + i * 200}-150h60l-8 44h-44z`, '#ffffff'),
      ),
      repeat(7, (i) => path(`M${-220 + i * 62}-334h44l-6-36h-32z`, i % 3 ? '#ffffff' : '#e9b44c')),
      disc(190, -276, 26, '#fbf6ec') + line('M190-276l12-14', '#d63a1f', 5),
      line('M240-220Q290-200 270-120', '#c3c8cb', 9),
    ].join(''),
    width: 570,
    height: 376,
  }
}

/** A barber's chair. */
export function drawBarberChair(r: Random, options: DrawingOptions): Subject {
  const leather = options.color ?? r.pick(['#2b3036', '#8e2a14', '#5f3d28', '#1f3a4b'])
  return {
    art: [
      oval(0, -12, 140, 18, '#8d979e'),
      rect(-26, -130, 52, 120, '#c3c8cb', 8),
      path('M-110-140H120L200-30 160-20 90-110H-90Z', '#aeb7bd'),
      rect(-130, -200, 260, 70, vertical(shade(leather, 0.25), shade(leather, -0.1)), 24),
      path(
        'M-140-190L-170-400Q-160-430-110-424L-60-410L-50-190Z',
        vertical(shade(leather, 0.3), shade(leather, -0.1)),
      ),
      rect(-180, -480, 110, 64, shade(leather, 0.1), 20),
      line('M-100-270H110V-200', '#c3c8cb', 17),
      rect(-60, -292, 180, 30, leather, 14),
      rect(130, -60, 90, 26, leather, 10),
      line('M-150-380L-70-370M-140-320L-66-310M-132-260L-60-256', shade(leather, -0.4), 4),
    ].join(''),
    width: 420,
    height: 484,
  }
}

/** A cash register. */
export function drawRegister(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#2b3036', '#e9e4da', '#5d666d'])
  return {
    art:
      rect(-240, -110, 480, 106, vertical(shade(color, 0.15), shade(color, -0.2)), 12) +
      line('M-224-60H224', shade(color, -0.4), 4) +
      disc(0, -34, 12, '#c3c8cb') +
      path('M-210-110L-170-250H200L230-110Z', vertical(shade(color, 0.25), shade(color, -0.05))) +
      repeat(4, (j) =>
        repeat(6, (i) =>
          rect(-140 + i * 46 + j * -7, -232 + j * 29, 34, 20, i === 5 ? '#d63a1f' : '#fbf6ec', 5),
        ),
      ) +
      rect(40, -370, 190, 110, '#22282c', 12) +
      rect(54, -358, 162, 74, vertical('#1f6f8f', '#7fc4d6'), 6) +
      path('M-150-250V-330H-60V-250Z', '#ffffff') +
      line('M-134-310h56M-134-290h40', '#c3c8cb', 5),
    width: 490,
    height: 374,
  }
}
