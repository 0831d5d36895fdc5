// Writes ads for cars: real models, with the miles, the marbete and the A/C that people ask for.
import type { MotifName } from '../art/motifs.ts'
import type { Random } from '../random.ts'
import { MODELS } from './car-models.ts'
import { type Draft, speak, speakTitle, type Voice, words, writePrice } from './draft.ts'

/** The year in which the prices above were asked. */
const PRICES_OF = 2026

const COLORS: ReadonlyArray<readonly [string, string]> = [
  ['rojo', '#c8321f'],
  ['azul', '#1f5f9e'],
  ['blanco', '#f2f0ea'],
  ['negro', '#2b3036'],
  ['gris', '#7d868c'],
  ['plateado', '#b9c0c4'],
  ['vino', '#7d1f2b'],
  ['verde', '#2f6f5f'],
  ['champagne', '#c9b79c'],
  ['azul marino', '#23395b'],
]

const CONDITION_LINES: string[] = words(
  'Corre nítido, cero botes de aceite.|Nunca chocado.|Un solo dueño.|A/C frío frío.|Gomas casi nuevas.|Batería nueva con garantía.|Interior limpio, no se ha fumado.|Todo eléctrico y funciona.|Le hice los frenos hace un mes.|Tune up y aceite al día.|Cámara de reversa y Bluetooth.|Aros originales.|Se le cambió la correa de tiempo.|Tint y alarma.|Radio con Apple CarPlay.|Suspensión nueva adelante.|Asientos en piel.|Siempre en marquesina.|Tiene un rayacito en el bómper de atrás.|Pintura original.|Lo lleva a su mecánico sin problema.',
)

const PAPERS: string[] = words(
  'Marbete hasta {month}.|Título en mano, listo para traspaso.|Papeles al día, sin multas.|Marbete e inspección de {month}.|Sin gravámenes.|Traspaso ese mismo día en gestoría.|Se asume cuenta, mensualidad de {monthly} dólares.|Saldo, título a mi nombre.',
)

const WHY: string[] = words(
  'Vendo por motivo de viaje.|Cambié a una más grande.|Compré uno nuevo.|Ya no guío.|Me queda un carro de más.|Busco guagua para la familia.|Trade por pickup, escucho ofertas.|No ando regalando, el precio es bueno.|Llamadas después de las 4.|ATH Móvil para separar.|Nada de preguntas sin sentido, es como se ve.|Se puede ver en {town} los fines de semana.|Vengan con el mecánico.|Omo razonable.',
)

const DEALER: string[] = words(
  'Financiamiento con bancos y cooperativas.|Aceptamos trade-in.|Garantía en motor y transmisión.|Inspeccionado por nuestro taller.|Separe con $200.|Visítenos de lunes a sábado en {town}.|Pronto accesible si cualifica.|Precio no incluye traspaso.|Más de 30 unidades en el lote.',
)

const MONTHS: string[] = words(
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre',
)

/** One ad; `turn` goes through the models in order, so that none is written about twice as often as another. */
export function writeCar(r: Random, turn: number, town: string, voice: Voice): Draft {
  const model = MODELS[(turn * 7) % MODELS.length]
  if (model === undefined) throw new Error('no models')
  const year = r.int(model.from, model.to)
  const age = PRICES_OF - year
  const trim = r.pick(model.trims)
  const [color, paint] = r.pick(COLORS)
  const isManual = age > 8 && model.motif !== 'van' && model.motif !== 'suv' && r.chance(0.35)
  const driven = age * r.between(7200, 12_800) + r.int(900, 9000)
  const miles = Math.round(Math.min(driven, r.int(148_000, 196_000)))
  const worth = Math.max(2200, model.price * 0.895 ** age * r.between(0.88, 1.12))
  const gear = isManual ? 'std' : r.pick(['automática', 'aut'])
  return {
    title: speakTitle(
      writeTitle(r, { name: model.name, trim, year, color, isManual, motif: model.motif }),
      voice,
    ),
    description: describe(
      r,
      {
        name: model.name,
        trim,
        year,
        color,
        gear,
        miles,
        monthly: Math.round(worth / 60 / 5) * 5,
        town,
      },
      voice,
    ),
    price: writePrice(
      r,
      worth > 6000
        ? Math.round(worth / 500) * 500 - (r.chance(0.35) ? 5 : 0)
        : Math.round(worth / 100) * 100,
    ),
    condition:
      age < 3
        ? 'como_nuevo'
        : r.pick(['bueno', 'bueno', 'bueno', 'como_nuevo', age > 12 ? 'regular' : 'bueno']),
    motif: model.motif,
    options: { color: paint },
    tags: [isManual ? 'std' : 'automático'],
  }
}

type Car = { name: string; trim: string; year: number; color: string }

function writeTitle(r: Random, car: Car & { isManual: boolean; motif: MotifName }): string {
  const base = `${car.name} ${car.trim} ${car.year}`
  const isTall = car.motif === 'suv' || car.motif === 'jeep' || car.motif === 'van'
  const forms = [
    base,
    `${car.year} ${car.name} ${car.trim}`,
    `${car.name} ${car.year}${car.isManual ? ' std' : ''}`,
    `Se vende ${base}`,
    `${base} ${car.color}`,
    `${base}, poco millaje`,
    `${base} un solo dueño`,
    `Vendo ${car.name} ${car.year} ${car.color}`,
    `${base} - negociable`,
  ]
  if (isTall) forms.push(`Guagua ${base}`, `Guagua ${car.name} ${car.year} ${car.color}`)
  if (car.motif === 'pickup')
    forms.push(`Pickup ${base} doble cabina`, `Guagua pickup ${car.name} ${car.year}`)
  return r.pick(forms)
}

function describe(
  r: Random,
  car: Car & { gear: string; miles: number; monthly: number; town: string },
  voice: Voice,
): string {
  const first = r.pick([
    `${car.name} ${car.trim} del ${car.year}, ${car.gear}, ${car.miles.toLocaleString('en-US')} millas, color ${car.color}.`,
    `Millaje: ${car.miles.toLocaleString('en-US')}. Transmisión ${car.gear}. Color ${car.color}.`,
    `Vendo mi ${car.name} ${car.year} ${car.color}, ${car.gear}, con ${Math.round(car.miles / 1000)} mil millas.`,
    `${car.year}, ${car.miles.toLocaleString('en-US')} millas, ${car.gear}, aire y todo trabajando.`,
  ])
  const papersFirst = voice.length === 'short' ? [] : titleLine(r.fork('title'), car)
  const month = r.pick(MONTHS)
  const place = (line: string) =>
    line
      .replaceAll('{month}', month)
      .replaceAll('{monthly}', String(car.monthly))
      .replaceAll('{town}', car.town)
  const state = r.shuffle(CONDITION_LINES)
  const papers = r.shuffle(PAPERS).map(place)
  const why = r.shuffle(voice.isTrade ? DEALER : WHY).map(place)
  const count = { short: [1, 1, 0], normal: [3, 1, 1], long: [5, 2, 2], list: [4, 1, 1] } as const
  const [states, papersCount, whys] = count[voice.length]
  const rest = [
    ...papersFirst,
    ...state.slice(0, states),
    ...papers.slice(0, papersCount),
    ...why.slice(0, whys),
  ]
  const text =
    voice.length === 'list'
      ? [first, ...rest.map((line) => `• ${line.replace(/\.$/, '')}`)].join('\n')
      : [first, ...rest].join(' ')
  return speak(text, voice)
}

/** What is asked first of a car's papers, and of what it burns. */
function titleLine(r: Random, { name, year }: Car): string[] {
  const isHybrid = year > 2015 && HYBRIDS.test(name) && r.chance(0.25)
  const title = r.chance(0.55) ? [r.pick(TITLES)] : []
  return isHybrid ? ['Es híbrido, gasta poquito.', ...title] : title
}

const HYBRIDS = /Corolla|Camry|RAV4|CR-V|Tucson|Sportage/

const TITLES: string[] = words(
  'Título limpio.|Título limpio, nunca chocado.|Título limpio en mano.|Título de salvamento, ya reparado.|Título reconstruido, pasa inspección.',
)
