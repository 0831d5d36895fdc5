// Stock and equipment of a small business.
import type { Random } from '../../random.ts'
import { disc, faint, line, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

/** A sewing machine. */
export function drawSewing(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#22282c', '#2f7f86', '#f2ebe0', '#d63a1f'])
  return {
    art:
      rect(-280, -70, 560, 66, vertical('#b5763f', '#7a4b2b'), 10) +
      path(
        'M130-70V-260Q130-330 60-330H-180Q-260-330-260-250V-210H-190V-240H20V-70Z',
        vertical(shade(color, 0.2), shade(color, -0.2)),
      ) +
      disc(170, -240, 52, shade(color, -0.1)) +
      disc(170, -240, 34, '#c9a24a') +
      line('M-226-210V-90', '#c3c8cb', 7) +
      rect(-250, -90, 60, 18, '#c3c8cb', 4) +
      rect(-70, -380, 40, 54, r.pick(['#d63a1f', '#ffc23c', '#5cb3ee']), 8) +
      line('M-50-370L-180-340L-226-240', '#e9dcc6', 2.5) +
      path('M-270-72Q-160-110 0-76L40-72Z', r.pick(['#f4b8c4', '#8fb9d0', '#ffd98a'])) +
      faint(0.6, line('M-160-300H20', '#c9a24a', 8)),
    width: 580,
    height: 384,
  }
}

/** Boxes of merchandise on a pallet. */
export function drawPallet(r: Random): Subject {
  const box = (x: number, y: number, w: number, h: number) => {
    const card = r.pick(['#c9955a', '#d9a76c', '#b98448', '#e0b884'])
    return (
      rect(x, y - h, w, h, vertical(shade(card, 0.12), shade(card, -0.12)), 4) +
      rect(x + w * 0.42, y - h, w * 0.16, h, shade(card, 0.35)) +
      rect(x + 12, y - 44, 44, 28, '#fbf6ec', 3)
    )
  }
  return {
    art: [
      rect(-270, -24, 540, 14, '#8b5e3c'),
      repeat(4, (i) => rect(-260 + i * 160, -12, 40, 14, '#6f4528')),
      box(-256, -24, 170, r.int(120, 150)),
      box(-82, -24, 160, r.int(130, 160)),
      box(82, -24, 170, r.int(110, 150)),
      box(-200, -160, 180, r.int(90, 120)),
      box(-14, -176, 150, r.int(80, 110)),
      r.chance(0.6) ? box(-110, -270, 140, 84) : '',
    ].join(''),
    width: 560,
    height: 350,
  }
}

/** A rack of clothes for a boutique. */
export function drawRack(r: Random): Subject {
  return {
    art: [
      line('M-240-420H240M-220-420V-10M220-420V-10M-260-10h80M180-10h80', '#8d979e', 13),
      repeat(8, (i) => {
        const x = -186 + i * 53
        const color = r.pick([
          '#d63a1f',
          '#0a66a8',
          '#e9b44c',
          '#2f7f86',
          '#f4efe6',
          '#c96f8a',
          '#5b3f6f',
          '#8fae7a',
        ])
        const long = r.int(-190, -60)
        return (
          line(`M${x}-420v18`, '#8d979e', 4) +
          path(
            `M${x - 34}-386L${x}-404L${x + 34}-386L${x + 40} ${long}H${x - 40}Z`,
            vertical(shade(color, 0.15), shade(color, -0.15)),
          )
        )
      }),
      repeat(4, (i) =>
        rect(-180 + i * 96, -44, 72, 34, r.pick(['#fbf6ec', '#d9a766', '#2b3036']), 5),
      ),
    ].join(''),
    width: 540,
    height: 430,
  }
}
