// Motorcycles, quads, boats, and what hangs on a car.
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
import { wheel } from './vehicles.ts'

const LOUD = [
  '#d63a1f',
  '#1f5f9e',
  '#2b3036',
  '#f08a1d',
  '#2e8b57',
  '#f2f0ea',
  '#8e1f2f',
  '#e0b52a',
]

/** A street motorcycle. */
export function drawMotorcycle(r: Random, options: DrawingOptions): Subject {
  const paint = options.color ?? r.pick(LOUD)
  const hasFairing = r.chance(0.5)
  return {
    art: [
      wheel(-172, 82, '#aeb7bd', r),
      wheel(172, 82, '#aeb7bd', r),
      line('M172-82L120-236', '#8d979e', 14),
      line('M-172-82L-40-112L-20-190', '#3a4147', 16),
      path('M-70-70h130l20-64-60-40h-80z', '#5d666d'),
      rect(-50, -150, 84, 60, '#8d979e', 10),
      line('M-46-134H30M-46-118H30M-46-104H30', '#5d666d', 4),
      line('M-20-74Q-120-50-216-70', '#c3cacf', 18),
      path('M-200-208Q-120-196-60-204L-10-178L-90-168Q-160-170-206-192Z', '#23282c'),
      path(
        'M-70-190Q-30-246 50-240Q106-236 116-204Q70-160-10-170Z',
        vertical(shade(paint, 0.25), shade(paint, -0.3)),
      ),
      faint(0.5, line('M-34-206Q0-230 56-226', '#ffffff', 7)),
      hasFairing
        ? path(
            'M96-244Q150-262 164-216L190-150L120-130L84-170Z',
            vertical(shade(paint, 0.15), shade(paint, -0.35)),
          )
        : '',
      path('M-206-206l-34-20 10 44 30 6z', paint),
      disc(140, -226, 25, '#3a4147'),
      disc(148, -226, 18, '#fff0c2'),
      line('M112-244L70-276', '#3a4147', 9),
      disc(98, -284, 12, '#3a4147'),
      path('M110-176Q172-198 236-132L222-124Q176-170 120-156Z', paint),
    ].join(''),
    width: 510,
    height: 300,
  }
}

/** A motorita. */
export function drawScooter(r: Random, options: DrawingOptions): Subject {
  const paint =
    options.color ?? r.pick(['#7cc0b4', '#d63a1f', '#f2e6cf', '#1f5f9e', '#e9b44c', '#2b3036'])
  return {
    art: [
      wheel(-130, 54, '#d5dbe0', r),
      wheel(150, 54, '#d5dbe0', r),
      path(
        'M-210-90Q-206-176-110-178H-40L-20-92H70L112-224L146-220L176-110Q180-70 150-66L120-72Q110-60 60-60H-60Q-70-100-130-102Q-176-100-190-76Z',
        vertical(shade(paint, 0.25), shade(paint, -0.22)),
      ),
      path('M-190-182Q-120-208-24-192L-36-172H-180Z', '#4a3327'),
      line('M124-222L100-262L66-268', '#3a4147', 10),
      line('M66-268h-20', '#23282c', 14),
      disc(128, -224, 22, shade(paint, -0.1)),
      disc(136, -224, 15, '#fff0c2'),
      line('M-10-70H62', '#3a4147', 8),
      faint(0.55, line('M-180-128Q-160-162-100-164', '#ffffff', 8)),
      path('M98-116Q150-140 206-88L196-78Q150-116 106-96Z', shade(paint, -0.1)),
      rect(-214, -120, 18, 24, '#a81f14', 5),
      r.chance(0.5) ? rect(-238, -250, 96, 70, '#3a4147', 10) : '',
    ].join(''),
    width: 440,
    height: 290,
  }
}

/** A four track, or a side by side with a cage. */
export function drawQuad(r: Random, options: DrawingOptions): Subject {
  const paint = options.color ?? r.pick(LOUD)
  const isCaged = options.variant === 'utv' || (options.variant === undefined && r.chance(0.3))
  const knobs = (x: number) =>
    repeat(14, (i) =>
      group(`rotate(${i * 25.7} ${x} -78)`, rect(x - 9, -164, 18, 18, '#23282c', 3)),
    )
  return {
    art: [
      isCaged ? line('M-150-190L-120-360H60L150-200M-30-360V-180', '#2b3036', 15) : '',
      isCaged ? rect(-126, -374, 196, 16, paint, 6) : '',
      line('M-150-100H150', '#5d666d', 18),
      knobs(-170),
      knobs(170),
      wheel(-170, 78, '#5d666d', r),
      wheel(170, 78, '#5d666d', r),
      path(
        'M-262-164Q-180-220-90-190L-40-186L0-150L60-190Q170-226 258-158L232-146Q176-184 116-150L60-110H-60L-110-150Q-176-182-240-148Z',
        vertical(shade(paint, 0.22), shade(paint, -0.28)),
      ),
      path('M-150-204Q-80-232-6-198L-20-174H-130Z', '#23282c'),
      isCaged ? rect(-90, -290, 60, 110, '#3a4147', 14) : '',
      line('M64-188L40-262L4-270', '#3a4147', 11),
      line('M4-270h-22', '#23282c', 15),
      rect(208, -180, 34, 20, '#fff0c2', 8),
      line('M-250-176h70M-240-176v-22h66', '#3a4147', 8),
      faint(0.4, line('M90-186Q160-206 214-172', '#ffffff', 7)),
    ].join(''),
    width: 530,
    height: isCaged ? 380 : 290,
  }
}

/** A jet ski on its cradle. */
export function drawJetSki(r: Random, options: DrawingOptions): Subject {
  const paint =
    options.color ?? r.pick(['#1f9ac0', '#f08a1d', '#d63a1f', '#9ccf3a', '#2b3036', '#f2f0ea'])
  return {
    art: [
      line('M-180-34H190M-140-34v26M140-34v26', '#6b747a', 14),
      path('M-290-96Q-180-60 60-56Q220-60 306-150Q250-40 150-30H-200Q-270-40-290-96Z', '#f4f2ec'),
      path(
        'M-290-104Q-240-170-120-172L30-150Q80-226 150-210Q240-190 310-150Q200-66 60-70Q-180-66-290-104Z',
        vertical(shade(paint, 0.22), shade(paint, -0.22)),
      ),
      path('M-230-176Q-140-214-20-184L16-150L-150-164Z', '#23282c'),
      line('M110-204L70-262L30-266', '#3a4147', 12),
      faint(0.5, line('M-250-126Q-120-96 60-100', '#ffffff', 8)),
      path('M150-200Q220-186 286-152L180-160Z', shade(paint, -0.35)),
      path('M-40-96L60-116 160-120 80-88Z', '#ffc23c'),
    ].join(''),
    width: 600,
    height: 280,
  }
}

/** A small boat on its trailer. */
export function drawBoat(r: Random, options: DrawingOptions): Subject {
  const hull = options.color ?? r.pick(['#f4f2ec', '#1f5f9e', '#2f7f86', '#d63a1f', '#f2e6cf'])
  return {
    art: [
      line('M-260-50H300L350-40', '#6b747a', 13),
      wheel(-60, 44, '#d5dbe0', r),
      line('M-180-60v20M120-60v20', '#6b747a', 12),
      path(
        'M-300-190H60Q220-196 340-230Q290-80 170-64H-260Q-290-100-300-190Z',
        vertical(shade(hull, 0.2), shade(hull, -0.22)),
      ),
      path(
        'M-296-160Q60-158 322-192L314-172Q60-136-292-140Z',
        r.pick(['#0a66a8', '#d63a1f', '#ffc23c', '#2b3036']),
      ),
      rect(-40, -280, 96, 92, shade(hull, 0.3), 8),
      path('M-34-276h84l24 60h-108z', '#bfe0ee'),
      r.chance(0.6)
        ? line('M-60-190V-356M84-190V-356', '#c3cacf', 9) +
          rect(-90, -372, 204, 20, r.pick(['#0a66a8', '#f4f2ec', '#d63a1f']), 9)
        : '',
      rect(-338, -262, 56, 96, '#2b3036', 12),
      rect(-322, -170, 26, 90, '#3a4147', 4),
      line('M-200-190v-26h110', '#c3cacf', 7),
    ].join(''),
    width: 690,
    height: 370,
  }
}

/** A pile of tyres, with or without their rims. */
export function drawTires(r: Random, options: DrawingOptions): Subject {
  const rim = options.color ?? r.pick(['#d5dbe0', '#3a4147', '#c9a24a', '#aeb7bd'])
  const isBare = options.variant === 'bare'
  const count = r.int(2, 3)
  const lying = (y: number) =>
    [
      rect(-250, y - 74, 250, 76, '#24292c', 34),
      repeat(12, (i) => line(`M${-238 + i * 21} ${y - 60}v46`, '#3b4247', 6)),
      oval(-125, y - 72, 100, 18, '#34393d'),
      oval(-125, y - 72, 58, 10, isBare ? '#15181a' : rim),
    ].join('')
  return {
    art: [
      repeat(count, (i) => lying(-i * 78)),
      group(
        'translate(130 -122)',
        disc(0, 0, 122, '#1f2326'),
        repeat(30, (i) => group(`rotate(${i * 12})`, rect(-6, -124, 12, 14, '#34393d', 2))),
        ring(0, 0, 108, '#34393d', 6),
        disc(0, 0, 78, isBare ? '#c9c2b4' : shade(rim, -0.3)),
        isBare
          ? disc(0, 0, 74, '#8d8578')
          : repeat(r.pick([5, 7, 10]), (i) =>
              group(`rotate(${i * 51.4})`, path('M-9 0L-16-72H16L9 0Z', rim)),
            ),
        isBare ? '' : disc(0, 0, 16, shade(rim, -0.4)),
      ),
    ].join(''),
    width: 510,
    height: 250,
  }
}

/** An open trailer. */
export function drawTrailer(r: Random, options: DrawingOptions): Subject {
  const paint = options.color ?? r.pick(['#2b3036', '#d63a1f', '#4a6a4f', '#7d868c'])
  return {
    art: [
      line('M180-90L330-60v40', '#5d666d', 14),
      rect(-290, -120, 500, 26, '#8b5e3c', 3),
      line('M-290-210H210M-290-165H210', paint, 10),
      repeat(6, (i) => line(`M${-286 + i * 98}-212V-100`, paint, 12)),
      rect(-296, -112, 512, 22, paint, 4),
      path('M-150-92Q-60-160 30-92Z', paint),
      wheel(-60, 56, '#d5dbe0', r),
      rect(-298, -108, 14, 18, '#a81f14', 3),
      r.chance(0.5) ? path('M-240-124L-200-200 -80-208 20-190 120-204 190-124Z', '#7a9a5b') : '',
    ].join(''),
    width: 640,
    height: 230,
  }
}
