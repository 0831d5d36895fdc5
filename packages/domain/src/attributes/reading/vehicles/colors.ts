// Which colour a vehicle has.
import { COLORS } from '../../lists/colors.ts'
import type { AdText } from '../text/ad-text.ts'
import { allOf, type Found } from '../text/names.ts'
import { matches } from '../text/patterns.ts'

/** Colours of something else: of the inside, of a part, of a place's name. */
const OF_ANOTHER =
  /(?<![a-z])(?:interior(?:es)?|asientos?|piel|cuero|leather|tapiceria|aros?|rines|focos?|luz|luces|stops?|cristales|tintes?|alfombras?|capota|techo|franjas?|detalles|linea|bonete|cabo|rio|casa|cruz|isla|playa|quebrada|barrio|bo\.?|urb\.?|cerro|calle|en papel|cancha|lona|cover|casco|trailer|tablilla)[^.,;\n]{0,14}$/
const INSIDE = /^[^.,;\n]{0,4}(?:por dentro|interior|adentro|asientos|y (?:aros|interior))/

/** 'Color: blanco', 'blanca', 'blanco por fuera y negro por dentro'. */
export function colorOf({ title, body }: AdText): string | undefined {
  const text = `${title}\n${body}`
  return saidColor(text) ?? ownColor(title, title) ?? ownColor(text, text)
}

/** Of parts only what stands at the beginning is theirs: later words are of the vehicle they fit. */
export function partColorOf({ title, body }: AdText): string | undefined {
  return allOf(title, COLORS)[0]?.name ?? allOf(body.slice(0, 30), COLORS)[0]?.name
}

const SAID = 'color(?:es)?(?: exterior| es| del carro)*[: ]+(?:exterior:? )?'

function saidColor(text: string): string | undefined {
  for (const place of matches(text, SAID)) {
    if (OF_ANOTHER.test(text.slice(Math.max(0, place.index - 30), place.index))) continue
    const start = place.index + place[0].length
    const said = text.slice(start, start + 20).trimStart()
    const [found] = allOf(`color ${said}`, COLORS)
    if (found && found.at <= 6 && !INSIDE.test(said.slice(found.end - 6))) return found.name
  }
  return undefined
}

function ownColor(text: string, all: string): string | undefined {
  return allOf(text, COLORS).find((found) => isOwn(all, found))?.name
}

function isOwn(text: string, { at, end }: Found): boolean {
  return !OF_ANOTHER.test(text.slice(Math.max(0, at - 30), at)) && !INSIDE.test(text.slice(end))
}
