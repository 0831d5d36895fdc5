// Sofas, beds, tables, and what a nursery needs.
import type { Random } from '../../random.ts'
import { disc, faint, group, line, oval, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

const CLOTHS = [
  '#0a66a8',
  '#8b8f94',
  '#c96f4a',
  '#5f7f6a',
  '#d9c7a8',
  '#7a4f63',
  '#3d5266',
  '#e0b070',
  '#4a3b35',
  '#a8b8a0',
]
const WOODS = ['#8b5e3c', '#5f3d28', '#b98552', '#d3b48c', '#3d2a20', '#f1ece2']

/** A sofa, or a sectional with its chaise. */
export function drawSofa(r: Random, options: DrawingOptions): Subject {
  const cloth = options.color ?? r.pick(CLOTHS)
  const isSectional =
    options.variant === 'sectional' || (options.variant === undefined && r.chance(0.35))
  const seats = r.pick([2, 3])
  const each = 500 / seats
  const cushion = (x: number, turn: number) =>
    group(
      `translate(${x} -180) rotate(${turn})`,
      rect(-42, -42, 84, 80, r.pick(['#ffc23c', '#ff8a6b', '#f4efe6', '#2f7f86', '#d63a1f']), 14),
      line('M-30-12h60', '#ffffff80', 4),
    )
  return {
    art: [
      rect(-286, -22, 24, 22, '#4a3327'),
      rect(262, -22, 24, 22, '#4a3327'),
      rect(-270, -262, 540, 190, shade(cloth, -0.1), 40),
      repeat(seats, (i) =>
        rect(
          -250 + i * each + 4,
          -242,
          each - 8,
          130,
          vertical(shade(cloth, 0.16), shade(cloth, -0.06)),
          26,
        ),
      ),
      repeat(seats, (i) =>
        rect(
          -250 + i * each + 3,
          -140,
          each - 6,
          74,
          vertical(shade(cloth, 0.24), shade(cloth, -0.02)),
          20,
        ),
      ),
      rect(-250, -72, 500, 54, shade(cloth, -0.18), 8),
      rect(-318, -190, 84, 172, vertical(shade(cloth, 0.1), shade(cloth, -0.2)), 34),
      isSectional
        ? rect(90, -140, 250, 92, vertical(shade(cloth, 0.28), shade(cloth, 0.04)), 26) +
          rect(90, -76, 250, 58, shade(cloth, -0.14), 14)
        : rect(234, -190, 84, 172, vertical(shade(cloth, 0.1), shade(cloth, -0.2)), 34),
      cushion(-176, r.int(-14, 4)),
      r.chance(0.7) ? cushion(isSectional ? 40 : 170, r.int(-4, 14)) : '',
    ].join(''),
    width: 660,
    height: 270,
  }
}

/** An armchair or recliner. */
export function drawArmchair(r: Random, options: DrawingOptions): Subject {
  const cloth = options.color ?? r.pick(CLOTHS)
  return {
    art: [
      rect(-130, -20, 22, 20, '#4a3327'),
      rect(108, -20, 22, 20, '#4a3327'),
      rect(-120, -380, 240, 260, vertical(shade(cloth, 0.2), shade(cloth, -0.1)), 60),
      line('M-70-330Q0-300 70-330M-80-250Q0-220 80-250', shade(cloth, -0.25), 5),
      rect(-110, -170, 220, 90, vertical(shade(cloth, 0.3), shade(cloth, 0.02)), 26),
      rect(-110, -84, 220, 66, shade(cloth, -0.18), 10),
      rect(-176, -226, 84, 210, vertical(shade(cloth, 0.12), shade(cloth, -0.2)), 38),
      rect(92, -226, 84, 210, vertical(shade(cloth, 0.12), shade(cloth, -0.2)), 38),
    ].join(''),
    width: 360,
    height: 384,
  }
}

/** A sillón: rocking chair of wood and cane. */
export function drawRockingChair(r: Random, options: DrawingOptions): Subject {
  const wood = options.color ?? r.pick(WOODS)
  return {
    art: [
      line('M-190-24Q0 22 200-34', wood, 17),
      line('M-110-14L-130-150M120-10L104-150', wood, 16),
      line('M-130-150L-190-430', wood, 18),
      path('M-150-170L-196-420Q-110-440-70-410L-60-170Z', shade(wood, 0.5)),
      faint(
        0.5,
        repeat(6, (i) => line(`M${-140 + i * 13}-178L${-186 + i * 20}-416`, wood, 3)),
      ),
      faint(
        0.5,
        repeat(6, (i) => line(`M${-192 + i * 7} ${-390 + i * 38}h118`, wood, 3)),
      ),
      line('M-64-160L-72-416Q-120-446-192-424', wood, 15),
      path('M-150-170H130L110-136H-130Z', wood),
      line('M-160-270H110M100-270V-160', wood, 15),
    ].join(''),
    width: 410,
    height: 446,
  }
}

/** A bed with its headboard; a crib for `crib`. */
export function drawBed(r: Random, options: DrawingOptions): Subject {
  const wood = r.pick(WOODS)
  const cloth = options.color ?? r.pick(CLOTHS)
  if (options.variant === 'crib') {
    return {
      art: [
        rect(-200, -330, 400, 24, wood, 8),
        rect(-204, -340, 24, 336, shade(wood, -0.1), 6),
        rect(180, -340, 24, 336, shade(wood, -0.1), 6),
        rect(-182, -150, 364, 60, vertical('#ffffff', '#dfe8ea'), 10),
        path('M-180-150Q0-190 182-150V-120H-180Z', cloth),
        repeat(13, (i) => rect(-170 + i * 28, -310, 9, 240, shade(wood, 0.15), 3)),
        rect(-200, -80, 400, 26, wood, 6),
        disc(60, -176, 26, '#c98646'),
        disc(44, -200, 10, '#c98646'),
        disc(76, -200, 10, '#c98646'),
      ].join(''),
      width: 420,
      height: 344,
    }
  }
  const pillow = (x: number) => rect(x, -234, 150, 84, vertical('#ffffff', '#e4e2dc'), 30)
  return {
    art: [
      rect(
        -290,
        -360,
        580,
        300,
        vertical(shade(wood, 0.15), shade(wood, -0.12)),
        r.pick([10, 50, 90]),
      ),
      faint(
        0.4,
        r.chance(0.5)
          ? repeat(5, (i) => line(`M${-230 + i * 115}-346V-200`, shade(wood, -0.35), 5))
          : rect(-250, -330, 500, 130, shade(wood, 0.25), 20),
      ),
      rect(-300, -180, 600, 150, '#f3efe6', 20),
      pillow(-230),
      pillow(80),
      path(
        'M-304-156Q-150-186 0-160T304-160V-34Q304-22 290-22H-290Q-304-22-304-34Z',
        vertical(shade(cloth, 0.28), shade(cloth, -0.1)),
      ),
      faint(
        0.3,
        line('M-290-110Q-120-140 40-108T296-112M-290-70Q-100-100 60-66T296-70', '#ffffff', 8),
      ),
      rect(-296, -26, 592, 18, shade(wood, -0.2), 4),
      rect(-286, -10, 24, 10, shade(wood, -0.4)),
      rect(262, -10, 24, 10, shade(wood, -0.4)),
    ].join(''),
    width: 620,
    height: 364,
  }
}

/** A mattress leaning by the wall. */
export function drawMattress(r: Random): Subject {
  const edge = r.pick(['#6fa8b8', '#8b8f94', '#c96f4a', '#3d5266'])
  return {
    art: [
      path(
        'M-270-12L-250-330Q-248-346-230-346H240Q256-346 258-330L276-12Z',
        vertical('#fbf9f4', '#e3ddd1'),
      ),
      repeat(6, (i) => repeat(4, (j) => disc(-200 + i * 80, -290 + j * 76, 6, '#cfc6b6'))),
      faint(0.5, line('M-256-250H262M-260-174H268M-266-98H272', '#d8d0c2', 5)),
      path('M-270-12H276L280 0H-274Z', edge),
      line('M-268-40L-250-330H258L274-40', edge, 8),
    ].join(''),
    width: 560,
    height: 350,
  }
}

/** A dining table with chairs. */
export function drawDiningSet(r: Random, options: DrawingOptions): Subject {
  const wood = options.color ?? r.pick(WOODS)
  const seat = r.pick(CLOTHS)
  const chair = (x: number, side: number) =>
    group(
      `translate(${x} 0) scale(${side} 1)`,
      line('M-40 0L-50-290M40-10L44-140M-46-140H46', shade(wood, -0.12), 14),
      path('M-60-290Q-54-310-36-300L-26-170H-52Z', shade(wood, -0.02)),
      rect(-52, -158, 104, 24, seat, 10),
    )
  return {
    art: [
      chair(-230, 1),
      chair(230, -1),
      line('M-150 0L-130-190M150 0L130-190', shade(wood, -0.2), 20),
      r.chance(0.5) ? chair(-70, 1) + chair(80, -1) : '',
      path('M-250-214H250L236-186H-236Z', shade(wood, -0.12)),
      oval(0, -214, 252, 26, shade(wood, 0.12)),
      r.chance(0.7)
        ? path('M-30-222l-8-50h76l-8 50z', '#5a9ac0') +
          path('M0-270q-46-20-36-80 36 20 36 80 0-70 40-80 6 62-40 80z', '#2e8b57')
        : oval(0, -222, 50, 12, '#e9b44c') +
          disc(-14, -236, 14, '#d63a1f') +
          disc(14, -236, 14, '#8cc152'),
    ].join(''),
    width: 580,
    height: 310,
  }
}

/** A gavetero with drawers, with or without mirror; shelves for `shelves`. */
export function drawDresser(r: Random, options: DrawingOptions): Subject {
  const wood = options.color ?? r.pick(WOODS)
  const knob = r.pick(['#c9a24a', '#2b3136', '#f4efe6'])
  const rows = r.pick([3, 4])
  const columns = r.pick([1, 2])
  const [w, h] = columns === 2 ? [440, 260] : [280, 360]
  const drawer = (i: number, j: number) => {
    const dw = (w - 24) / columns
    const dh = (h - 30) / rows
    const x = -w / 2 + 12 + i * dw
    const y = -h - 6 + 14 + j * dh
    return (
      rect(x + 4, y + 4, dw - 8, dh - 8, vertical(shade(wood, 0.18), shade(wood, 0.02)), 6) +
      disc(x + dw / 2, y + dh / 2, 9, knob)
    )
  }
  return {
    art: [
      columns === 2 && r.chance(0.6)
        ? rect(-120, -h - 230, 240, 216, shade(wood, -0.1), 16) +
          rect(-104, -h - 214, 208, 186, vertical('#e4f0f3', '#b9d3da'), 10)
        : '',
      rect(-w / 2, -h - 6, w, h, shade(wood, -0.12), 8),
      repeat(columns, (i) => repeat(rows, (j) => drawer(i, j))),
      rect(-w / 2 - 8, -h - 18, w + 16, 18, shade(wood, 0.1), 5),
      rect(-w / 2 + 8, -10, 20, 10, shade(wood, -0.4)),
      rect(w / 2 - 28, -10, 20, 10, shade(wood, -0.4)),
    ].join(''),
    width: w + 20,
    height: columns === 2 ? h + 230 : h + 24,
  }
}
