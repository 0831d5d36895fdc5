// Puts a drawn thing into a place, in a light, before a camera: one picture.
import { createRandom, type Random } from '../random.ts'
import { drawRoom, drawShop, drawWall, drawWorkshop } from './indoors.ts'
import { collectGradients, faint, group, path, rect, shadow } from './pen.ts'
import type { Backdrop, Draw, DrawBackdrop, DrawingOptions, Subject } from './subject.ts'
import { drawCounter, drawFlat, drawStudio, drawTable } from './surfaces.ts'
import { drawBeach, drawCarport, drawOldStreet, drawRoad, drawYard } from './things/outdoors.ts'

/** Size of every picture in pixels. */
export const SCENE_WIDTH = 960
export const SCENE_HEIGHT = 720

const PLACES = {
  room: drawRoom,
  wall: drawWall,
  workshop: drawWorkshop,
  shop: drawShop,
  carport: drawCarport,
  street: drawOldStreet,
  yard: drawYard,
  beach: drawBeach,
  road: drawRoad,
  table: drawTable,
  counter: drawCounter,
  flat: drawFlat,
  studio: drawStudio,
} satisfies Record<string, DrawBackdrop>

export type PlaceName = keyof typeof PLACES

/** A kind of picture: a thing and where it may be seen, or a whole picture of its own. */
export type Motif = Thing | Whole

export type Thing = {
  draw: Draw
  places: readonly PlaceName[]
  /** How much of the picture's width the thing takes; 0.74 unless told. */
  fill?: number
  /** Lies or hangs: centered, without a shadow on a floor. */
  floats?: boolean
}

/** `shot` 0 is the outside of a home, say; the later ones go in. */
export type Whole = {
  scene: (random: Random, options: DrawingOptions, shot: number) => string
  /** The later shots are the same picture from nearer. */
  zooms?: boolean
}

/**
 * The SVG of one picture. The same seed shows the same thing in the same place; `shot` 0 shows it
 * whole, the later ones nearer and from another side.
 */
export function drawScene(
  motif: Motif,
  options: DrawingOptions,
  seed: string,
  shot: number,
): string {
  const random = createRandom(seed)
  const camera = random.fork(`camera ${shot}`)
  const lit = light(random.fork('light'))
  if ('scene' in motif) {
    const art = motif.scene(random.fork('subject'), options, shot) + lit
    return picture(group(frame(camera, motif.zooms ? shot : 0), art))
  }
  const place = random.fork('place')
  const backdrop = PLACES[place.pick(motif.places)](place)
  const subject = motif.draw(random.fork('subject'), options)
  const art = backdrop.back + stand(subject, motif, backdrop, camera) + backdrop.front + lit
  return picture(group(frame(camera, shot), art))
}

function picture(art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}"><defs>${DEFINITIONS}${collectGradients(art)}</defs>${art}${VIGNETTE}</svg>`
}

/** How the camera is held. */
function frame(camera: Random, shot: number): string {
  const zoom = shot === 0 ? camera.between(1.03, 1.12) : camera.between(1.25, 1.62)
  const reach = shot === 0 ? 14 : 130
  const tilt = camera.between(-0.9, 0.9)
  const x = camera.between(-reach, reach)
  const y = camera.between(-reach / 2.4, reach / 4)
  return `translate(${(480 + x).toFixed(1)} ${(372 + y).toFixed(1)}) rotate(${tilt.toFixed(2)}) scale(${zoom.toFixed(3)}) translate(-480 -372)`
}

function stand(subject: Subject, motif: Thing, backdrop: Backdrop, camera: Random): string {
  const fill = motif.fill ?? 0.74
  const scale = Math.min(
    (SCENE_WIDTH * fill) / subject.width,
    (SCENE_HEIGHT * 0.72) / subject.height,
  )
  const size = scale * camera.between(0.94, 1.05)
  const side = camera.chance(0.5) ? 1 : -1
  const x = 480 + camera.between(-46, 46)
  const y = motif.floats
    ? 360 + (subject.height * size) / 2
    : backdrop.ground + camera.between(-12, 12)
  return [
    motif.floats ? '' : shadow(x, y, subject.width * size * 0.56, 26),
    group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size * side).toFixed(3)} ${size.toFixed(3)})`,
      subject.art,
    ),
  ].join('')
}

/** Sun through a window, an evening, a cloudy day, or nothing. */
function light(random: Random): string {
  const x = random.int(80, 600)
  return random.pick([
    faint(
      0.1,
      path(`M${x} 0h120L${x - 60} 720h-190zM${x + 170} 0h70L${x + 60} 720h-100z`, '#fff6dc'),
    ),
    faint(0.12, rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 'url(#h-ffb45e-7a5aa0)')),
    faint(0.08, rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, '#31506b')),
    faint(0.1, rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, '#ffe2b0')),
    '',
  ])
}

const DEFINITIONS =
  '<radialGradient id="shadow"><stop stop-color="#20160f" stop-opacity=".42"/><stop offset=".6" stop-color="#20160f" stop-opacity=".26"/><stop offset="1" stop-color="#20160f" stop-opacity="0"/></radialGradient><radialGradient id="vignette" r=".75"><stop offset=".62" stop-color="#1d1208" stop-opacity="0"/><stop offset="1" stop-color="#1d1208" stop-opacity=".3"/></radialGradient>'

const VIGNETTE = `<rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="url(#vignette)"/>`
