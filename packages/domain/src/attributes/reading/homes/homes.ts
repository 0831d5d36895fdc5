// What ads of real estate say: what it is, its rooms and areas, what comes with it.
import type { AttributeValues } from '../../values.ts'
import { isWanted } from '../every-ad/intent.ts'
import type { AdText } from '../text/ad-text.ts'
import { AMOUNT, amountOf, dayOf, MONTH, monthOf } from '../text/numbers.ts'
import { allNamed, flag, keysOf, match, matches, says } from '../text/patterns.ts'
import { areasOf } from './home-areas.ts'
import { type HomeKind, homeKindOf } from './home-kind.ts'
import { parkingOf, roomsOf } from './home-rooms.ts'

export function readHome(text: AdText): AttributeValues {
  const { all } = text
  const homeKind = homeKindOf(text)
  return {
    homeKind,
    ...roomsOf(all),
    ...areasOf(all, homeKind),
    parking: parkingOf(all),
    furnished: flag(all, FURNISHED),
    pets: flag(all, isWanted(text) ? { yes: PETS_WANTED } : PETS),
    plan8: flag(all, PLAN_8),
    included: includedOf(all, homeKind),
    amenities: allNamed(all, AMENITIES),
    deposit: moneyOf(all, DEPOSIT),
    maintenance: moneyOf(all, MAINTENANCE),
    freeFrom: freeFromOf(text),
  }
}

const FURNISHED = {
  yes: 'amueblad[oa]s?|amuebladit[oa]|amueblao|amoblad[oa]|furnished|muebles incluidos|con (?:todos los )?muebles',
  no: 'sin (?:amueblar|muebles)|no (?:esta )?amueblad[oa]|unfurnished|desamueblad[oa]|muebles no (?:van|se incluyen|incluidos)|no incluye (?:los )?muebles',
}

const ANIMALS = '(?:mascotas?|mascotitas?|animales|perr[oi]t?os?|perros|pets)'
const PETS = {
  yes: `(?:se )?(?:acepta[n]?|acepto|aceptamos|permite[n]?|permito) (?:\\w+ )?${ANIMALS}|(?:se )?admit(?:o|en?) (?:\\w+ )?${ANIMALS}|${ANIMALS}:? (?:\\w+ ){0,2}(?:ok|bienvenid[oa]s?|permitid[oa]s?|aceptad[oa]s?|si)|pet[ -]?friendly|pets? (?:ok|allowed|welcome)`,
  no: `(?:no|sin|cero|ni) (?:se )?(?:(?:acepta[n]?|acepto|aceptamos|permite[n]?|permito|admiten?|quiero) )?(?:plan 8 (?:ni|o|y) )?${ANIMALS}|mascotas?:? no|no pets?`,
}
/** Who looks for a home says whether the animals may come along; 'sin mascotas' is of who comes. */
const PETS_WANTED = `(?:acepten?|permitan?|con) (?:\\w+ )?${ANIMALS}|pet[ -]?friendly`

const PLAN = '(?:plan|seccion|section|secc\\.?) ?(?:8|ocho)'
const PLAN_8 = {
  yes: PLAN,
  no: `no (?:se )?(?:(?:acept\\w+|cualifica para|cog\\w+|permit\\w+) )?(?:el )?(?:[a-z]+(?:,| ni| o| y) ){0,2}(?:el )?${PLAN}|ni ${PLAN}|${PLAN} no|sin ${PLAN}`,
}

const AMENITIES = {
  cisterna: '(?<!sin )cisternas?(?! vacia)|tanque de agua',
  placas_solares:
    '(?:placas?|paneles?|sistema|energia) (?:solar(?:es)?|fotovoltaic[oa]s?)|solar panels?|placas (?:y|con) bateria\\w*',
  planta_electrica:
    'plantas? electricas?|generador(?:es)?(?: electrico)?|power ?plant|generator|planta full|planta de emergencia',
  acceso_controlado:
    '(?:acceso|access|entrada) controlad[oa]|control(?:ed)? (?:de )?acces+o?|controlled access|urb(?:anizacion|\\.)? cerrada|gated|guardia(?: de seguridad)? 24|seguridad 24',
}

const UTILITIES = {
  agua: '(?<!(?:calentador|calentadores|tanque|filtro|bomba|cisterna|dispensador) de )agua(?! caliente)',
  luz: 'luz(?! natural)|electricidad',
  internet: 'internet|wi-?fi',
}
const UTILITY =
  'agua|luz|electricidad|internet|wi-?fi|cable(?: tv)?|gas|basura|mantenimiento|parking|estacionamiento|nevera|estufa|lavadora|secadora|microondas|aire|muebles|enseres|linea blanca'
/** Utilities in a row, none of which the tenant pays. */
const ROW = `(?:${UTILITY})(?:(?:,? (?:y|e|con) |, ?| ?/ ?| \\+ ?| )(?:el |la )?(?:${UTILITY}))*`
const INCLUDED_ROW = `(${ROW})\\)? (?:estan? |va |van )?(?:inclu[iy]\\w*|inclu|incl?\\.?|included|inclusive|gratis|pag[ao]s?|pagad[oa]s?|cubiert[oa]s?)(?! (?:el|por))`
const INCLUDES =
  '(?<!no )(?:incluye[n]?|incluyendo|includes|incluid[oa]s?(?=:| (?:el |la )?(?:agua|luz|internet|wi-?fi))|todo inclu\\w+)[: (]+([^.\\n;]{3,160})'
/** The lines below 'Incluye:'. */
const INCLUDES_LINES = '(?<!no )incluye[^.\\n]{0,20}: ?\\n((?:[^\\n]{1,40}(?:\\n|$)){1,6})'
const UNPAID = `(?:no (?:se )?pagan?|sin pagar) (?:el |la )?(${ROW}(?: ni (?:el |la )?(?:${UTILITY}))*)`
const WITH_ROW = `con (${ROW})`
const APART =
  /(?:,| y|) (?:el |la |los )?(?:agua|luz|electricidad|internet|wi-?fi)(?: (?:y|e) (?:el |la )?(?:agua|luz|internet))* (?:va |es |van |son |se paga |la paga |aparte|no |separad|por |corre )[^.,\n]*/g
const EVERYTHING =
  '(?:todas las )?(?:utilidades|utilities) (?:estan )?inclu(?:idas|yen|ded|sive)|incluye (?:todas las )?utilidades'

function includedOf(all: string, kind: HomeKind | undefined): AttributeValues['included'] {
  const text = all.replaceAll(APART, ' ')
  const rows = [
    ...matches(text, INCLUDED_ROW).filter(
      ({ index }) => !/no (?:estan? )?$/.test(text.slice(Math.max(0, index - 12), index)),
    ),
    ...[INCLUDES, INCLUDES_LINES, UNPAID].flatMap((pattern) => matches(text, pattern)),
  ].map(([, row = '']) => row.replace(/(?<![a-z])(?:pero |no incluye).*/, ''))
  if (rows.length === 0 && (kind === 'cuarto' || kind === 'estudio' || kind === 'apartamento')) {
    // 'Con agua y luz' is in the rent of rooms; on land it is only that the lines are there.
    rows.push(match(text, WITH_ROW)?.[1] ?? '')
  }
  const said = new Set(rows.flatMap((row) => allNamed(row, UTILITIES) ?? []))
  if (says(all, EVERYTHING)) said.add('agua').add('luz')
  const codes = keysOf(UTILITIES).filter((code) => said.has(code))
  return codes.length > 0 ? codes : undefined
}

const DEPOSIT = moneyPatterns('(?:fianza|deposito(?: de seguridad)?|security deposit)')
const MAINTENANCE = moneyPatterns('(?:mantenimiento|mant\\.?|hoa)(?: fee)?(?: mensual)?')

function moneyPatterns(words: string): readonly string[] {
  return [
    `${words}(?: (?:mensual|de|es|son|requerid[oa]|aprox\\.?))*[: (]+(?:de |es |son )?\\$ ?(${AMOUNT})`,
    `\\$ ?(${AMOUNT}) (?:de |en )?${words}`,
    `${words}(?: (?:mensual|de|es|son|aprox\\.?))*[: ]+(\\d{2,4}|\\d{1,2},\\d{3})(?! ?(?:mes|dias|anos|pies|%|/|am|pm|por ciento))`,
    `(?<![$\\d])(\\d{2,4}) (?:pesos |dolares )?de ${words}`,
  ]
}

function moneyOf(all: string, patterns: readonly string[]): number | undefined {
  for (const pattern of patterns) {
    const amount = amountOf(match(all, pattern)?.[1])
    if (amount !== undefined) return Math.round(amount)
  }
  return undefined
}

const FREE = '(?:disponible|available|libre|desocupa(?:do|da|n)?|mudanza)'
const FREE_FROM = `${FREE}(?: (?:desde|a partir|para|ya|solo))*(?: (?:de|del|el|en))* (?:(\\d{1,2}|1ro|primero)\\.? (?:de )?)?(${MONTH})(?:(?: de| del)? (20\\d\\d))?`

/** Without a day the month's first. */
function freeFromOf({ all, now }: AdText): string | undefined {
  const found = match(all, FREE_FROM)
  const month = monthOf(found?.[2])
  if (!found || month === undefined) return undefined
  const day = /^\d+$/.test(found[1] ?? '') ? Number(found[1]) : 1
  return dayOf({ year: found[3] === undefined ? undefined : Number(found[3]), month, day }, now)
}
