// What is worn beside clothes.
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

/** A cartera, or a bulto for school. */
export function drawBag(r: Random, options: DrawingOptions): Subject {
  const leather =
    options.color ??
    r.pick(['#8b4a2b', '#2b3036', '#d63a1f', '#c9a28b', '#e9b44c', '#5b6f8f', '#f0e6d4'])
  if (options.variant === 'backpack') {
    return {
      art: [
        line('M-150-300Q-220-160-160-20M150-300Q220-160 160-20', shade(leather, -0.4), 30),
        path(
          'M-160-20V-270Q-160-420 0-420T160-270V-20Q160 0 130 0H-130Q-160 0-160-20Z',
          vertical(shade(leather, 0.16), shade(leather, -0.15)),
        ),
        line('M-50-420q50-50 100 0', shade(leather, -0.4), 15),
        path('M-124-20V-150Q-124-180-90-180H90Q124-180 124-150V-20Z', shade(leather, -0.12)),
        line('M-110-150H110M-130-280Q0-330 130-280', '#e9dcc6', 6),
        rect(-12, -158, 24, 34, '#c9a24a', 5),
      ].join(''),
      width: 400,
      height: 450,
    }
  }
  const isTote = r.chance(0.5)
  return {
    art: [
      line(
        isTote ? 'M-110-260Q-110-440 0-440T110-260' : 'M-190-220Q-150-420 0-420T190-220',
        shade(leather, -0.3),
        17,
      ),
      path(
        'M-210-270H210L250-20Q252 0 230 0H-230Q-252 0-250-20Z',
        vertical(shade(leather, 0.18), shade(leather, -0.18)),
      ),
      isTote ? '' : path('M-214-274H214L190-150Q0-90-190-150Z', shade(leather, -0.08)),
      line('M-226-26H226M-200-258H200', shade(leather, 0.4), 4),
      disc(0, isTote ? -230 : -136, 17, '#c9a24a'),
      r.chance(0.5)
        ? faint(
            0.4,
            repeat(5, (i) =>
              repeat(3, (j) => ring(-150 + i * 75, -200 + j * 66, 14, shade(leather, 0.6), 5)),
            ),
          )
        : '',
      line('M-196-200l-26 80', '#c9a24a', 6),
    ].join(''),
    width: 520,
    height: 450,
  }
}

/** A wrist watch, a chain, rings, or earrings on a cushion. */
export function drawJewel(r: Random, options: DrawingOptions): Subject {
  const gold = options.color ?? r.pick(['#d9a93c', '#c3c8cb', '#c98a6b'])
  const variant = options.variant ?? r.pick(['watch', 'chain', 'ring', 'earrings'])
  if (variant === 'watch') {
    const strap = r.pick(['#5f3d28', '#2b3036', gold])
    return {
      art:
        rect(-64, -430, 128, 424, vertical(shade(strap, 0.15), shade(strap, -0.2)), 30) +
        disc(0, -218, 122, shade(gold, -0.15)) +
        disc(0, -218, 104, r.pick(['#fbf8f0', '#1f2b3a', '#2b3036', '#2f6f5f'])) +
        repeat(12, (i) => group(`rotate(${i * 30} 0 -218)`, line('M0-308v14', gold, 7))) +
        line('M0-218V-282M0-218l44 26', gold, 8) +
        disc(0, -218, 9, gold) +
        rect(120, -230, 20, 26, gold, 5),
      width: 290,
      height: 440,
    }
  }
  const cushion = oval(0, -130, 240, 130, '#3d2a3f') + oval(0, -142, 224, 116, '#523a55')
  if (variant === 'chain') {
    return {
      art: `${cushion}${repeat(41, (i) => oval(-170 + i * 8.5, -230 + Math.sin((i / 40) * Math.PI) * 140, 9, 7, i % 2 ? gold : shade(gold, -0.2)))}${path('M-16-96L0-110L16-96L0-50Z', gold)}${disc(0, -80, 8, '#fff3cf')}`,
      width: 500,
      height: 270,
    }
  }
  if (variant === 'ring') {
    return {
      art:
        cushion +
        `<circle cx="0" cy="-150" r="82" fill="none" stroke="${gold}" stroke-width="24"/>` +
        ring(0, -150, 88, shade(gold, 0.5), 5) +
        path('M-40-236L-22-270H22L40-236L0-190Z', '#d6f0f7') +
        line('M-40-236H40M-22-270L0-190L22-270', '#9cd0e0', 3),
      width: 500,
      height: 280,
    }
  }
  const drop = (x: number) =>
    ring(x, -230, 20, gold, 7) +
    `<circle cx="${x}" cy="-150" r="56" fill="none" stroke="${gold}" stroke-width="15"/>` +
    disc(x, -94, 13, r.pick(['#d63a1f', '#2f7f86', '#fff3cf']))
  return { art: cushion + drop(-90) + drop(90), width: 500, height: 270 }
}

/** Sunglasses with their case. */
export function drawGlasses(r: Random, options: DrawingOptions): Subject {
  const frame = options.color ?? r.pick(['#2b3036', '#7a4b2b', '#c9a24a', '#d63a1f'])
  const [dark, bright] = r.pick([
    ['#3d2a20', '#a8764f'],
    ['#1f2b3a', '#5a86a8'],
    ['#123c35', '#5fae8d'],
  ] as const)
  const glass = vertical(dark, bright)
  const lens = (x: number) =>
    path(
      `M${x - 96}-190Q${x}-216 ${x + 96}-190Q${x + 104}-70 ${x}-64Q${x - 104}-70 ${x - 96}-190Z`,
      frame,
    ) +
    path(
      `M${x - 82}-180Q${x}-202 ${x + 82}-180Q${x + 88}-82 ${x}-78Q${x - 88}-82 ${x - 82}-180Z`,
      glass,
    ) +
    faint(0.35, path(`M${x - 60}-176l40-10-50 96z`, '#ffffff'))
  return {
    art: [
      line('M-214-186Q-270-150-262-70M214-186Q270-150 262-70', shade(frame, -0.1), 15),
      lens(-112),
      lens(112),
      line('M-24-170Q0-190 24-170', frame, 14),
      rect(-150, -44, 300, 44, shade(frame, 0.2), 20),
    ].join(''),
    width: 550,
    height: 220,
  }
}
