// What ads of services say.
import { MUNICIPALITIES } from '../../../places/municipalities.ts'
import { foldText } from '../../../text/writing.ts'
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { tradeOf } from '../text/names.ts'
import { flag, match, says } from '../text/patterns.ts'

export function readService(text: AdText): AttributeValues {
  const { all, original } = text
  return {
    trade: tradeOf(text),
    licensed: flag(all, LICENSED),
    licence: LICENCE.exec(original)?.[0].trim(),
    emergencies: flag(all, EMERGENCIES),
    freeEstimate: flag(all, FREE_ESTIMATE),
    serves: servesOf(all),
  }
}

const LICENSED = {
  yes: 'con (?:su |mi )?licencia|licenciad[oa]s?|licencia(?:s)? (?:vigente|#|num|al dia|y)|lic\\.? ?#?:? ?\\d+|licencia (?:de )?\\w+ ?#?\\d*|perit[oa] (?:electricista|colegiad[oa])|colegiad[oa]|licensed',
  no: 'sin licencia|no (?:tengo |tenemos )?licencia|no (?:soy|somos|estoy)(?: \\w+)? licenciad[oa]s?',
}

/** With the words before the number, as written: 'Lic. 8841', 'licencia de DACO CON-1187'. */
const LICENCE =
  /(?<!\p{L})(?:lic(?:encia)?\.?|colegiad[oa]|ddec|daco)(?: (?:de|daco|ddec|p\.?e\.?|perito|electricista|plomero|maestro))* ?(?:#|n[uú]m(?:ero)?\.?|no\.)?[ :]*#?(?:[a-z]{1,4}-)?[a-z]{0,2}\d{3,8}(?!\d)/iu

const EMERGENCIES = {
  yes: '24 ?/ ?7|(?<!en |de )24 ?(?:horas|hrs?|hours)|emergencias?',
  no: '(?:no|sin) (?:\\w+ )?emergencias?',
}

const FREE_ESTIMATE = {
  yes: 'estimad[oa]s? (?:\\w+ ){0,2}(?:gratis|gratuit[oa]s?|free|libres?(?: de costo)?|sin (?:costo|compromiso))|(?:gratis|free) estimad[oa]s?|cotizacion(?:es)? (?:\\w+ )?(?:gratis|gratuitas?|sin (?:costo|compromiso))|free estimates?|presupuestos? gratis|orientacion gratis y estimado',
}

const TOWN_NAMES: ReadonlyMap<string, string> = new Map(
  MUNICIPALITIES.map(({ name }) => [foldText(name), name]),
)
const TOWN = `(?:${[...TOWN_NAMES.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const SERVED_TOWNS = `(?:trabaj(?:o|amos) en|servicios? en|cubrimos|cubro|damos servicio en|doy servicio en)(?: los pueblos de)?:? (${TOWN}(?:(?:, ?| y | e |, y )${TOWN})*)(?! (?:a|hasta|y) )`

/** The whole island, or the towns of a list that says what it is. */
function servesOf(all: string): string | undefined {
  if (says(all, '(?:toda|alrededor de) la isla|todo puerto rico|todo pr|island ?wide'))
    return 'Toda la isla'
  const towns = match(all, SERVED_TOWNS)?.[1]
  return towns?.replaceAll(TOWN_ANYWHERE, (town) => TOWN_NAMES.get(town) ?? town)
}

const TOWN_ANYWHERE = new RegExp(TOWN, 'g')
