// Sky, mountains and trees.
import type { Random } from '../random.ts'
import { disc, faint, group, line, path, rect, repeat, shade, vertical } from './pen.ts'

/** The sky with hills, as it stands behind everything here. */
export function drawSky(r: Random, horizon: number): string {
  const [top, bottom] = r.pick([
    ['#8ccbe8', '#e6f4f8'],
    ['#a9d6ee', '#fdf1dc'],
    ['#7fbfe6', '#d8eff7'],
    ['#f7c9a0', '#fdeccf'],
    ['#b9d3e0', '#eef2f0'],
  ] as const)
  const x = r.int(80, 860)
  return [
    rect(0, 0, 960, horizon + 20, vertical(top, bottom)),
    r.chance(0.5) ? disc(x, r.int(70, 150), 46, '#fff3cf') : '',
    faint(
      0.85,
      repeat(r.int(1, 3), () => cloud(r.int(40, 820), r.int(50, 190), r.between(0.7, 1.5))),
    ),
  ].join('')
}

/** Mountains of the interior in two layers. */
export function drawHills(r: Random, horizon: number): string {
  const green = r.pick(['#6fae86', '#5b9c7c', '#83b58c', '#6aa39a'])
  const peak = () => horizon - r.int(90, 190)
  const far = `M0 ${horizon}V${peak()}Q160 ${peak() - 60} 320 ${peak()}T640 ${peak()}T960 ${peak()}V${horizon}Z`
  const near = `M0 ${horizon + 4}V${horizon - r.int(30, 90)}Q200 ${horizon - r.int(80, 140)} 420 ${horizon - r.int(20, 60)}T960 ${horizon - r.int(30, 90)}V${horizon + 4}Z`
  return path(far, shade(green, 0.35)) + path(near, vertical(shade(green, 0.1), shade(green, -0.1)))
}

export function palm(x: number, y: number, scale: number): string {
  const leaf = (turn: number, color: string) =>
    group(`rotate(${turn})`, path('M0 0Q50-46 118 6Q60-12 0 6Z', color))
  return group(
    `translate(${x} ${y}) scale(${scale.toFixed(2)})`,
    line('M0 0Q14-120-8-232', '#8b6a48', 16),
    line('M4-40q-6 3-12 2M4-90q-6 3-12 2M0-140q-6 3-12 2M-4-190q-6 3-12 2', '#6f5238', 4),
    group(
      'translate(-8 -236)',
      leaf(-20, '#2e8b57'),
      leaf(30, '#3fa56b'),
      leaf(75, '#2e8b57'),
      leaf(160, '#3fa56b'),
      leaf(205, '#2e8b57'),
      leaf(110, '#267a4b'),
      leaf(250, '#3fa56b'),
      disc(4, 8, 9, '#7a4b2b'),
      disc(-8, 10, 9, '#6b3f22'),
    ),
  )
}

export function flamboyan(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale.toFixed(2)})`,
    line('M0 0Q-6-90-4-130M-4-90Q-50-130-90-150M-2-100Q40-140 90-156', '#7a5a43', 17),
    path(
      'M-170-150q-10-50 50-62 20-56 92-48 60-26 110 22 70 4 78 62 6 40-50 32-40 20-90 4-60 18-110 2-70 14-80-12z',
      '#d63a1f',
    ),
    path('M-120-190q30-40 80-24 50-34 110 0 40-6 60 24-60-12-100 0-70-18-150 0z', '#ee6a3f'),
    faint(
      0.8,
      disc(-90, -176, 12, '#ff9a5c'),
      disc(20, -220, 14, '#ff9a5c'),
      disc(90, -180, 12, '#ffb56b'),
      disc(-20, -176, 10, '#a82a14'),
    ),
  )
}

export function mangoTree(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale.toFixed(2)})`,
    line('M0 0V-130M0-80l-46-50M0-90l44-56', '#6f5238', 18),
    disc(-60, -176, 62, '#3d8a55'),
    disc(54, -186, 66, '#347a4b'),
    disc(0, -226, 70, '#479a61'),
    [-80, -30, 40, 80, 10].map((dx, i) => disc(dx, -150 - (i % 3) * 40, 9, '#f0a73c')).join(''),
  )
}

function cloud(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale.toFixed(2)})`,
    path('M0 30q2-24 28-22 8-24 40-16 24-10 36 14 26 0 26 24z', '#ffffff'),
  )
}
