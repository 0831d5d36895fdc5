// Instruments, with the island's own among them.
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

const WOODS = ['#c98a4a', '#8b4a2b', '#d9a766', '#5f2f1f', '#e0b070']

/** A guitar, a cuatro with its violin shape, or an electric one. */
export function drawGuitar(r: Random, options: DrawingOptions): Subject {
  const wood = options.color ?? r.pick(WOODS)
  const variant = options.variant ?? r.pick(['guitar', 'guitar', 'cuatro', 'electric'])
  const bodies = {
    guitar:
      'M0-250Q80-256 84-200Q86-166 72-150Q120-120 116-64Q110 0 0 0T-116-64Q-120-120-72-150Q-86-166-84-200Q-80-256 0-250Z',
    cuatro:
      'M0-240Q60-256 92-224Q96-200 66-184Q60-160 74-140L112-120Q124-60 96-24Q50 0 0 0T-96-24Q-124-60-112-120L-74-140Q-60-160-66-184-96-200-92-224Q-60-256 0-240Z',
    electric:
      'M-20-220Q-110-300-120-220Q-90-170-90-130Q-140-60-90-10Q0 20 90-10Q140-60 96-130Q96-170 130-240Q100-290 24-220Z',
  }
  const body =
    variant === 'cuatro' ? bodies.cuatro : variant === 'electric' ? bodies.electric : bodies.guitar
  const lean = r.int(-9, 9)
  return {
    art: group(
      `rotate(${lean})`,
      path(body, vertical(shade(wood, 0.25), shade(wood, -0.2))),
      variant === 'electric'
        ? rect(-50, -150, 100, 90, '#2b2b2b', 14) +
            rect(-40, -140, 80, 16, '#c3c8cb', 4) +
            rect(-40, -90, 80, 16, '#c3c8cb', 4) +
            disc(70, -50, 10, '#e9e0cc')
        : disc(0, -150, 40, '#2b1a12') +
            ring(0, -150, 46, shade(wood, 0.5), 5) +
            rect(-46, -56, 92, 16, '#3d2418', 4),
      rect(-15, -410, 30, 250, '#3d2418', 3),
      repeat(8, (i) => line(`M-15 ${-396 + i * 26}H15`, '#c9b58a', 2.5)),
      path('M-22-480H22L28-408H-28Z', shade(wood, -0.25)),
      repeat(
        3,
        (i) => disc(-32, -466 + i * 22, 8, '#e9e0cc') + disc(32, -466 + i * 22, 8, '#e9e0cc'),
      ),
      line('M-8-470V-50M0-470V-50M8-470V-50', '#efe6d2', 1.6),
    ),
    width: 300,
    height: 488,
  }
}

/** Congas, or timbales on their stand. */
export function drawDrums(r: Random, options: DrawingOptions): Subject {
  const wood = options.color ?? r.pick(['#a8452f', '#c98a4a', '#2b3036', '#1f5f9e', '#7a4426'])
  const conga = (x: number, size: number, color: string) =>
    group(
      `translate(${x} 0) scale(${size})`,
      path(
        'M-70 0Q-150-210-104-380H104Q150-210 70 0Z',
        vertical(shade(color, 0.2), shade(color, -0.2)),
      ),
      faint(0.4, line('M-60-370Q-90-200-36-4M0-372V-2M60-370Q90-200 36-4', shade(color, -0.5), 4)),
      rect(-112, -392, 224, 28, '#c3c8cb', 8),
      oval(0, -392, 110, 24, '#f4ead6'),
      repeat(4, (i) => line(`M${-84 + i * 56}-372V-300`, '#8d979e', 7)),
    )
  if (r.chance(0.3)) {
    return {
      art:
        line('M0-200L-110 0M0-200L110 0M0-230V0', '#5d666d', 14) +
        rect(-270, -330, 250, 110, vertical('#e9edef', '#9aa3a8'), 8) +
        rect(20, -330, 250, 110, vertical('#e9edef', '#9aa3a8'), 8) +
        oval(-145, -330, 125, 22, '#f7f1e2') +
        oval(145, -330, 125, 22, '#f7f1e2') +
        line('M-40-400L-170-336M60-410L170-340', '#b98552', 9) +
        oval(0, -440, 110, 14, '#d9a93c') +
        line('M0-440V-220', '#5d666d', 9),
      width: 560,
      height: 456,
    }
  }
  return {
    art: conga(-110, 1, wood) + conga(130, 0.92, r.chance(0.6) ? wood : r.pick(WOODS)),
    width: 500,
    height: 416,
  }
}

/** An electric piano on its stand. */
export function drawKeyboard(r: Random): Subject {
  return {
    art: [
      line('M-200 0L200-200M200 0L-200-200', '#2b3036', 19),
      rect(-320, -270, 640, 76, vertical('#3a4046', '#1b1f22'), 10),
      rect(-300, -236, 600, 44, '#f7f4ee', 4),
      repeat(27, (i) => line(`M${-278 + i * 22}-236V-194`, '#b9b2a6', 2)),
      repeat(27, (i) =>
        i % 7 === 2 || i % 7 === 6 ? '' : rect(-284 + i * 22, -236, 12, 26, '#1b1f22', 2),
      ),
      rect(-60, -264, 120, 20, r.pick(['#1f6f8f', '#d63a1f', '#2f7f86']), 4),
      repeat(5, (i) => disc(100 + i * 28, -254, 7, '#8d979e')),
    ].join(''),
    width: 660,
    height: 280,
  }
}
