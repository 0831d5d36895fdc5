// Animals and what they live in.
import type { Random } from '../../random.ts'
import { disc, faint, group, line, oval, path, rect, repeat, shade, vertical } from '../pen.ts'
import type { DrawingOptions, Subject } from '../subject.ts'

const FURS = [
  '#c98646',
  '#e8d3b0',
  '#4a3b35',
  '#9a6a3f',
  '#f2e9da',
  '#6f5a4c',
  '#d9a766',
  '#2e2a28',
]

/** A sitting dog; ears and patches differ. */
export function drawDog(r: Random, options: DrawingOptions): Subject {
  const fur = options.color ?? r.pick(FURS)
  const light = r.chance(0.6) ? '#f8ecd9' : shade(fur, 0.35)
  const ear = shade(fur, -0.28)
  const collar = r.pick(['#0a66a8', '#d63a1f', '#2e8b57', '#ffc23c'])
  const ears = r.chance(0.6)
    ? path(
        'M-104-330Q-176-340-180-260Q-176-196-140-200Q-112-210-108-290ZM104-330Q176-340 180-260Q176-196 140-200Q112-210 108-290Z',
        ear,
      )
    : path('M-112-320L-130-440L-40-380ZM112-320L130-440L40-380Z', ear) +
      path('M-104-340L-114-406L-62-370ZM104-340L114-406L62-370Z', '#e7a79b')
  return {
    art: [
      line('M110-60Q190-70 184-150', fur, 30),
      path(
        'M-130 0Q-150-170-90-220H90Q150-170 130 0Z',
        vertical(shade(fur, 0.05), shade(fur, -0.15)),
      ),
      path('M-62 0Q-84-140-40-210H40Q84-140 62 0Z', light),
      path('M-130 0q4-40 46-40t44 40zM130 0q-4-40-46-40t-44 40z', shade(fur, -0.08)),
      path('M-52 0q0-26 26-26t26 26zM52 0q0-26-26-26T0 0z', light),
      oval(0, -300, 122, 110, vertical(shade(fur, 0.16), fur)),
      ears,
      r.chance(0.4) ? oval(54, -316, 44, 50, shade(fur, -0.25)) : '',
      path(
        'M0-372Q-22-330-18-290-66-276-64-238-58-196 0-194 58-196 64-238 66-276 18-290 22-330 0-372Z',
        light,
      ),
      disc(-50, -308, 16, '#241c19') +
        disc(50, -308, 16, '#241c19') +
        disc(-45, -314, 5, '#ffffff') +
        disc(55, -314, 5, '#ffffff'),
      path('M-26-276q26-13 52 0-4 26-26 26t-26-26z', '#241c19'),
      line('M0-250v14q-18 18-36 6M0-236q18 18 36 6', '#241c19', 5),
      r.chance(0.7) ? path('M-16-226q16 10 32 0 2 34-16 34t-16-34z', '#f2776a') : '',
      path('M-86-204Q0-160 86-204L92-180Q0-134-92-180Z', collar),
      disc(0, -152, 15, '#ffc23c'),
    ].join(''),
    width: 390,
    height: 440,
  }
}

/** A sitting cat. */
export function drawCat(r: Random, options: DrawingOptions): Subject {
  const fur =
    options.color ?? r.pick(['#7f8b96', '#d98e4a', '#2e2a28', '#f2ebe0', '#b8a48c', '#5d6872'])
  const light = shade(fur, 0.6)
  const eye = r.pick(['#d9e66b', '#7fc4d6', '#f0b84a', '#8fd08a'])
  return {
    art: [
      line('M90-30Q200-20 176-150Q170-190 140-176', shade(fur, -0.12), 32),
      path(
        'M-110 0Q-130-170-70-210H70Q130-170 110 0Z',
        vertical(shade(fur, 0.06), shade(fur, -0.14)),
      ),
      path('M-40 0Q-56-120-20-196H20Q56-120 40 0Z', light),
      path(
        'M-116-290L-112-424L-34-370H34L112-424L116-290Q118-176 0-176T-116-290Z',
        vertical(shade(fur, 0.12), fur),
      ),
      path('M-96-348L-96-396L-58-364ZM96-348L96-396L58-364Z', '#f3b7ac'),
      r.chance(0.6)
        ? line(
            'M-26-356v30M0-362v36M26-356v30M-96-270h-0M-92-246l24 6M92-246l-24 6',
            shade(fur, -0.35),
            9,
          )
        : '',
      oval(-44, -286, 19, 21, eye) +
        oval(44, -286, 19, 21, eye) +
        oval(-44, -286, 7, 19, '#24292e') +
        oval(44, -286, 7, 19, '#24292e'),
      oval(0, -232, 46, 30, light),
      path('M-14-252h28l-14 16z', '#f08a7a'),
      line('M0-236v8q-12 12-26 4M0-228q12 12 26 4', '#24292e', 4),
      faint(0.7, line('M-60-236l-70-10M-60-224l-68 14M60-236l70-10M60-224l68 14', '#3a3f44', 3)),
      path('M-42 0q0-24 22-24T2 0zM42 0q0-24-22-24T-2 0z', light),
      r.chance(0.5)
        ? path(
            'M-66-194Q0-158 66-194L68-176Q0-138-68-176Z',
            r.pick(['#d63a1f', '#0a66a8', '#ffc23c']),
          )
        : '',
    ].join(''),
    width: 330,
    height: 428,
  }
}

/** A bird in its cage. */
export function drawBirdCage(r: Random, options: DrawingOptions): Subject {
  const bird = options.color ?? r.pick(['#5fb84f', '#f4d23c', '#4aa3d8', '#f2f0ea', '#e8682a'])
  return {
    art: [
      path('M-180-30V-240Q-180-420 0-430Q180-420 180-240V-30Z', '#ffffff55'),
      rect(-150, -140, 300, 12, '#8b5e3c', 6),
      path(
        'M-20-150Q-60-210-30-262Q0-300 40-272Q66-250 54-196Q46-150 10-142L-50-84Z',
        vertical(shade(bird, 0.15), shade(bird, -0.15)),
      ),
      path('M-10-200Q20-230 44-196Q40-160 0-152Z', shade(bird, -0.25)),
      disc(22, -262, 34, shade(bird, 0.15)),
      disc(30, -268, 7, '#1d1d1d'),
      path('M50-270q26 4 20 24-14-2-22-10z', '#f08a3c'),
      disc(14, -246, 8, '#f3a6a0'),
      repeat(11, (i) =>
        line(`M${-170 + i * 34}-30V-250Q${-150 + i * 30}-380 0-428`, '#8d979e', 3.5),
      ),
      line('M-180-240H180M-180-120H180', '#8d979e', 4),
      rect(-196, -40, 392, 40, '#5d7a86', 10),
      line('M0-430v-22', '#8d979e', 8),
    ].join(''),
    width: 400,
    height: 456,
  }
}

/** A fish tank. */
export function drawFishTank(r: Random): Subject {
  const fish = (x: number, y: number, color: string, side: number) =>
    group(
      `translate(${x} ${y}) scale(${side} 1)`,
      path('M-40 0Q0-34 40-2Q0 32-40 0L-66-20V20Z', color),
      disc(20, -5, 4, '#1d1d1d'),
    )
  const plant = (x: number, h: number) =>
    line(`M${x}-50q-16-${h / 2} 0-${h}M${x + 18}-50q18-${h / 2} 2-${h - 30}`, '#2e8b57', 11)
  return {
    art: [
      rect(-270, -310, 540, 300, vertical('#bfe6ef', '#5fb3cf'), 8),
      path('M-266-60Q-100-84 60-60T266-56V-14H-266Z', '#e0c48c'),
      plant(-200, 180),
      plant(180, 150),
      r.chance(0.6) ? path('M-40-60q-10-70 40-80t60 80z', '#8a7f75') : plant(20, 120),
      repeat(r.int(3, 5), (i) =>
        fish(
          -170 + i * 95 + r.int(-20, 20),
          -250 + r.int(0, 130),
          r.pick(['#f08a3c', '#ffc23c', '#e6506a', '#f2f0ea', '#3d5fa0']),
          r.pick([1, -1]),
        ),
      ),
      repeat(5, (i) => disc(120 + r.int(-10, 10), -120 - i * 34, 6, '#ffffffaa')),
      faint(0.25, path('M-250-300h90L-230-20h-20z', '#ffffff')),
      rect(-280, -336, 560, 34, '#22272b', 8),
      rect(-280, -16, 560, 16, '#22272b', 4),
    ].join(''),
    width: 570,
    height: 340,
  }
}

/** A Paso Fino, seen from the side. */
export function drawHorse(r: Random, options: DrawingOptions): Subject {
  const coat = options.color ?? r.pick(['#8a5a34', '#4a3226', '#c98a54', '#e9e1d3', '#2f2724'])
  const mane = shade(coat, coat === '#e9e1d3' ? -0.25 : -0.55)
  return {
    art: [
      line('M-170-190L-196-100L-170-6M-110-180L-96-90L-120-6', shade(coat, -0.18), 30),
      line('M120-180L150-100L196-96M90-180L96-90L84-6', shade(coat, -0.1), 29),
      path(
        'M-240-250Q-220-300-120-292Q0-270 90-300L160-400Q180-430 214-420L270-350Q276-326 250-322L206-336L150-200Q120-150 40-160Q-90-150-180-166Q-236-190-240-250Z',
        vertical(shade(coat, 0.14), shade(coat, -0.16)),
      ),
      path('M-236-270Q-300-260-290-150Q-286-110-270-90-250-160-226-216Z', mane),
      path('M90-310Q120-400 176-426L190-410Q150-360 132-280Q110-262 90-310Z', mane),
      path('M176-424l6-34 22 30z', coat),
      disc(214, -380, 7, '#1d1613'),
      line('M200-412L262-338M232-366L206-340', '#5f2a1a', 6),
      rect(-184, -12, 30, 14, '#2b2320', 4) +
        rect(-134, -12, 30, 14, '#2b2320', 4) +
        rect(70, -12, 30, 14, '#2b2320', 4),
      r.chance(0.6)
        ? path('M-60-288Q0-320 50-290L34-262H-46Z', '#6b3f22') + line('M0-262v60', '#6b3f22', 9)
        : '',
    ].join(''),
    width: 570,
    height: 460,
  }
}

/** Hens in the yard. */
export function drawHens(r: Random, options: DrawingOptions): Subject {
  const hen = (x: number, color: string, size: number, side: number) =>
    group(
      `translate(${x} 0) scale(${size * side} ${size})`,
      line('M-10-50V0M24-50V0M-10 0l-14 2M24 0l-14 2', '#e0a030', 8),
      path(
        'M-110-150Q-150-220-120-240Q-70-190-20-170Q30-170 50-220L66-270Q90-300 114-270Q130-150 60-70Q0-30-60-60Q-100-90-110-150Z',
        vertical(shade(color, 0.15), shade(color, -0.18)),
      ),
      path('M-70-140Q0-170 30-120Q0-70-60-90Z', shade(color, -0.2)),
      path('M70-282q-6-34 14-26 4-22 18-6 18-8 12 32z', '#d63a1f'),
      path('M116-266l34 10-32 14z', '#e9a33a'),
      path('M104-244q14 4 8 30-16-4-8-30z', '#d63a1f'),
      disc(94, -268, 6, '#1d1613'),
    )
  const color = options.color ?? r.pick(['#b5652f', '#f2ebe0', '#3a2f2b', '#d9a766'])
  return {
    art:
      hen(-130, color, 1, 1) +
      hen(150, r.pick(['#b5652f', '#f2ebe0', '#3a2f2b']), 0.86, -1) +
      repeat(r.int(2, 4), (i) =>
        group(
          `translate(${-220 + i * 110} 8)`,
          oval(0, -22, 24, 20, '#f4d23c'),
          disc(16, -40, 14, '#f4d23c'),
          disc(20, -43, 3, '#1d1613'),
          line('M0-4v8', '#e0a030', 4),
        ),
      ),
    width: 560,
    height: 330,
  }
}

/** A kennel, a bed and a bowl. */
export function drawPetThings(r: Random, options: DrawingOptions): Subject {
  const color = options.color ?? r.pick(['#5a9ac0', '#d98e4a', '#8fae7a', '#b98ac0', '#8b8f94'])
  return {
    art: [
      rect(-270, -270, 330, 264, vertical(shade(color, 0.15), shade(color, -0.15)), 34),
      path('M-240-60V-180Q-240-230-190-230H-100Q-50-230-50-180V-40H-240Z', '#2b3036'),
      repeat(6, (i) => line(`M${-216 + i * 30}-220V-44`, '#c3c8cb', 6)),
      line('M-236-130H-54', '#c3c8cb', 6),
      repeat(4, (i) => line(`M-20 ${-210 + i * 30}h56`, shade(color, -0.4), 8)),
      line('M-150-272q45-40 90 0', '#3a4046', 15),
      oval(180, -34, 130, 44, '#c9a28b'),
      oval(180, -46, 96, 26, '#f2e6d4'),
      path('M70-2l14-48h70l14 48z', '#d63a1f'),
      oval(119, -50, 35, 9, '#7a4b2b'),
    ].join(''),
    width: 600,
    height: 300,
  }
}
