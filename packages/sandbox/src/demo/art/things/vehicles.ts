// Cars, from hatchback to pickup, in side view.
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

const PAINTS = [
  '#d63a1f',
  '#1f5f9e',
  '#f2f0ea',
  '#2b3036',
  '#a9b2b8',
  '#7d1f1f',
  '#2f6f5f',
  '#e0a526',
  '#5b6f8f',
  '#c9c2b4',
]
const GLASS = vertical('#9cc3d8', '#dcecf3')

type Shape = {
  /** The painted body, the roof with it; wheels stand at y = -44. */
  body: string
  /** Windows, each a path. */
  windows: readonly string[]
  wheels: readonly [number, number]
  wheel: number
  /** Where a roof rack lies. */
  roof: number
  seams: string
  handles: string
  front: number
  rear: number
  /** Height of lamps above the ground. */
  lamp: number
}

const SEDAN: Shape = {
  body: 'M-300-66Q-306-128-280-150L-214-164Q-150-226-84-240Q-10-254 56-236Q100-222 156-164L250-146Q296-134 300-86L296-60Q294-48 280-48H-284Q-298-48-300-66Z',
  windows: ['M-186-166Q-140-212-90-224L-28-228V-162Z', 'M-14-162V-228Q50-226 72-212L128-160Z'],
  wheels: [-190, 192],
  wheel: 54,
  roof: -246,
  seams: 'M-21-230V-72M-180-158Q-186-100-160-68M134-158Q140-104 122-68M-206-156H146',
  handles: 'M-72-136h26M44-136h26',
  front: 294,
  rear: -300,
  lamp: -120,
}

const HATCH: Shape = {
  body: 'M-250-66Q-262-150-226-170L-180-226Q-168-238-140-240Q-40-250 26-234Q74-222 124-160L212-146Q256-136 262-88L258-58Q256-48 242-48H-238Q-250-48-250-66Z',
  windows: [
    'M-196-164L-164-216Q-156-222-140-224L-46-226V-160Z',
    'M-34-160V-226Q30-226 54-208L100-156Z',
    'M-212-166l26-42h10l-22 44Z',
  ],
  wheels: [-156, 158],
  wheel: 50,
  roof: -244,
  seams: 'M-40-228V-70M-170-150Q-178-96-150-66M104-152Q110-100 96-66M-216-152H118',
  handles: 'M-84-134h26M46-134h26',
  front: 256,
  rear: -250,
  lamp: -120,
}

const SUV: Shape = {
  body: 'M-282-70Q-290-176-264-196L-226-262Q-216-276-190-278Q-70-290 50-276Q84-270 132-190L244-170Q284-160 288-108L284-66Q282-52 266-52H-266Q-282-52-282-70Z',
  windows: [
    'M-126-196V-260L-208-258L-238-192Z',
    'M-112-194V-262H-24V-190Z',
    'M-10-190V-262Q48-262 62-248L106-186Z',
  ],
  wheels: [-176, 184],
  wheel: 58,
  roof: -282,
  seams: 'M-18-264V-76M-120-264V-190Q-116-120-96-78M112-184Q120-120 104-76M-262-178H128',
  handles: 'M-92-160h28M22-158h28',
  front: 280,
  rear: -280,
  lamp: -146,
}

const JEEP: Shape = {
  body: 'M-262-70V-190H-236L-216-276H60L98-186H236Q256-184 258-160V-70Q258-56 244-56H-248Q-262-56-262-70Z',
  windows: ['M-200-258H-106V-196H-214Z', 'M-92-258H-16V-196H-92Z', 'M-2-258H50L76-196H-2Z'],
  wheels: [-168, 170],
  wheel: 62,
  roof: -276,
  seams: 'M-99-262V-80M-9-262V-80M92-180V-80M-250-182H96',
  handles: 'M-78-160h22M12-160h22',
  front: 250,
  rear: -260,
  lamp: -146,
}

const VAN: Shape = {
  body: 'M-290-66V-268Q-288-290-262-292H104Q130-290 146-266L204-168L262-152Q290-144 292-108L288-64Q286-52 270-52H-274Q-290-52-290-66Z',
  windows: [
    'M-262-266H-146V-190H-262Z',
    'M-130-266H-20V-190H-130Z',
    'M-4-266H92Q112-264 120-250L160-186H-4Z',
  ],
  wheels: [-190, 196],
  wheel: 52,
  roof: -292,
  seams: 'M-12-282V-72M-138-282V-72M150-178Q158-120 140-72M-284-176H170',
  handles: 'M-50-152h26M20-152h26',
  front: 284,
  rear: -288,
  lamp: -130,
}

const PICKUP: Shape = {
  body: 'M-310-74V-170H-92L-84-256Q-82-270-60-272H48Q72-272 86-252L126-180L256-164Q300-156 304-112L300-72Q298-58 280-58H-296Q-310-58-310-74Z',
  windows: ['M-74-186L-68-248Q-66-256-56-256H-14V-184Z', 'M0-184V-256H42Q60-256 68-244L104-178Z'],
  wheels: [-200, 202],
  wheel: 60,
  roof: -272,
  seams: 'M-92-168V-80M-7-258V-80M112-174Q120-120 106-78M-304-156H-92M-88-172H122',
  handles: 'M-40-156h24M30-154h24',
  front: 298,
  rear: -308,
  lamp: -138,
}

export const drawSedan = (r: Random, options: DrawingOptions) => drawCar(SEDAN, r, options)
export const drawHatchback = (r: Random, options: DrawingOptions) => drawCar(HATCH, r, options)
export const drawSuv = (r: Random, options: DrawingOptions) => drawCar(SUV, r, options)
export const drawVan = (r: Random, options: DrawingOptions) => drawCar(VAN, r, options)
export const drawPickup = (r: Random, options: DrawingOptions) => drawCar(PICKUP, r, options)

/** With the spare wheel at its back. */
export function drawJeep(r: Random, options: DrawingOptions): Subject {
  const car = drawCar(JEEP, r, options)
  return { ...car, art: rect(-284, -190, 26, 96, '#22272b', 10) + car.art }
}

function drawCar(shape: Shape, r: Random, options: DrawingOptions): Subject {
  const paint = options.color ?? r.pick(PAINTS)
  const rim = r.pick(['#d5dbe0', '#aeb7bd', '#3a4147', '#c9b27a'])
  const [rear, front] = shape.wheels
  const hasRack = r.chance(0.35) && shape !== PICKUP
  return {
    art: [
      hasRack
        ? line(
            `M-130 ${shape.roof - 8}H20M-110 ${shape.roof - 8}v12M0 ${shape.roof - 8}v12`,
            '#5b646b',
            7,
          )
        : '',
      path(shape.body, vertical(shade(paint, 0.28), shade(paint, -0.24))),
      faint(
        0.5,
        path(
          `M${shape.rear + 20}-86H${shape.front - 14}L${shape.front - 18}-62H${shape.rear + 24}Z`,
          shade(paint, -0.5),
        ),
      ),
      faint(
        0.35,
        line(
          `M${shape.rear + 26} ${shape.lamp - 22}Q0 ${shape.lamp - 42} ${shape.front - 60} ${shape.lamp - 26}`,
          '#ffffff',
          7,
        ),
      ),
      shape.windows
        .map((window) => path(window, shade(paint, -0.72)) + faint(0.88, path(window, GLASS)))
        .join(''),
      line(shape.seams, shade(paint, -0.4), 3),
      line(shape.handles, shade(paint, -0.5), 7),
      rect(shape.front - 40, shape.lamp - 10, 40, 24, '#fff3cf', 9),
      rect(shape.front - 40, shape.lamp - 10, 14, 24, '#f7c46a', 6),
      rect(shape.rear, shape.lamp - 16, 18, 34, '#a81f14', 5),
      rect(shape.front - 32, -84, 40, 18, '#3a4147', 6),
      rect(shape.rear - 8, -84, 40, 18, '#3a4147', 6),
      wheelWell(rear, shape.wheel, paint),
      wheelWell(front, shape.wheel, paint),
      wheel(rear, shape.wheel, rim, r),
      wheel(front, shape.wheel, rim, r),
    ].join(''),
    width: shape.front - shape.rear,
    height: 290,
  }
}

function wheelWell(x: number, size: number, paint: string): string {
  return path(
    `M${x - size - 12}-50a${size + 12} ${size + 12} 0 0 1 ${2 * size + 24} 0z`,
    shade(paint, -0.75),
  )
}

/** A wheel on the ground. */
export function wheel(x: number, size: number, rim: string, r: Random): string {
  const y = -size
  const spokes = r.fork('rim').pick([5, 6, 8, 10])
  return [
    disc(x, y, size, '#1f2326'),
    ring(x, y, size - 5, '#34393d', 5),
    disc(x, y, size * 0.64, shade(rim, -0.25)),
    ring(x, y, size * 0.6, rim, 6),
    repeat(spokes, (i) =>
      group(
        `rotate(${(360 / spokes) * i} ${x} ${y})`,
        line(`M${x} ${y}V${y - size * 0.54}`, rim, 9),
      ),
    ),
    disc(x, y, size * 0.17, shade(rim, -0.4)),
    oval(x, -2, size * 0.7, 4, '#15181a'),
  ].join('')
}
