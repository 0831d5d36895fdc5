// Of everything: toys, books, fruit, a vejigante mask.
import type { Random } from '../../random.ts'
import { disc, group, line, oval, path, rect, repeat, ring, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'
import { wheel } from './vehicles.ts'

const LOUD = [
  '#d63a1f',
  '#0a66a8',
  '#2e8b57',
  '#ffc23c',
  '#8e5aa0',
  '#e8682a',
  '#2f7f86',
  '#e6506a',
]

/** Moving boxes with things looking out: a yard sale. */
export function drawYardSale(r: Random): Subject {
  const box = (x: number, w: number, h: number, card: string) =>
    rect(x, -h, w, h, vertical(shade(card, 0.12), shade(card, -0.12)), 4) +
    path(`M${x}-${h}l-34 34 14 10 30-30zM${x + w}-${h}l34 34-14 10-30-30z`, shade(card, 0.15)) +
    rect(x + w * 0.44, -h, w * 0.12, h, shade(card, 0.35))
  return {
    art: [
      group(
        'translate(-170 -150) rotate(-12)',
        rect(-20, -140, 26, 150, r.pick(LOUD), 3),
        rect(8, -160, 24, 160, r.pick(LOUD), 3),
        rect(34, -126, 26, 140, r.pick(LOUD), 3),
      ),
      line('M-60-150V-330', '#8b5e3c', 10) + path('M-110-300L-86-400H-30L-8-300Z', '#ffd98a'),
      disc(100, -210, 66, '#e8863c') +
        line('M34-210H166M100-276V-144M58-258q36 48 0 96M142-258q-36 48 0 96', '#4a2a14', 4),
      path('M190-150l10-90q34-22 68 0l8 90z', r.pick(LOUD)) + ring(290, -190, 26, r.pick(LOUD), 9),
      box(-260, 230, 170, '#c9955a'),
      box(0, 280, 160, '#d9a76c'),
      r.chance(0.6) ? box(-90, 130, 80, '#b98448') : '',
      rect(60, -90, 96, 56, '#fbf6ec', 4),
      line('M74-70h66M74-54h44', '#b9a88e', 5),
    ].join(''),
    width: 600,
    height: 400,
  }
}

/** A heap of books. */
export function drawBooks(r: Random): Subject {
  const spine = (i: number) => {
    const tone = r.pick(LOUD.concat('#7a4b2b', '#1f3a4b', '#f2e6cf'))
    const h = r.int(210, 320)
    return (
      rect(-270 + i * 54, -h, 46, h, vertical(shade(tone, 0.12), shade(tone, -0.12)), 4) +
      rect(-270 + i * 54, -h + 30, 46, 10, shade(tone, 0.5)) +
      rect(-270 + i * 54, -60, 46, 8, shade(tone, 0.5))
    )
  }
  return {
    art:
      repeat(7, spine) +
      group('translate(140 0) rotate(-14)', spine(5)) +
      rect(120, -40, 190, 38, r.pick(LOUD), 4) +
      rect(134, -80, 170, 38, r.pick(LOUD), 4) +
      rect(128, -118, 160, 36, r.pick(LOUD), 4),
    width: 600,
    height: 330,
  }
}

/** Toys: a bear, blocks, a little car. */
export function drawToys(r: Random, options: DrawingOptions): Subject {
  const fur = options.color ?? r.pick(['#c98646', '#e0b884', '#f4b8c4', '#8b8f94'])
  const block = (x: number, y: number) => {
    const tone = r.pick(LOUD)
    return (
      rect(x, y - 76, 76, 76, vertical(shade(tone, 0.2), shade(tone, -0.1)), 10) +
      r.pick([
        disc(x + 38, y - 38, 18, '#fffaf0'),
        rect(x + 22, y - 54, 32, 32, '#fffaf0', 4),
        path(`M${x + 38} ${y - 60}l22 40h-44z`, '#fffaf0'),
      ])
    )
  }
  const truck = r.pick(LOUD)
  return {
    art: [
      disc(-190, -300, 36, fur) +
        disc(-70, -300, 36, fur) +
        disc(-190, -300, 18, shade(fur, 0.4)) +
        disc(-70, -300, 18, shade(fur, 0.4)),
      oval(-130, -110, 110, 112, vertical(fur, shade(fur, -0.15))),
      oval(-130, -100, 66, 72, shade(fur, 0.4)),
      disc(-130, -246, 88, vertical(shade(fur, 0.15), fur)),
      oval(-130, -220, 40, 32, shade(fur, 0.45)),
      disc(-162, -262, 10, '#1d1613') +
        disc(-98, -262, 10, '#1d1613') +
        oval(-130, -232, 14, 10, '#1d1613'),
      oval(-210, -30, 46, 32, shade(fur, -0.08)) + oval(-50, -30, 46, 32, shade(fur, -0.08)),
      path('M-170-166L-130-150L-90-166V-130L-130-146L-170-130Z', r.pick(LOUD)),
      block(20, 0),
      block(104, 0),
      block(60, -78),
      path('M170-40V-110H230L256-150H310V-40Z', vertical(shade(truck, 0.2), shade(truck, -0.15))) +
        wheel(206, 32, '#ffc23c', r) +
        wheel(284, 32, '#ffc23c', r),
    ].join(''),
    width: 620,
    height: 340,
  }
}

/** A crate of fruit: chinas, guineos, aguacates, mangós. */
export function drawFruit(r: Random, options: DrawingOptions): Subject {
  const fruits = [
    (x: number, y: number) =>
      disc(x, y, 38, vertical('#ffb347', '#f08a1d')) + disc(x - 10, y - 12, 8, '#ffd39a'),
    (x: number, y: number) =>
      group(
        `translate(${x} ${y}) rotate(${r.int(-40, 40)})`,
        path('M0-54Q44-30 40 14Q30 50 0 50T-40 14Q-44-30 0-54Z', vertical('#6b9a4a', '#3f6a34')),
      ),
    (x: number, y: number) =>
      group(
        `translate(${x} ${y}) rotate(${r.int(-30, 30)})`,
        path(
          'M-60-20Q-30 40 50 20Q64 10 56-4Q-10 20-44-34Q-62-40-60-20Z',
          vertical('#ffdf6b', '#e8b923'),
        ),
      ),
    (x: number, y: number) =>
      group(
        `translate(${x} ${y}) rotate(${r.int(-30, 30)})`,
        path('M-44 0Q-40-44 8-42Q50-30 44 10Q30 44-10 38T-44 0Z', vertical('#f2a03c', '#d6523a')),
      ),
  ] as const
  const kinds = ['chinas', 'aguacates', 'guineos', 'mangos']
  const fruit = fruits[kinds.indexOf(options.variant ?? '')] ?? r.pick(fruits)
  return {
    art: [
      repeat(7, (i) => fruit(-200 + i * 66, -196 - (i % 2) * 16)),
      repeat(6, (i) => fruit(-166 + i * 66, -226 + (i % 2) * 14)),
      repeat(4, (i) => fruit(-100 + i * 66, -270)),

      repeat(3, (i) => rect(-270, -180 + i * 60, 540, 46, vertical('#d3a46c', '#b07d48'), 4)),
      rect(-276, -190, 30, 188, '#9a6a3a', 4),
      rect(246, -190, 30, 188, '#9a6a3a', 4),
      path('M-30-290q-20-50 20-70 6 40-10 70zM20-286q20-46 56-40-10 40-46 48z', '#3fa56b'),
    ].join(''),
    width: 570,
    height: 350,
  }
}

/** A stroller, or a wheelchair. */
export function drawStroller(r: Random, options: DrawingOptions): Subject {
  const cloth = options.color ?? r.pick(['#2b3036', '#5a9ac0', '#8fae7a', '#c96f8a', '#d63a1f'])
  if (options.variant === 'wheelchair') {
    return {
      art: [
        ring(-40, -130, 124, '#2b3036', 13) +
          ring(-40, -130, 106, '#aeb7bd', 5) +
          repeat(10, (i) =>
            group(`rotate(${i * 36} -40 -130)`, line('M-40-130V-234', '#c3c8cb', 2.5)),
          ),
        line(
          'M-110-200V-430L-160-436M-110-210H100L130-60H190M100-210V-290H-100M-110-120L120-50',
          '#5d666d',
          13,
        ),
        rect(-130, -410, 40, 190, cloth, 10),
        rect(-110, -226, 220, 34, cloth, 10),
        rect(-80, -306, 170, 22, '#2b3036', 10),
        disc(120, -32, 32, '#2b3036') + disc(120, -32, 14, '#aeb7bd'),
        line('M180-60h50', '#2b3036', 17),
      ].join(''),
      width: 440,
      height: 440,
    }
  }
  return {
    art: [
      line('M-220-400L-150-400L120-40M90-250L-120-40', '#5d666d', 13),
      line('M-250-400h44', '#2b3036', 19),
      path(
        'M-150-250H150Q160-110 20-104Q-120-106-150-250Z',
        vertical(shade(cloth, 0.15), shade(cloth, -0.2)),
      ),
      path('M0-256V-420Q160-410 164-256Z', vertical(shade(cloth, 0.3), shade(cloth, -0.05))),
      line('M0-256L90-390M0-256L150-320', shade(cloth, -0.3), 4),
      path('M-130-250Q-60-290 0-254L-6-200Q-70-196-124-220Z', '#fbf6ec'),
      wheel(-130, 54, '#c3c8cb', r),
      wheel(130, 54, '#c3c8cb', r),
      rect(-80, -96, 160, 44, shade(cloth, -0.3), 10),
    ].join(''),
    width: 440,
    height: 430,
  }
}
