// The two values that tell an ad best, in one line of its card: '2015 · 95,000 millas'. Every first load
// carries this, so it has its own few words and not the table.
import { formatMoney } from '../prices/price.ts'
import { formatNumber } from '../text/number.ts'
import { ageText, counted, cuerdasText } from './units.ts'
import type { AdAttributes, AttributeValues } from './values.ts'

/** A third is cut off on a phone, in the middle of a word. */
const MOST = 2

type Tell = (values: AttributeValues) => string | false | undefined

/** By category, the most telling first. What asks for trust, as a licence does, stands on the ad's page alone. */
const TELLS: Readonly<Record<string, readonly Tell[]>> = {
  'bienes-raices': [
    ({ rooms }) => rooms !== undefined && counted(rooms, 'cuarto', 'cuartos'),
    ({ baths }) => baths !== undefined && counted(baths, 'baño', 'baños'),
    ({ builtArea }) => builtArea !== undefined && `${formatNumber(builtArea)} pies²`,
    ({ landArea }) => landArea !== undefined && landText(landArea),
  ],
  vehiculos: [
    ({ year }) => year !== undefined && String(year),
    ({ miles }) => miles !== undefined && counted(miles, 'milla', 'millas'),
    ({ transmission }) => transmission === 'estandar' && 'Estándar',
  ],
  empleos: [
    payText,
    ({ schedule }) => schedule?.map((each) => SCHEDULES[each]).join(' o '),
    ({ contract }) => contract && CONTRACTS[contract],
    ({ remote }) => remote && 'Remoto',
  ],
  electronicos: [
    ({ storage }) => storage !== undefined && storageText(storage),
    ({ inches }) => inches !== undefined && `${formatNumber(inches)}″`,
    ({ unlocked }) => unlocked && 'Desbloqueado',
    ({ warranty }) => warranty && 'Con garantía',
  ],
  mascotas: [
    ({ breed }) => breed,
    ({ age }) => age !== undefined && ageText(age),
    ({ vaccinated }) => vaccinated && 'Con vacunas',
  ],
  servicios: [
    ({ emergencies }) => emergencies && '24 horas',
    ({ freeEstimate }) => freeEstimate && 'Estimado gratis',
  ],
  moda: [({ brand }) => brand, ({ size }) => size && `Talla ${size}`],
  'hogar-jardin': [
    ({ brand }) => brand,
    ({ btu }) => btu !== undefined && `${formatNumber(btu)} BTU`,
    ({ bedSize }) => bedSize && BEDS[bedSize],
    ({ gallons }) => gallons !== undefined && counted(gallons, 'galón', 'galones'),
  ],
  'deportes-ocio': [({ size }) => size],
  negocios: [({ permits }) => permits && 'Con permisos'],
}

/** '' where an ad of this category says nothing of it. */
export function headline(values: AttributeValues | undefined, slug: string): string {
  const tells = (values && TELLS[slug]) || []
  return tells
    .map((tell) => values && tell(values))
    .filter(Boolean)
    .slice(0, MOST)
    .join(' · ')
}

const SCHEDULES = { completa: 'Tiempo completo', parcial: 'Tiempo parcial' } as const
const CONTRACTS = { temporero: 'Temporero', por_contrato: 'Por contrato' } as const
const BEDS = { twin: 'Twin', full: 'Full', queen: 'Queen', king: 'King' } as const
const PAID_PER = { hora: 'la hora', semana: 'la semana', mes: 'al mes', ano: 'al año' } as const

/** '$12 la hora', '$12-$15 la hora'; nothing where nobody knows for how long. */
function payText({ payFrom, payTo, payPer }: AttributeValues): string | undefined {
  const low = payFrom ?? payTo
  if (low === undefined || payPer === undefined) return undefined
  const high = payTo === undefined || payTo === low ? '' : `-${dollars(payTo)}`
  return `${dollars(low)}${high} ${PAID_PER[payPer]}`
}

function dollars(amount: number): string {
  return Number.isInteger(amount) ? formatMoney(amount) : `$${amount.toFixed(2)}`
}

/** 2000 and 2048 GB are sold as 2 TB. */
function storageText(gigabytes: number): string {
  return gigabytes < 1000 ? `${gigabytes} GB` : `${formatNumber(Math.floor(gigabytes / 1000))} TB`
}

/** From a quarter of a cuerda on land is told in cuerdas. */
function landText(metres: number): string {
  return metres < 900 ? `${formatNumber(Math.round(metres))} m²` : cuerdasText(metres)
}

/** What a card holds of them: what its line says, and whether somebody is looking for the thing. */
const ON_CARDS = [
  ...['intent', 'rooms', 'baths', 'builtArea', 'landArea', 'year', 'miles', 'transmission'],
  ...['payFrom', 'payTo', 'payPer', 'schedule', 'contract', 'remote', 'storage', 'inches'],
  ...['unlocked', 'warranty', 'breed', 'age', 'vaccinated', 'emergencies', 'freeEstimate'],
  ...['brand', 'size', 'btu', 'bedSize', 'gallons', 'permits'],
]

/** The attributes of an ad as its card has them. */
export function cardAttributes(values: AdAttributes): AdAttributes
export function cardAttributes(values: AdAttributes): object {
  return Object.fromEntries(Object.entries(values).filter(([key]) => ON_CARDS.includes(key)))
}

/** Whether somebody looks for the thing rather than offers it. */
export function isWanted({ attributes }: { attributes?: AttributeValues }): boolean {
  return attributes?.intent === 'busco'
}
