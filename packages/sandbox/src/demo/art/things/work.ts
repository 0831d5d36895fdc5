// Trades and feasts: pictures for jobs and services.
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

const CLOTHS = ['#d63a1f', '#0a66a8', '#2b3036', '#2f7f86', '#e9b44c', '#4f8f4a']

/** A chef's hat, a pan and knives. */
export function drawKitchenWork(r: Random, options: DrawingOptions): Subject {
  const band = options.color ?? r.pick(CLOTHS)
  return {
    art: [
      path(
        'M-240-40V-190Q-330-210-310-290Q-290-350-220-340Q-200-410-130-410T-40-340Q40-350 50-280T-20-190V-40Z',
        vertical('#ffffff', '#e4dfd6'),
      ),
      rect(-240, -80, 220, 60, band, 4),
      line('M-190-100V-180M-130-100V-200M-70-100V-180', '#d3ccc0', 6),
      path('M60-110H290Q290-10 240-6H110Q60-10 60-110Z', vertical('#4a5157', '#22282c')),
      rect(280, -112, 150, 24, '#22282c', 10),
      oval(175, -112, 116, 20, '#f08a3c'),
      repeat(6, (i) =>
        disc(
          100 + i * 30,
          -118 + (i % 2) * 8,
          11,
          ['#8cc152', '#d63a1f', '#ffe9a8'][i % 3] ?? '#8cc152',
        ),
      ),
      faint(
        0.6,
        line('M130-160q-14-26 0-50M190-164q-14-26 0-50M250-160q-14-26 0-50', '#ffffff', 8),
      ),
    ].join(''),
    width: 740,
    height: 416,
  }
}

/** A helmet, plans and a level for the building site. */
export function drawBuildingWork(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#ffc23c', '#f4f2ec', '#e8682a', '#0a66a8'])
  return {
    art: [
      path('M-40-16L60-150H330L250-16Z', '#dcebf5'),
      line('M60-60H240M90-100H280M120-130V-30M200-140L170-26M100-46l60-60', '#5a9ac0', 5),
      path(
        'M-300-90Q-300-290-130-300Q40-290 44-90Z',
        vertical(shade(color, 0.2), shade(color, -0.15)),
      ),
      path('M-330-70Q-320-104-290-104H40Q90-104 110-66Q0-54-110-54T-330-70Z', shade(color, -0.1)),
      rect(-158, -316, 60, 220, shade(color, 0.15), 24),
      faint(0.5, line('M-256-150Q-240-230-190-260', '#ffffff', 11)),
      rect(-250, -34, 300, 34, r.pick(['#d63a1f', '#2b3036', '#e0b52a']), 6),
      rect(-130, -26, 60, 18, '#c8f08a', 8),
    ].join(''),
    width: 680,
    height: 320,
  }
}

/** A headset before a screen: offices and call centers. */
export function drawOfficeWork(r: Random, options: DrawingOptions): Subject {
  const tone = options.color ?? r.pick(CLOTHS)
  return {
    art: [
      rect(-290, -350, 400, 250, '#22282c', 12),
      rect(-276, -336, 372, 222, '#f4f7f9'),
      rect(-276, -336, 372, 34, tone),
      repeat(5, (i) => rect(-250, -284 + i * 34, r.int(90, 180), 14, '#cfd8de', 6)),
      repeat(
        4,
        (i) =>
          rect(-20 + i * 28, -140 - r.int(30, 120), 20, 0, tone) +
          rect(-20 + i * 28, -250 + i * 18, 20, 110 - i * 18, shade(tone, 0.15 * i), 3),
      ),
      path('M-110-100h60l14 80h-88z', '#3a4046'),
      oval(-80, -18, 100, 14, '#2b3036'),
      path('M170-120H270L260-10H180Z', '#ffffff') +
        line('M268-96q50 0 40 40t-46 26', '#ffffff', 13) +
        rect(170, -84, 100, 30, tone),
      line('M150-240V-280A90 90 0 0 1 330-280V-240', '#2b3036', 15),
      rect(128, -256, 44, 90, '#2b3036', 18),
      rect(308, -256, 44, 90, '#2b3036', 18),
      line('M330-170Q320-130 260-136', '#2b3036', 7),
    ].join(''),
    width: 640,
    height: 380,
  }
}

/** A clipboard and a stethoscope: care and health. */
export function drawCareWork(r: Random, options: DrawingOptions): Subject {
  const tone = options.color ?? r.pick(['#2f7f86', '#0a66a8', '#8fae7a', '#c96f8a'])
  return {
    art: [
      group(
        'rotate(-5)',
        rect(-250, -430, 300, 420, '#8b5e3c', 14),
        rect(-228, -396, 256, 370, '#ffffff', 4),
        rect(-150, -452, 100, 50, '#aeb7bd', 10),
        repeat(
          6,
          (i) =>
            rect(-200, -340 + i * 50, 24, 24, i < 4 ? tone : '#e4e8ea', 5) +
            rect(-160, -336 + i * 50, r.int(100, 160), 14, '#cfd8de', 6),
        ),
      ),
      line('M120-400Q60-250 130-190Q180-150 230-190Q300-250 240-400', tone, 17),
      line('M180-166V-90Q180-40 230-40T280-100', tone, 17),
      disc(282, -126, 34, '#aeb7bd') + disc(282, -126, 20, '#e9edef'),
      line('M120-400l-20-20M240-400l20-20', '#5d666d', 13),
      path('M80-60q-34-40 0-56 20-4 26 16 8-20 28-14 30 20-6 58l-24 20z', '#e6506a'),
    ].join(''),
    width: 600,
    height: 450,
  }
}

/** A bucket, a mop and bottles. */
export function drawCleaning(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#0a66a8', '#d63a1f', '#2e8b57', '#e9b44c', '#5b3f6f'])
  const bottle = (x: number, tone: string) =>
    path(
      `M${x - 40}-6V-150Q${x - 40}-190 ${x - 16}-200V-230H${x + 16}V-200Q${x + 40}-190 ${x + 40}-150V-6Z`,
      vertical(shade(tone, 0.2), shade(tone, -0.15)),
    ) +
    path(`M${x - 46}-262h76l20 14-6 22h-30v-6h-50z`, '#fbf6ec') +
    rect(x - 32, -130, 64, 70, '#fbf6ec', 6)
  return {
    art: [
      line('M-40-40L-190-480', '#b98552', 15),
      path('M-280-200H-40L-70-6Q-160 6-250-6Z', vertical(shade(color, 0.2), shade(color, -0.2))),
      oval(-160, -200, 120, 26, shade(color, -0.35)),
      oval(-160, -196, 104, 18, '#bfe6ef'),
      line('M-276-196Q-160-330-44-196', '#aeb7bd', 9),
      repeat(7, (i) => disc(-230 + i * 26, -206 - (i % 3) * 14, 13 + (i % 2) * 6, '#ffffffdd')),
      bottle(60, r.pick(['#5cb3ee', '#8cc152', '#f08a3c'])),
      bottle(170, r.pick(['#e6506a', '#ffc23c', '#2f7f86'])),
      path('M20-6Q20-40 60-40T110-6Z', '#ffd36b'),
    ].join(''),
    width: 520,
    height: 480,
  }
}

/** Scissors, a comb, a blower. */
export function drawBeauty(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#c96f8a', '#2b3036', '#2f7f86', '#d63a1f', '#c9a24a'])
  return {
    art: [
      path(
        'M-260-330H40Q120-330 120-250T40-170H-60L-30-10H-110L-150-170H-260Q-300-250-260-330Z',
        vertical(shade(color, 0.25), shade(color, -0.15)),
      ),
      disc(36, -250, 56, shade(color, -0.3)) +
        repeat(4, (i) => ring(36, -250, 14 + i * 11, shade(color, 0.2), 4)),
      rect(-300, -320, 40, 140, '#2b3036', 8),
      group(
        'translate(210 -30) rotate(22)',
        line('M-20-40L30-330M20-40L-30-330', '#aeb7bd', 15),
        ring(-34, -14, 34, '#d63a1f', 13),
        ring(34, -14, 34, '#d63a1f', 13),
      ),
      group(
        'translate(60 -6) rotate(-4)',
        rect(0, -60, 220, 26, '#2b3036', 6),
        repeat(18, (i) => rect(6 + i * 12, -36, 6, 34, '#2b3036', 2)),
      ),
    ].join(''),
    width: 660,
    height: 350,
  }
}

/** A moving truck. */
export function drawMovingTruck(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#f4f2ec', '#e9b44c', '#1f5f9e', '#d63a1f'])
  return {
    art: [
      rect(-330, -380, 440, 330, vertical(shade(color, 0.2), shade(color, -0.12)), 8),
      line('M-310-90H90', shade(color, -0.35), 8),
      path('M-290-250H60', color),
      path(
        'M-280-130Q-180-250-60-190T90-260V-130Z',
        r.pick(['#0a66a8', '#d63a1f', '#2e8b57', '#ffc23c']),
      ),
      path('M110-50V-260H210Q240-256 256-220L290-150 320-136V-50Z', vertical('#e9edef', '#b9c2c7')),
      path('M136-236H204Q222-232 232-206L254-150H136Z', '#bfe0ee'),
      rect(296, -110, 26, 26, '#fff3cf', 6),
      rect(-336, -60, 664, 20, '#3a4046', 4),
      wheel(-210, 56, '#c3c8cb', r),
      wheel(220, 56, '#c3c8cb', r),
      r.chance(0.6)
        ? rect(-420, -96, 86, 92, '#c9955a', 4) + rect(-388, -96, 18, 92, '#e0b884')
        : '',
    ].join(''),
    width: 700,
    height: 384,
  }
}

/** Books, pencils and an apple: lessons. */
export function drawLessons(r: Random): Subject {
  const tones = r.shuffle([
    '#d63a1f',
    '#0a66a8',
    '#2e8b57',
    '#e9b44c',
    '#5b3f6f',
    '#2f7f86',
    '#c96f4a',
  ])
  return {
    art: [
      tones
        .slice(0, r.int(4, 6))
        .map(
          (tone, i) =>
            rect(
              -230 + (i % 3) * 14,
              -56 - i * 50,
              360 - (i % 2) * 30,
              46,
              vertical(shade(tone, 0.15), shade(tone, -0.15)),
              6,
            ) +
            rect(-200 + (i % 3) * 14, -50 - i * 50, 14, 34, shade(tone, 0.5)) +
            rect(110 + (i % 3) * 14 - (i % 2) * 30, -50 - i * 50, 16, 34, '#fbf6ec'),
        )
        .join(''),
      path('M170-10V-130H290V-10Z', r.pick(['#0a66a8', '#d63a1f', '#2f7f86'])),
      repeat(4, (i) =>
        group(
          `translate(${190 + i * 26} -130) rotate(${-12 + i * 8})`,
          rect(-8, -110, 16, 110, r.pick(['#ffc23c', '#e6506a', '#8cc152', '#5cb3ee'])),
          path('M-8-110h16l-8-24z', '#f0dcb8'),
        ),
      ),
    ].join(''),
    width: 560,
    height: 340,
  }
}
