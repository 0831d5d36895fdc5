// Clothes on a hanger or laid flat.
import type { Random } from '../../random.ts'
import { disc, faint, group, line, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

const CLOTHS = [
  '#d63a1f',
  '#0a66a8',
  '#2f7f86',
  '#f0a58a',
  '#e9b44c',
  '#5b3f6f',
  '#f4efe6',
  '#2b3036',
  '#c96f8a',
  '#7a9a6a',
  '#8fb9d0',
]

const HANGER = line('M0-440v-16q0-16 14-16t12-14M0-440L-92-396H92L0-440', '#8b6a48', 8)

/** A dress, plain, dotted or in tiers. */
export function drawDress(r: Random, options: DrawingOptions): Subject {
  const cloth = options.color ?? r.pick(CLOTHS)
  const isGown = options.variant === 'gown'
  const skirt = isGown
    ? 'M-56-230L-250-6Q0 30 250-6L56-230Z'
    : 'M-58-240L-168-60Q0-30 168-60L58-240Z'
  const length = isGown ? 0 : -40
  return {
    art: [
      HANGER,
      path(skirt, vertical(shade(cloth, 0.12), shade(cloth, -0.15))),
      path(
        'M-80-404Q-40-360 0-360T80-404L96-390Q70-300 58-236H-58Q-70-300-96-390Z',
        vertical(shade(cloth, 0.2), shade(cloth, 0.02)),
      ),
      rect(-62, -252, 124, 22, shade(cloth, -0.25), 6),
      faint(
        0.35,
        line(
          `M-30-226L-90 ${length - 40}M0-226V${length - 30}M30-226L90 ${length - 40}`,
          shade(cloth, -0.5),
          5,
        ),
      ),
      r.pick([
        () =>
          faint(
            0.75,
            repeat(26, () => disc(r.int(-110, 110), r.int(-200, -66), 6, '#fff6e6')),
          ),
        () =>
          faint(0.6, line('M-104-150Q0-126 104-150M-136-106Q0-80 136-106', shade(cloth, 0.6), 12)),
        () => '',
        () =>
          faint(
            0.8,
            repeat(14, () =>
              group(
                `translate(${r.int(-100, 100)} ${r.int(-200, -74)})`,
                disc(-6, 0, 6, '#ffc23c'),
                disc(6, 0, 6, '#ffc23c'),
                disc(0, 8, 6, '#ffc23c'),
                disc(0, 3, 4, '#ffffff'),
              ),
            ),
          ),
      ])(),
    ].join(''),
    width: isGown ? 510 : 350,
    height: 480,
  }
}

/** A guayabera, a polo or a T-shirt. */
export function drawShirt(r: Random, options: DrawingOptions): Subject {
  const cloth = options.color ?? r.pick(CLOTHS)
  const variant = options.variant ?? r.pick(['guayabera', 'tee', 'polo'])
  const details = {
    guayabera: () =>
      repeat(4, (i) => line(`M${-84 + i * 56}-330V-30`, shade(cloth, -0.16), 8)) +
      rect(-90, -270, 56, 60, shade(cloth, -0.1), 4) +
      rect(34, -270, 56, 60, shade(cloth, -0.1), 4) +
      repeat(6, (i) => disc(0, -330 + i * 54, 6, '#ffffff')),
    polo: () =>
      path('M-10-384h20v110h-20z', shade(cloth, -0.12)) +
      disc(0, -340, 5, '#ffffff') +
      disc(0, -310, 5, '#ffffff') +
      disc(64, -300, 12, '#ffc23c'),
    tee: () =>
      r.pick([
        disc(0, -230, 62, '#ffc23c') +
          path('M-62-220q30-40 62-10t62-14a62 62 0 0 1-124 24z', '#2f7f86'),
        line('M-118-240H118M-118-210H118', '#ffffff', 14),
        path('M0-290l18 40 44 4-34 30 12 44-40-24-40 24 12-44-34-30 44-4z', '#ffffff'),
      ]),
  }
  const draw =
    variant === 'guayabera' ? details.guayabera : variant === 'polo' ? details.polo : details.tee
  return {
    art: [
      path(
        'M-60-400L-150-370L-250-240L-190-190L-126-250V-16Q0 6 126-16V-250L190-190L250-240L150-370L60-400Q0-350-60-400Z',
        vertical(shade(cloth, 0.16), shade(cloth, -0.12)),
      ),
      draw(),
      variant === 'tee'
        ? line('M-58-398Q0-340 58-398', shade(cloth, -0.25), 10)
        : path('M-62-404L0-370L-34-330ZM62-404L0-370L34-330Z', shade(cloth, 0.3)),
      faint(0.3, line('M-126-250L-110-90M126-250L112-110', shade(cloth, -0.5), 5)),
    ].join(''),
    width: 510,
    height: 410,
  }
}

/** Mahones, long or short. */
export function drawJeans(r: Random, options: DrawingOptions): Subject {
  const cloth = options.color ?? r.pick(['#3d5f86', '#2b3f5c', '#8fb0cf', '#2b3036', '#c9b79c'])
  const hem = r.chance(0.75) ? 0 : -170
  const art = [
    path(
      `M-112-440H112L150 ${hem}H40L0-290L-40 ${hem}H-150Z`,
      vertical(shade(cloth, 0.12), shade(cloth, -0.12)),
    ),
    rect(-114, -446, 228, 34, shade(cloth, -0.18), 4),
    line(
      `M0-410V-290M-104-380q30 40 60-30M104-380q-30 40-60-30M-88-300L-104 ${hem - 10}M88-300L104 ${hem - 10}`,
      '#e0a54a',
      4,
    ),
    disc(0, -428, 9, '#c9a24a'),
    repeat(4, (i) => rect(-90 + i * 54, -450, 12, 42, shade(cloth, -0.3), 3)),
    hem === 0 && r.chance(0.5)
      ? faint(
          0.7,
          line('M-104-200l40 8M-108-186l36 10M-112-170l34 6M70-150l38 8M66-136l40 8', '#e9eef2', 6),
        )
      : '',
  ].join('')
  return {
    art: group(`translate(0 ${-hem})`, art),
    width: 310,
    height: 450 + hem,
  }
}

/** A pair of tenis. */
export function drawSneakers(r: Random, options: DrawingOptions): Subject {
  const upper = options.color ?? r.pick(['#f4f2ec', '#2b3036', '#d63a1f', '#1f5f9e', '#8fae7a'])
  const accent = r.pick(['#d63a1f', '#1f5f9e', '#2b3036', '#ffc23c', '#2f7f86'])
  const isHigh = r.chance(0.45)
  const shoe = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      isHigh ? path('M-190-130V-250Q-150-270-100-250L-60-150Z', shade(upper, -0.1)) : '',
      path(
        'M-196-60Q-206-160-160-190Q-110-160-80-190L60-100Q190-96 196-40V-26H-196Z',
        vertical(shade(upper, 0.15), shade(upper, -0.14)),
      ),
      path('M-196-80Q-204-150-164-186L-120-170Q-130-100-150-60H-196Z', accent),
      path('M-20-146Q60-70 150-78L60-100Z', shade(accent, 0.1)),
      path('M-90-50Q0-60 40-120L64-104Q20-40-80-34Z', accent),
      line('M-72-178l34 22M-42-158l34 22M-12-138l34 22', '#ffffff', 8),
      path('M-202-44Q0-34 204-48Q210-6 190 0H-190Q-206-8-202-44Z', '#f7f4ee'),
      line('M-196-14H196', shade(accent, 0.1), 7),
    )
  return { art: shoe(50, -96) + shoe(-50, 0), width: 510, height: isHigh ? 350 : 290 }
}

/** High heels or sandals. */
export function drawHeels(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#d63a1f', '#2b3036', '#c9a28b', '#c9a24a', '#c96f8a'])
  const shoe = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      path(
        'M-190-190Q-150-210-120-170Q-20-80 90-70Q190-60 200-14Q200 0 180 0H70Q-40-30-140-120L-156 0H-176Z',
        vertical(shade(color, 0.25), shade(color, -0.15)),
      ),
      path(
        'M-180-186Q-150-196-126-160Q-30-70 70-62Q20-30-60-66Q-140-110-180-186Z',
        shade(color, -0.4),
      ),
      r.chance(0.5) ? line('M-160-210Q-110-250-60-200', color, 11) : '',
      faint(0.5, line('M90-54Q150-50 176-20', '#ffffff', 6)),
    )
  return { art: shoe(40, -70) + shoe(-30, 0), width: 470, height: 320 }
}
