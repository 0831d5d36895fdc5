// The inside of a home: rooms furnished with the things of the other files.
import type { Random } from '../random.ts'
import { drawRoom } from './indoors.ts'
import { disc, group, line, oval, path, rect, repeat, shade, shadow, vertical } from './pen.ts'
import type { Subject } from './subject.ts'
import { drawFan, drawFridge, drawStove } from './things/appliances.ts'
import { drawBed, drawDiningSet, drawDresser, drawSofa } from './things/furniture.ts'
import { drawPlants } from './things/tools.ts'

/** One room of a home; `at` goes on to the next kind of room. */
export function drawInterior(r: Random, at: number): string {
  const rooms = [drawLivingRoom, drawKitchen, drawBedroom, drawBathroom, drawDiningRoom]
  const draw = rooms[at % rooms.length] ?? drawLivingRoom
  return draw(r)
}

function put(subject: Subject, x: number, y: number, scale: number): string {
  return (
    shadow(x, y, subject.width * scale * 0.54, 20) +
    group(`translate(${x} ${y}) scale(${scale})`, subject.art)
  )
}

function ceilingLamp(r: Random): string {
  const x = r.int(360, 600)
  return (
    line(`M${x} 0V70`, '#5d666d', 5) +
    path(
      `M${x - 60} 120Q${x - 50} 70 ${x} 68Q${x + 50} 70 ${x + 60} 120Z`,
      r.pick(['#e9b44c', '#2b3036', '#fbf8f1', '#d98e73']),
    ) +
    oval(x, 120, 60, 9, '#fff3cf')
  )
}

function drawLivingRoom(r: Random): string {
  const room = drawRoom(r)
  return (
    room.back +
    ceilingLamp(r) +
    put(drawPlants(r), r.pick([130, 840]), 560, 0.42) +
    oval(480, 640, 380, 44, r.pick(['#c96f4a', '#5f7f86', '#d9c7a8', '#8fae7a'])) +
    put(drawSofa(r, {}), 480, 606, 0.9)
  )
}

function drawDiningRoom(r: Random): string {
  const room = drawRoom(r)
  return (
    room.back +
    ceilingLamp(r) +
    put(drawDiningSet(r, {}), 480, 630, 0.95) +
    put(drawFan(r, {}), r.pick([120, 850]), 570, 0.6)
  )
}

function drawBedroom(r: Random): string {
  const room = drawRoom(r)
  const side = r.pick([1, -1])
  return (
    room.back +
    put(drawDresser(r, {}), 480 + side * 380, 560, 0.55) +
    put(drawBed(r, {}), 480 - side * 60, 640, 1) +
    ceilingLamp(r)
  )
}

function drawKitchen(r: Random): string {
  const room = drawRoom(r)
  const wood = r.pick(['#b98552', '#fbf8f1', '#5f7f6a', '#8b5e3c', '#6f8fa8'])
  const top = r.pick(['#4a5157', '#e9e2d4', '#8a7f75'])
  const tiles =
    rect(40, 300, 880, 110, '#f4efe4') +
    repeat(22, (i) => line(`M${60 + i * 40} 300v110`, '#ddd5c5', 2)) +
    line('M40 336H920M40 372H920', '#ddd5c5', 2)
  const upper = repeat(5, (i) =>
    i === 2
      ? rect(420, 110, 120, 60, '#c3c8cb', 6) + path('M400 220L430 170H530L560 220Z', '#aeb7bd')
      : rect(44 + i * 178, 90, 168, 190, vertical(shade(wood, 0.15), shade(wood, -0.08)), 4) +
        rect(58 + i * 178, 104, 140, 162, shade(wood, 0.06), 3) +
        disc(190 + i * 178, 240, 6, '#c9a24a'),
  )
  const lower = repeat(
    5,
    (i) =>
      rect(44 + i * 178, 430, 168, 180, vertical(shade(wood, 0.1), shade(wood, -0.12)), 4) +
      line(`M${70 + i * 178} 456h116`, '#c9a24a', 6),
  )
  const side = r.chance(0.5)
  return (
    room.back +
    rect(0, 0, 960, 500, '#ffffff22') +
    tiles +
    upper +
    lower +
    rect(36, 408, 890, 26, top, 4) +
    put(drawStove(r, {}), 480, 616, 0.62) +
    put(drawFridge(r, {}), side ? 130 : 830, 640, 1.05) +
    (r.chance(0.6)
      ? oval(680, 404, 50, 13, '#e9b44c') +
        disc(664, 392, 14, '#d63a1f') +
        disc(690, 390, 14, '#8cc152')
      : '')
  )
}

function drawBathroom(r: Random): string {
  const tile = r.pick(['#cfe3e6', '#e9dcc6', '#d3e0d0', '#f0d9cf'])
  const floor = shade(tile, -0.25)
  const wood = r.pick(['#8b5e3c', '#fbf8f1', '#4a5157'])
  return [
    rect(0, 0, 960, 520, vertical(shade(tile, 0.25), tile)),
    repeat(16, (i) => line(`M${i * 64} 0V520`, shade(tile, -0.1), 2)) +
      repeat(9, (i) => line(`M0 ${i * 60}H960`, shade(tile, -0.1), 2)),
    rect(0, 520, 960, 200, vertical(floor, shade(floor, 0.25))),
    rect(90, 110, 220, 240, '#fbf8f1', r.pick([6, 110])) +
      rect(104, 124, 192, 212, vertical('#e4f0f3', '#b9d3da'), r.pick([4, 96])),
    rect(70, 420, 270, 210, vertical(shade(wood, 0.12), shade(wood, -0.12)), 6) +
      line('M205 440v176', shade(wood, -0.3), 4),
    path('M60 400H350L330 440H80Z', '#ffffff') + line('M205 400V360h30', '#aeb7bd', 11),
    rect(440, 380, 130, 130, '#ffffff', 16) +
      path('M430 500H580Q570 600 540 604H470Q440 600 430 500Z', '#f4f4f2') +
      oval(505, 500, 80, 24, '#ffffff') +
      rect(470, 600, 74, 40, '#e9e9e6', 6),
    rect(650, 60, 280, 590, '#dff1f577') +
      line('M650 60V650M930 60V650M650 60H930', '#aeb7bd', 8) +
      line('M800 130V400M770 130h60', '#aeb7bd', 9) +
      path('M764 130h72l10 24h-92z', '#8d979e'),
    path('M380 650Q505 610 630 650L640 690H370Z', r.pick(['#e8805f', '#6fa8b8', '#e9c46a'])),
  ].join('')
}
