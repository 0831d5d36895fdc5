// What hums in a Puerto Rican house.
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

const METALS = ['#f2f1ee', '#c3c8cb', '#2f3438', '#e8e4dc', '#9aa3a8']

/** A refrigerator: two doors, or French doors. */
export function drawFridge(r: Random, options: DrawingOptions): Subject {
  const metal = options.color ?? r.pick(METALS)
  const isFrench = r.chance(0.45)
  const handle = shade(metal, metal === '#2f3438' ? 0.5 : -0.35)
  return {
    art: [
      rect(-124, -470, 248, 466, vertical(shade(metal, 0.15), shade(metal, -0.16)), 12),
      faint(0.4, rect(-112, -458, 34, 440, '#ffffff', 10)),
      isFrench
        ? line('M0-468V-180M-122-180H122M-122-92H122', shade(metal, -0.4), 4) +
          line('M-14-420V-220M14-420V-220', handle, 9) +
          line('M-80-160H80M-80-72H80', handle, 8)
        : line('M-122-310H122', shade(metal, -0.4), 4) +
          line('M-100-440V-330M-100-290V-120', handle, 10),
      isFrench && r.chance(0.6) ? rect(-86, -370, 50, 74, '#2b3136', 6) : '',
      r.chance(0.5)
        ? rect(36, -420, 46, 34, r.pick(['#ffd98a', '#f28b6b', '#bfe0f2']), 3) +
          rect(60, -380, 34, 30, '#ffffff', 2)
        : '',
      rect(-110, -8, 30, 8, '#2b3136', 3),
      rect(80, -8, 30, 8, '#2b3136', 3),
    ].join(''),
    width: 260,
    height: 474,
  }
}

/** A washer, alone, with its dryer, or both stacked. */
export function drawWasher(r: Random, options: DrawingOptions): Subject {
  const metal = options.color ?? r.pick(['#f6f5f1', '#e7e9ea', '#4a5157', '#c3c8cb'])
  const machine = (x: number, y: number, glass: string) =>
    group(
      `translate(${x} ${y})`,
      rect(-120, -270, 240, 266, vertical(shade(metal, 0.15), shade(metal, -0.14)), 12),
      rect(-120, -270, 240, 48, shade(metal, -0.12), 12),
      disc(-84, -246, 15, shade(metal, 0.3)),
      rect(-20, -258, 110, 22, '#2b3136', 6),
      disc(0, -112, 86, shade(metal, -0.2)),
      disc(0, -112, 70, glass),
      ring(0, -112, 78, '#ccd2d6', 9),
      faint(0.4, path('M-48-140q20-40 70-34-40 8-60 44z', '#ffffff')),
    )
  const isPair = options.variant === 'pair' || (options.variant === undefined && r.chance(0.4))
  if (isPair && r.chance(0.3)) {
    return { art: machine(0, 0, '#39505f') + machine(0, -272, '#5a4a44'), width: 240, height: 545 }
  }
  return isPair
    ? { art: machine(-126, 0, '#39505f') + machine(126, 0, '#5a4a44'), width: 500, height: 275 }
    : { art: machine(0, 0, '#39505f'), width: 250, height: 275 }
}

/** A stove of gas or glass. */
export function drawStove(r: Random, options: DrawingOptions): Subject {
  const metal = options.color ?? r.pick(METALS)
  return {
    art: [
      rect(-150, -300, 300, 296, vertical(shade(metal, 0.1), shade(metal, -0.15)), 8),
      rect(-150, -372, 300, 66, shade(metal, -0.08), 8),
      rect(-50, -356, 100, 32, '#20262a', 5),
      rect(-158, -312, 316, 18, '#2b3136', 5),
      repeat(2, (i) => line(`M${-110 + i * 140}-318h80M${-100 + i * 140}-324h60`, '#15191c', 7)),
      repeat(5, (i) => disc(-116 + i * 58, -270, 14, '#2b3136')),
      rect(-122, -232, 244, 150, '#22282c', 10),
      faint(0.25, path('M-110-220h60l-80 126h-60z', '#ffffff')),
      line('M-116-244H116', '#c3c8cb', 10),
      rect(-122, -66, 244, 46, shade(metal, -0.1), 8),
      r.chance(0.4) ? rect(40, -372, 76, 54, '#b9c0c4', 8) + oval(78, -372, 38, 8, '#8d979e') : '',
    ].join(''),
    width: 320,
    height: 376,
  }
}

/** A fan: pedestal, or a box of floor size. */
export function drawFan(r: Random, options: DrawingOptions): Subject {
  const body = options.color ?? r.pick(['#2b3136', '#f4f2ec', '#5a9ac0', '#c9a24a', '#2f7f86'])
  const blades = repeat(r.pick([3, 4, 5]), (i) =>
    group(
      `rotate(${i * 90 + 12} 0 -330)`,
      path('M0-330Q60-360 70-440 10-430-10-340Z', shade(body, 0.3)),
    ),
  )
  const cage = repeat(16, (i) =>
    group(`rotate(${i * 22.5} 0 -330)`, line('M0-350V-452', shade(body, -0.15), 2.5)),
  )
  return {
    art: [
      oval(0, -12, 100, 16, body),
      rect(-10, -220, 20, 210, shade(body, 0.1), 5),
      rect(-24, -240, 48, 60, shade(body, -0.2), 10),
      faint(0.35, disc(0, -330, 124, shade(body, 0.5))),
      blades,
      cage,
      ring(0, -330, 124, body, 8),
      ring(0, -330, 84, shade(body, -0.1), 3),
      disc(0, -330, 26, shade(body, -0.2)),
    ].join(''),
    width: 260,
    height: 456,
  }
}

/** An inverter console on the wall, its outdoor unit, or a window unit. */
export function drawAirConditioner(r: Random): Subject {
  const split = [
    rect(-230, -330, 460, 130, vertical('#ffffff', '#e3e5e4'), 22),
    rect(-210, -226, 420, 18, '#c9cfd1', 8),
    line('M-190-214H190', '#9aa3a8', 4),
    rect(150, -260, 46, 16, '#9fe0c0', 4),
    faint(0.5, line('M-120-180q-10 24 0 44M0-180q-10 24 0 44M120-180q-10 24 0 44', '#ffffff', 9)),
  ].join('')
  const outdoor = [
    rect(-190, -200, 380, 190, vertical('#f1f0ec', '#cfd0cc'), 12),
    disc(-50, -105, 80, '#3a4147'),
    repeat(6, (i) => ring(-50, -105, 14 + i * 12, '#aeb5b8', 3)),
    repeat(6, (i) => line(`M70 ${-170 + i * 26}h90`, '#a9afb1', 5)),
    rect(-160, -14, 40, 14, '#3a4147'),
    rect(120, -14, 40, 14, '#3a4147'),
  ].join('')
  return r.chance(0.55)
    ? { art: split + outdoor, width: 470, height: 340 }
    : { art: outdoor, width: 390, height: 210 }
}

/** A generator: with wheels and bars, or a closed inverter one. */
export function drawGenerator(r: Random, options: DrawingOptions): Subject {
  const paint = options.color ?? r.pick(['#d63a1f', '#f0b429', '#1f5f9e', '#2b3036', '#e8682a'])
  if (r.chance(0.35)) {
    return {
      art: [
        rect(-160, -250, 320, 244, vertical(shade(paint, 0.2), shade(paint, -0.25)), 46),
        line('M-90-246q0-46 40-46H50q40 0 40 46', '#2b3136', 24),
        rect(-30, -200, 160, 120, '#2b3136', 14),
        repeat(3, (i) => disc(0 + i * 44, -120, 15, '#d5dbe0')),
        rect(-14, -186, 60, 30, '#9fe0c0', 4),
        repeat(5, (i) => line(`M-136 ${-180 + i * 24}h70`, shade(paint, -0.5), 8)),
      ].join(''),
      width: 330,
      height: 300,
    }
  }
  return {
    art: [
      wheel(-170, 46, '#aeb7bd', r),
      rect(150, -40, 26, 38, '#2b3136', 4),
      line('M-230-40V-270H220V-40H-230', '#2b3136', 15),
      rect(-190, -262, 370, 88, vertical(shade(paint, 0.2), shade(paint, -0.2)), 18),
      disc(-20, -262, 22, '#2b3136'),
      rect(-190, -160, 170, 112, '#8d979e', 10),
      repeat(6, (i) => line(`M-180 ${-146 + i * 17}h80`, '#5d666d', 6)),
      disc(-66, -104, 42, '#4a5157'),
      disc(-66, -104, 18, paint),
      rect(0, -164, 180, 116, '#3a4147', 10),
      repeat(4, (i) => rect(18 + i * 40, -110, 30, 34, '#e8e4dc', 6)),
      disc(40, -140, 11, '#e8e4dc'),
      line('M180-230h80', '#2b3136', 14),
    ].join(''),
    width: 500,
    height: 290,
  }
}

/** A water tank on blocks. */
export function drawCistern(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#24313a', '#2f6fb0', '#e8e4dc', '#3c6b4f'])
  return {
    art: [
      repeat(3, (i) => rect(-160 + i * 110, -36, 100, 34, '#b9b2a6', 3)),
      path(
        'M-160-40V-300Q-160-372-90-388L-50-398V-420H50V-398L90-388Q160-372 160-300V-40Z',
        vertical(shade(color, 0.2), shade(color, -0.2)),
      ),
      repeat(6, (i) => line(`M-158 ${-300 + i * 46}H158`, shade(color, 0.28), 7)),
      faint(0.25, rect(-130, -350, 44, 300, '#ffffff', 22)),
      line('M120-60H210V-10', '#d8d2c6', 15),
      disc(176, -60, 14, '#d63a1f'),
    ].join(''),
    width: 400,
    height: 424,
  }
}

/** A microwave, an air fryer, a coffee maker or a blender on the counter. */
export function drawSmallAppliance(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#2b3136', '#c3c8cb', '#d63a1f', '#f2f1ee', '#7cb3a8'])
  const variant = options.variant ?? r.pick(['microwave', 'fryer', 'coffee', 'blender'])
  if (variant === 'microwave') {
    return {
      art:
        rect(-230, -250, 460, 244, vertical(shade(color, 0.12), shade(color, -0.15)), 14) +
        rect(-206, -226, 300, 196, '#1d2326', 10) +
        faint(0.22, path('M-196-216h80l-90 180h-6z', '#ffffff')) +
        rect(116, -220, 90, 44, '#123c35', 5) +
        repeat(9, (i) =>
          rect(118 + (i % 3) * 32, -160 + Math.floor(i / 3) * 34, 24, 24, shade(color, 0.35), 5),
        ) +
        rect(84, -220, 14, 184, '#c3c8cb', 7),
      width: 470,
      height: 254,
    }
  }
  if (variant === 'fryer') {
    return {
      art:
        path(
          'M-130-6Q-150-260-104-330Q0-384 104-330Q150-260 130-6Z',
          vertical(shade(color, 0.2), shade(color, -0.2)),
        ) +
        rect(-70, -322, 140, 70, '#15191c', 16) +
        disc(0, -286, 20, '#9fe0c0') +
        path('M-124-190H124V-20H-124Z', shade(color, -0.14)) +
        rect(-30, -150, 60, 120, '#15191c', 16) +
        faint(0.3, line('M-98-300Q-118-180-106-40', '#ffffff', 12)),
      width: 300,
      height: 366,
    }
  }
  if (variant === 'coffee') {
    return {
      art:
        rect(-140, -340, 280, 334, vertical(shade(color, 0.15), shade(color, -0.2)), 20) +
        rect(-100, -210, 200, 160, '#1d2326', 10) +
        path('M-62-56q-18-110 0-118h124q18 8 0 118z', '#d9eef3') +
        path('M-66-56q-12-60-6-74H72q6 14-6 74z', '#5a3218') +
        line('M64-150q50 10 10 70', '#d9eef3', 10) +
        rect(-160, -30, 320, 26, shade(color, -0.3), 8) +
        repeat(3, (i) => disc(-60 + i * 60, -280, 16, '#c3c8cb')),
      width: 330,
      height: 344,
    }
  }
  return {
    art:
      path('M-90-6L-70-130H70L90-6Z', vertical(shade(color, 0.15), shade(color, -0.2))) +
      disc(0, -62, 30, '#c3c8cb') +
      path('M-66-134L-96-380H96L66-134Z', '#e3f1f4') +
      path('M-72-180L-84-280H84L72-180Z', r.pick(['#f08a5b', '#e6506a', '#8cc152'])) +
      rect(-104, -406, 208, 30, '#2b3136', 10) +
      line('M92-340q70 20 10 130', '#2b3136', 16),
    width: 290,
    height: 410,
  }
}
