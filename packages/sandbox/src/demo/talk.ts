// How buyers and sellers write to each other, and what they say of one another afterwards.
import { words } from './ads/draft.ts'
import type { Ad } from './demo.ts'

/** What is said of an ad of that kind: nobody asks a cook how long he has been in use. */
export type Kind = 'thing' | 'home' | 'pet' | 'job' | 'service'

/** Something that is asked, and what may be answered to just that. */
export type Exchange = { ask: string; answers: readonly string[] }

/** `first`: how a talk begins; `next`: how it may go on, each once. */
export type Talk = { first: readonly Exchange[]; next: readonly Exchange[] }

const KINDS: Readonly<Record<number, Kind>> = { 1: 'home', 3: 'job', 6: 'service' }

export function kindOf({ categoryId, condition }: Pick<Ad, 'categoryId' | 'condition'>): Kind {
  if (categoryId === 5 && condition === null) return 'pet'
  return KINDS[categoryId] ?? 'thing'
}

/** One exchange on each line: the question, then the answers, apart by '|'. */
function exchanges(lines: string): Exchange[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [ask = '', ...answers] = words(line.trim())
      return { ask, answers }
    })
}

const THING_FIRST = `
  Saludos, ¿todavía está disponible?|Saludos, sí todavía está.|Sí, disponible.|Hay otra persona que viene mañana, pero el primero que llegue.
  Hola, me interesa. ¿Cuál es el último precio?|Ese es el precio, ya está rebajado.|Puedo bajarle un poquito si viene hoy.|Le puedo bajar un 10%.
  Buenas tardes, ¿acepta ATH Móvil?|Claro, ATH Móvil o efectivo.|Sí, ATH Móvil sin problema.
  Hola, ¿en qué parte de {town} está?|Cerca de la plaza.|A cinco minutos de la salida, le mando la ubicación cuando venga.
  Buenas, ¿se puede ver mañana?|Sí, después de las 5.|Mañana sí, por la mañana estoy en casa.
  Hola, vi su anuncio. ¿Es negociable?|Un poquito, si es en efectivo.|Ahora mismo no, gracias.
  ¿Tiene más fotos?|Sí, le paso más fotos ahorita.|Mañana con luz le saco par de fotos más.
  Bendiciones, ¿cuánto es lo menos?|Amén. Le puedo bajar algo si viene hoy.|Ese es el precio, disculpe.
  Buenas noches, ¿hace entrega?|No puedo entregar, pero nos encontramos a mitad.|Si es cerca de {town} se lo llevo.
  Hola, ¿lo apartaría con un depósito?|Con 20 por ATH lo aguanto hasta el sábado.|No aparto, el primero que llegue.`
const THING_NEXT = `
  ¿Y el sábado por la mañana estaría bien?|Sí, a las 10 está bien.|El sábado no puedo, el domingo sí.
  ¿Me lo guarda hasta las 6?|Le guardo hasta las 6.|Sí, pero me avisa si no viene.
  ¿Me puede enviar la dirección?|Se la escribo cuando venga de camino.|Claro, se la mando por aquí.
  Le puedo dar algo menos en efectivo.|Ese precio no puedo, disculpe.|Está bien, trato hecho.`
const HOME_FIRST = `
  Buenas tardes, ¿sigue disponible?|Sí, disponible.|Saludos, sí. Hay dos personas interesadas.
  Hola, ¿cuándo se puede ver?|Este sábado a las 10.|Cualquier tarde después de las 4, con cita.
  Saludos, ¿el precio es negociable?|Escucho ofertas.|Ahora mismo no.
  Hola, ¿en qué sector de {town} queda?|Cerca del pueblo, le mando la ubicación.|A cinco minutos del expreso.`
const HOME_NEXT = `
  ¿Tiene agua y luz estables?|Sí, y hay cisterna.|Se va poco, el sector es bueno.
  ¿Qué papeles hacen falta?|Identificación y evidencia de ingresos.|Nada raro, lo vemos cuando venga.
  Somos dos y una nena, ¿es tranquilo?|Bien tranquilo, vecinos de años.|Sí, la calle no tiene salida.
  ¿Me puede enviar la dirección?|Se la escribo el día antes de la cita.|Claro, se la mando por aquí.`
const PET_FIRST = `
  Hola, ¿todavía está disponible?|Sí, esperando una buena familia.|Saludos, sí.
  Saludos, ¿se lleva bien con nenes?|Sí, aquí hay dos.|Bien cariñoso con todo el mundo.
  Buenas, ¿se puede ir a ver?|Claro, por las tardes.|Sí, avíseme antes.`
const PET_NEXT = `
  ¿Qué come?|Comida seca dos veces al día.|De todo, pero le doy la misma marca siempre.
  ¿Ya fue al veterinario?|Sí, le enseño la tarjeta.|La semana pasada, todo bien.
  Tengo otro perro en casa, ¿qué cree?|Si los presenta poco a poco, se llevan.|Aquí vive con otros sin problema.`
const JOB_FIRST = `
  Buenos días, ¿la plaza sigue abierta?|Sí, estamos entrevistando.|Buenos días, sí.
  Saludos, ¿por dónde envío el resumé?|Por aquí mismo está bien.|Por aquí, y deje su teléfono.
  Hola, ¿es tiempo completo?|Entre 30 y 40 horas.|Empieza parcial y puede subir.`
const JOB_NEXT = `
  ¿Cuál es el horario?|De 8 a 4, con fines de semana alternos.|Se lo explicamos en la entrevista.
  Tengo dos años de experiencia.|Perfecto, pase el martes a las 9.|Muy bien, le llamamos mañana.
  ¿Dónde sería la entrevista?|En {town}, le envío la dirección.|Puede ser por teléfono primero.`
const SERVICE_FIRST = `
  Buenas, ¿da servicio en {town}?|Sí, y en los pueblos de cerca.|Claro, mañana ando por allá.
  Saludos, ¿cuánto me saldría?|Depende del trabajo. ¿Me envía una foto?|Paso a verlo y le doy estimado gratis.
  Hola, ¿tiene espacio esta semana?|El jueves por la tarde.|Esta semana no, el lunes sí.`
const SERVICE_NEXT = `
  ¿El estimado es gratis?|Sí, sin compromiso.|Si hace el trabajo conmigo, sí.
  ¿Pone usted los materiales?|Sí, todo incluido.|Los materiales aparte, le doy la lista.
  ¿Acepta ATH Móvil?|ATH Móvil o efectivo.|Claro.`

export const TALKS: Readonly<Record<Kind, Talk>> = {
  thing: { first: exchanges(THING_FIRST), next: exchanges(THING_NEXT) },
  home: { first: exchanges(HOME_FIRST), next: exchanges(HOME_NEXT) },
  pet: { first: exchanges(PET_FIRST), next: exchanges(PET_NEXT) },
  job: { first: exchanges(JOB_FIRST), next: exchanges(JOB_NEXT) },
  service: { first: exchanges(SERVICE_FIRST), next: exchanges(SERVICE_NEXT) },
}

/** The last word of whoever asked. */
export const FAREWELLS = words('Perfecto, gracias.|Ok gracias, lo pienso.|Dale, le aviso.|Gracias.')

/** By stars, from one to five. */
export const SELLER_COMMENTS: readonly string[][] = [
  words('No llegó al encuentro y no avisó.|No era lo que decía el anuncio.'),
  words('Tardó días en contestar.|Tenía más detalles de lo que decía.'),
  words(
    'Todo bien, aunque llegó tarde.|El artículo estaba bien, el trato regular.|Cumplió, pero el precio cambió un poco.',
  ),
  words(
    'Buen trato y puntual.|Todo como en las fotos.|Contestó rápido, recomendado.|Vendedor serio.',
  ),
  words(
    'Excelente persona, súper honesto.|Todo nítido, lo recomiendo cien por ciento.|Me esperó hasta tarde, bien amable.|Trato perfecto y el artículo mejor que en fotos.|Serio y puntual. Volvería a comprarle.|Me ayudó hasta a cargarlo.|Brutal servicio.',
  ),
]

export const BUYER_COMMENTS: readonly string[][] = [
  words('Me dejó plantado.'),
  words('Regateó hasta el último momento.'),
  words('Cambió la hora dos veces, pero pagó.|Todo bien al final.'),
  words('Comprador serio, pagó completo.|Puntual y respetuoso.|Buena comunicación.'),
  words(
    'Pagó por ATH Móvil al momento, excelente.|Llegó a la hora y sin regateo.|Comprador de primera.|Súper amable, recomendado.|Así da gusto vender.',
  ),
]
