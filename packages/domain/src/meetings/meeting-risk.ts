// What is odd about where and when people are to meet (docs/product/meetings.md#what-is-warned-of).
import { foldText } from '../text/writing.ts'
import type { Meeting } from './meeting.ts'

export type MeetingRisk = 'house-at-night' | 'house' | 'night'

const HOUR = 3_600_000
/** Puerto Rico keeps UTC-4 all year. */
const OFFSET = 4 * HOUR
/** From this hour it counts as night, and until that one. */
const [NIGHT_FROM, NIGHT_TO] = [19, 6]

const house =
  /\b(casa|hogar|residencia|apartamento|apartment|apto|apt|marquesina|urb|urbanizacion|condominio|cond|residencial|sector|parcelas|home|house)\b/
/** Houses that are none: town halls, and businesses that call themselves one. */
const noHouse = /\bcasa (alcaldia|de (la )?cultura|de salud|olimpica|blanca)\b/

/** A house at night before all; null where nothing is odd. Places of the list are public. */
export function meetingRisk({
  place,
  placeId,
  startsAt,
}: Pick<Meeting, 'place' | 'placeId' | 'startsAt'>): MeetingRisk | null {
  const isHouse = placeId === null && house.test(foldText(place).replace(noHouse, ''))
  const isNight = isAtNight(startsAt)
  if (isHouse) return isNight ? 'house-at-night' : 'house'
  return isNight ? 'night' : null
}

const texts: Readonly<Record<MeetingRisk, string>> = {
  'house-at-night':
    'Es una casa, y de noche. Así empiezan los asaltos: propón de día un lugar público, como un cuartel o una plaza.',
  house:
    'Parece una casa. Es más seguro un lugar público: un cuartel, una plaza o un centro comercial.',
  night: 'Es de noche. Si puedes, escoge una hora de día, o un cuartel de la policía.',
}

export function meetingRiskText(risk: MeetingRisk): string {
  return texts[risk]
}

function isAtNight(iso: string): boolean {
  const hour = new Date(Date.parse(iso) - OFFSET).getUTCHours()
  return hour >= NIGHT_FROM || hour < NIGHT_TO
}
