// What a birthday needs.
import type { Random } from '../../random.ts'
import { disc, faint, line, oval, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

const CLOTHS = ['#d63a1f', '#0a66a8', '#2b3036', '#2f7f86', '#e9b44c', '#4f8f4a']

/** A birthday: cake and balloons. */
export function drawParty(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#f4b8c4', '#8fb9d0', '#ffd98a', '#b7a3c9', '#a8d8b9'])
  const layer = (w: number, y: number, h: number, tone: string) =>
    rect(-w / 2, y - h, w, h, vertical(shade(tone, 0.2), shade(tone, -0.12)), 12) +
    path(
      `M${-w / 2} ${y - h + 14}q${w / 16} 34 ${w / 8} 0t${w / 8} 0 ${w / 8} 0 ${w / 8} 0 ${w / 8} 0 ${w / 8} 0 ${w / 8} 0 ${w / 8} 0V${y - h + 2}H${-w / 2}Z`,
      '#fffaf0',
    )
  const balloon = (x: number, y: number, tone: string) =>
    line(`M${x} ${y + 70}Q${x - 20} ${y + 150} ${x * 0.75} -60`, '#b9a88e', 3) +
    oval(x, y, 56, 70, vertical(shade(tone, 0.3), shade(tone, -0.1))) +
    faint(0.6, oval(x - 18, y - 24, 11, 18, '#ffffff'))
  return {
    art: [
      balloon(-230, -340, r.pick(CLOTHS)),
      balloon(240, -350, r.pick(CLOTHS)),
      balloon(-160, -410, r.pick(CLOTHS)),
      balloon(180, -420, r.pick(CLOTHS)),
      oval(0, -14, 200, 18, '#e9edef'),
      rect(-20, -14, 40, 14, '#c3c8cb'),
      layer(300, -20, 120, color),
      layer(200, -140, 100, shade(color, 0.25)),
      repeat(
        5,
        (i) =>
          rect(-84 + i * 40, -286, 9, 46, r.pick(['#d63a1f', '#0a66a8', '#ffc23c']), 3) +
          path(`M${-79.5 + i * 40}-312q12 16 0 24q-12-8 0-24z`, '#ffb01f'),
      ),
      repeat(9, (i) =>
        disc(-130 + i * 32, -60, 7, r.pick(['#d63a1f', '#ffc23c', '#2f7f86', '#ffffff'])),
      ),
    ].join(''),
    width: 580,
    height: 490,
  }
}

/** A casa de brinco. */
export function drawBounceHouse(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#d63a1f', '#0a66a8', '#8e5aa0', '#2e8b57'])
  const other = r.pick(['#ffc23c', '#5cb3ee', '#8cc152'])
  const tower = (x: number) =>
    rect(x - 44, -370, 88, 364, vertical(shade(color, 0.25), shade(color, -0.2)), 34) +
    path(`M${x - 56}-350L${x}-460L${x + 56}-350Z`, other)
  return {
    art: [
      rect(-260, -320, 520, 250, shade(other, -0.1), 20),
      faint(
        0.5,
        line(
          Array.from(
            { length: 12 },
            (_, i) =>
              `M${-250 + i * 45}-310L${-230 + i * 45}-80M${-230 + i * 45}-310L${-250 + i * 45}-80`,
          ).join(''),
          '#2b3036',
          3,
        ),
      ),
      rect(-270, -110, 540, 106, vertical(shade(color, 0.2), shade(color, -0.2)), 40),
      repeat(6, (i) => line(`M${-220 + i * 88}-106V-14`, shade(color, -0.3), 5)),
      tower(-250),
      tower(250),
      path('M-210-330Q0-430 210-330V-280Q0-370-210-280Z', other),
      path('M-80-6Q-70-80 0-80T80-6Z', shade(other, 0.1)),
    ].join(''),
    width: 620,
    height: 464,
  }
}
