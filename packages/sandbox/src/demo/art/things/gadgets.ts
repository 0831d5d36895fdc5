// Sound, pictures and paper.
import type { Random } from '../../random.ts'
import { disc, faint, line, path, rect, repeat, ring, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

/** Headphones over a box. */
export function drawHeadphones(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#2b3036', '#f0ece3', '#d63a1f', '#3d5266', '#c9a28b'])
  const cup = (x: number) =>
    rect(x - 46, -178, 92, 176, vertical(shade(body, 0.2), shade(body, -0.2)), 40) +
    rect(x + (x < 0 ? 26 : -62), -162, 36, 144, '#15191c', 16)
  return {
    art: [
      line('M-170-190V-230A170 170 0 0 1 170-230V-190', shade(body, -0.1), 34),
      faint(0.4, line('M-166-250A166 166 0 0 1-30-384', '#ffffff', 7)),
      cup(-176),
      cup(176),
    ].join(''),
    width: 450,
    height: 410,
  }
}

/** A loudspeaker: a party box, or a small round one. */
export function drawSpeaker(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#22272b', '#1f5f9e', '#d63a1f', '#3c6b4f'])
  const cone = (y: number, size: number) =>
    disc(0, y, size, '#15191c') +
    ring(0, y, size - 5, r.pick(['#e6506a', '#5cb3ee', '#ffc23c', '#8d979e']), 7) +
    disc(0, y, size * 0.62, '#33393e') +
    disc(0, y, size * 0.26, '#5d666d')
  if (options.variant !== 'party' && r.chance(0.5)) {
    return {
      art:
        rect(-260, -210, 520, 204, vertical(shade(body, 0.15), shade(body, -0.2)), 100) +
        faint(
          0.4,
          repeat(26, (i) => line(`M${-190 + i * 15}-190V-26`, shade(body, -0.5), 5)),
        ) +
        disc(-216, -108, 60, '#33393e') +
        disc(216, -108, 60, '#33393e') +
        rect(-50, -130, 100, 44, '#f4f2ec', 8) +
        line('M-40-210q40-40 80 0', '#2b3036', 14),
      width: 530,
      height: 230,
    }
  }
  return {
    art:
      rect(-140, -440, 280, 434, vertical(shade(body, 0.12), shade(body, -0.2)), 34) +
      cone(-130, 104) +
      cone(-322, 78) +
      line('M-60-440q60-44 120 0', '#3a4046', 16) +
      disc(-104, -410, 9, '#8be0a4'),
    width: 290,
    height: 466,
  }
}

/** A camera with its lens. */
export function drawCamera(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#22272b', '#3a4046', '#c9c2b4'])
  return {
    art: [
      path('M-90-270L-60-330H60L90-270Z', shade(body, -0.1)),
      rect(-230, -280, 460, 276, vertical(shade(body, 0.16), shade(body, -0.2)), 30),
      rect(-230, -200, 120, 150, shade(body, -0.35), 12),
      rect(150, -300, 50, 24, '#8d979e', 8),
      disc(20, -140, 122, '#15191c'),
      ring(20, -140, 110, '#4a5157', 10),
      disc(20, -140, 78, vertical('#35536b', '#15191c')),
      disc(-6, -168, 22, '#9cc3d8'),
      rect(-190, -256, 60, 28, '#fff3cf', 6),
      line('M-226-250Q-330-150-250-30', '#5f3d28', 13),
    ].join(''),
    width: 500,
    height: 336,
  }
}

/** A printer with a sheet coming out. */
export function drawPrinter(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#2b3036', '#f2f0ea', '#8c99a6'])
  return {
    art: [
      path('M-140-220L-120-380H120L140-220Z', '#ffffff'),
      rect(-250, -240, 500, 200, vertical(shade(body, 0.15), shade(body, -0.15)), 24),
      rect(-170, -120, 340, 30, '#15191c', 8),
      path('M-140-100H140L170-6H-170Z', '#ffffff'),
      repeat(4, (i) =>
        line(
          `M${-110 - i * 6} ${-80 + i * 18}H${100 - i * 14}`,
          r.pick(['#5cb3ee', '#c3c8cb', '#f28b6b']),
          6,
        ),
      ),
      rect(120, -214, 90, 50, '#123c35', 6),
    ].join(''),
    width: 520,
    height: 384,
  }
}
