// Tools of the house, the yard and the trades.
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

const BRANDS = ['#e0b52a', '#d63a1f', '#1f5f9e', '#2e8b57', '#e8682a', '#2b3036']

/** A cordless drill with its battery and case. */
export function drawDrill(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(BRANDS)
  return {
    art: [
      rect(40, -150, 290, 146, vertical('#3a4046', '#22282c'), 16),
      line('M130-150q50-50 100 0', '#22282c', 17),
      rect(150, -96, 70, 40, color, 6),
      path(
        'M-230-330H20Q50-330 50-300V-260Q50-240 20-240H-60L-40-90H-130L-160-236L-230-240Z',
        vertical(shade(color, 0.2), shade(color, -0.2)),
      ),
      path('M-230-322h-50l-26 16v44l26 16h50z', '#3a4046'),
      line('M-306-284H-380', '#aeb7bd', 9),
      rect(-160, -100, 150, 70, '#22282c', 10),
      path('M-120-230l16 40h24l-8-40z', '#22282c'),
      faint(0.4, line('M-210-312H10', '#ffffff', 9)),
      r.chance(0.5) ? rect(-60, -30, 110, 30, '#22282c', 8) : '',
    ].join(''),
    width: 720,
    height: 340,
  }
}

/** A toolbox with tools in it. */
export function drawToolbox(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#d63a1f', '#1f5f9e', '#5d666d', '#e0b52a'])
  return {
    art: [
      group(
        'rotate(-16 -110 -150)',
        rect(-122, -400, 26, 240, '#8d979e', 8),
        path('M-150-440q-14 56 28 82h26q42-26 28-82l-20 36h-42z', '#8d979e'),
      ),
      group(
        'rotate(14 120 -150)',
        rect(108, -360, 24, 210, '#b5763f', 8),
        path('M60-420h100q24 0 30 30l-40 8v26h-60v-24h-30z', '#4a545c'),
      ),
      group(
        'rotate(3)',
        rect(-20, -330, 18, 150, '#c3c8cb', 4),
        rect(-28, -400, 34, 100, '#ffc23c', 12),
      ),
      line('M-110-200V-250Q-110-276-84-276H84Q110-276 110-250V-200', shade(color, -0.45), 24),
      path(
        'M-260-190Q-260-206-244-206H244Q260-206 260-190V-20Q260 0 240 0H-240Q-260 0-260-20Z',
        vertical(shade(color, 0.15), shade(color, -0.22)),
      ),
      rect(-260, -130, 520, 8, shade(color, -0.4)),
      rect(-160, -156, 64, 56, '#e9e4da', 6),
      rect(96, -156, 64, 56, '#e9e4da', 6),
      faint(0.4, line('M-236-190H120', '#ffffff', 8)),
    ].join(''),
    width: 530,
    height: 430,
  }
}

/** A machine for grass: pushed or ridden. */
export function drawMower(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#d63a1f', '#3f8f4a', '#e8682a', '#e0b52a'])
  if (options.variant === 'riding' || (options.variant === undefined && r.chance(0.3))) {
    return {
      art: [
        path('M-60-60H120L140-20H-80Z', '#2b3036'),
        wheel(-170, 84, '#e0c52a', r),
        wheel(190, 54, '#e0c52a', r),
        path(
          'M30-80V-190Q60-220 180-210Q250-200 256-120V-80Z',
          vertical(shade(color, 0.2), shade(color, -0.2)),
        ),
        path('M-260-150Q-230-196-150-196Q-80-190-70-130L-60-90H-120A84 84 0 0 0-250-100Z', color),
        path('M-150-200V-320Q-150-340-130-340H-110Q-96-240-60-210Z', '#2b3036'),
        line('M40-190L0-260', '#2b3036', 12),
        oval(-6, -268, 44, 13, '#2b3036'),
        rect(228, -180, 26, 22, '#fff3cf', 6),
      ].join(''),
      width: 540,
      height: 346,
    }
  }
  return {
    art: [
      line('M-60-110L-250-330L-300-330', '#3a4046', 15),
      line('M-250-330l-40 10', '#22282c', 19),
      path(
        'M-180-60Q-180-120-120-124H160Q220-120 230-50H-180Z',
        vertical(shade(color, 0.2), shade(color, -0.2)),
      ),
      rect(-30, -200, 140, 84, '#3a4046', 14),
      rect(-10, -216, 60, 20, '#5d666d', 6),
      disc(74, -158, 22, '#5d666d'),
      path('M-190-60L-300-90-280-180-170-130Z', '#4a5157'),
      wheel(-140, 46, '#c3c8cb', r),
      wheel(190, 40, '#c3c8cb', r),
    ].join(''),
    width: 560,
    height: 340,
  }
}

/** A trimmer and a blower. */
export function drawTrimmer(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#e8682a', '#d63a1f', '#3f8f4a', '#2b3036'])
  return {
    art: [
      line('M-250-380L190-40', '#5d666d', 13),
      path('M-320-440L-240-400-210-340-270-330-330-380Z', color),
      rect(-330, -400, 70, 40, '#22282c', 8),
      line('M-150-290Q-120-350-80-300Q-70-250-110-260', '#22282c', 13),
      path('M150-90L230-60 210 0H110Z', '#22282c'),
      disc(190, -20, 32, color),
      line('M222-20h60M158-20h-60', '#9fd0a0', 4),
    ].join(''),
    width: 640,
    height: 450,
  }
}

/** A pressure washer. */
export function drawPressureWasher(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#e0b52a', '#d63a1f', '#3f8f4a', '#1f5f9e'])
  return {
    art: [
      line('M-90-60L-130-420H-30L-10-60', '#2b3036', 17),
      rect(-150, -260, 260, 220, vertical(shade(color, 0.2), shade(color, -0.2)), 28),
      rect(-110, -220, 140, 90, '#2b3036', 12),
      disc(64, -170, 30, '#2b3036') + line('M64-170l14-16', '#ffffff', 5),
      line('M110-120Q260-140 240-20Q200 30 150-20', '#1b1f22', 13),
      group(
        'translate(200 0) rotate(16)',
        line('M0-20V-330', '#8d979e', 11),
        line('M0-330V-420', '#2b3036', 19),
        path('M-10-340l-50 20 6 26 46-14z', '#2b3036'),
      ),
      wheel(-110, 54, '#c3c8cb', r),
      rect(60, -46, 40, 44, '#2b3036', 6),
    ].join(''),
    width: 480,
    height: 440,
  }
}

/** A step ladder with paint. */
export function drawLadder(r: Random, options: DrawingOptions): Subject {
  const metal = options.color ?? r.pick(['#e0a526', '#aeb7bd', '#d63a1f'])
  const paint = r.pick(['#2f7f86', '#d63a1f', '#e9b44c', '#0a66a8', '#f0a58a'])
  return {
    art: [
      line('M-40-460L160-6', shade(metal, -0.3), 15),
      line('M-60-460L-170-6M20-460L60-6', metal, 17),
      repeat(6, (i) => line(`M${-76 - i * 17} ${-390 + i * 68}H${28 + i * 6}`, metal, 15)),
      rect(-84, -478, 124, 24, shade(metal, -0.25), 6),
      path('M120-120H250L240-6Q186 6 130-6Z', '#e9edef'),
      oval(185, -120, 65, 15, paint),
      path('M120-118q4 50 18 44t14-30 20 40 14-46 18 14 20-24V-120H120Z', paint),
      line('M120-120q65-110 130 0', '#8d979e', 5),
      group(
        'translate(-220 0) rotate(-24)',
        rect(-50, -60, 120, 50, paint, 14),
        line('M70-36H94V-90H10V-160', '#8d979e', 8),
        rect(-4, -230, 28, 80, '#d63a1f', 8),
      ),
    ].join(''),
    width: 560,
    height: 484,
  }
}

/** A barbecue. */
export function drawGrill(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#22282c', '#d63a1f', '#1f5f9e'])
  return {
    art: [
      line('M-110-190L-150-10M110-190L150-10M0-180V-40', '#5d666d', 13),
      disc(140, -24, 26, '#22282c'),
      path(
        'M-190-280H190Q180-160 0-160T-190-280Z',
        vertical(shade(color, 0.1), shade(color, -0.25)),
      ),
      rect(-200, -292, 400, 16, '#8d979e', 6),
      path('M-190-296Q-170-430 0-430T190-296Z', vertical(shade(color, 0.28), shade(color, -0.1))),
      rect(-36, -452, 72, 20, '#8b5e3c', 8),
      disc(0, -360, 22, '#e9edef'),
      rect(190, -286, 110, 14, '#b98552', 4),
      line('M230-272V-200M260-272V-214', '#8d979e', 7),
      faint(0.35, line('M-140-330Q-120-400-40-416', '#ffffff', 12)),
    ].join(''),
    width: 520,
    height: 460,
  }
}

/** Potted plants. */
export function drawPlants(r: Random): Subject {
  const leafy = (x: number, size: number) => {
    const pot = r.pick(['#c4683c', '#5a9ac0', '#f2ebe0', '#4a5157', '#e0b070'])
    const green = r.pick(['#2e8b57', '#3fa56b', '#4f8f4a', '#267a5a'])
    const leaf = (turn: number, long: number) =>
      group(
        `rotate(${turn})`,
        path(
          `M0 0Q-44-${long / 2} 0-${long}Q44-${long / 2} 0 0Z`,
          shade(green, r.between(-0.15, 0.25)),
        ),
      )
    const flower = r.chance(0.4)
      ? repeat(4, (i) =>
          group(
            `rotate(${-40 + i * 28}) translate(0 -${150 + (i % 2) * 40})`,
            repeat(5, (p) =>
              group(
                `rotate(${p * 72})`,
                oval(0, -16, 11, 17, r.pick(['#e6506a', '#ffc23c', '#d63a1f', '#f4b8d0'])),
              ),
            ),
          ),
        )
      : ''
    return group(
      `translate(${x} 0) scale(${size})`,
      group(
        'translate(0 -150)',
        leaf(-60, 170),
        leaf(58, 180),
        leaf(-30, 230),
        leaf(30, 220),
        leaf(0, 270),
        flower,
      ),
      path('M-84-150H84L64-6Q0 8-64-6Z', vertical(shade(pot, 0.15), shade(pot, -0.2))),
      rect(-94, -170, 188, 34, shade(pot, 0.05), 8),
    )
  }
  return {
    art:
      leafy(-170, r.between(0.7, 0.95)) +
      leafy(20, r.between(0.95, 1.1)) +
      (r.chance(0.7) ? leafy(210, r.between(0.6, 0.85)) : ''),
    width: 600,
    height: 440,
  }
}

/** A faucet, pipes and a wrench. */
export function drawPlumbing(r: Random): Subject {
  const metal = r.pick(['#aeb7bd', '#c98a4a', '#8d979e'])
  return {
    art: [
      line('M-260-60H-40V-250H120', metal, 54),
      faint(0.4, line('M-250-74H-56V-262H110', '#ffffff', 9)),
      rect(-284, -96, 44, 74, shade(metal, -0.25), 6),
      rect(-84, -290, 88, 80, shade(metal, -0.2), 14),
      path('M110-290q90 0 90 90v30h-60v-20q0-30-30-30z', metal),
      ring(-40, -330, 44, '#d63a1f', 17),
      path('M170-150q-26 44 0 62 26-18 0-62z', '#5cb3ee'),
      group(
        'translate(140 -20) rotate(58)',
        rect(-20, -260, 40, 250, '#d63a1f', 12),
        path('M-50-340Q-80-260-20-250H20Q60-280 30-350L10-320V-290H-20V-340Z', '#5d666d'),
      ),
    ].join(''),
    width: 800,
    height: 400,
  }
}
