// What moves an ad up or down beside the words themselves: parts and services that name the thing they are for, ads
// that seek, other deals.
import { GROUPS } from '../names/groups.ts'
import { slipsOf } from '../names/slips.ts'
import { keyOf } from '../tokens.ts'
import { longerTerms } from '../vocabulary.ts'
import { all, any, inCategories, phrase, type WordQuery } from '../words/word-query.ts'
import { categoryIds, groupsOf, type Subject } from './subjects.ts'

/** Ads that satisfy the query (with `isAbsent`: that do not) move by `worth`. */
export type Nudge = { query: WordQuery; worth: number; isAbsent?: boolean }

/** What an ad of another kind loses: it stands behind all that are of the kind. */
export const FOREIGN = -20
/** What an ad loses whose title does not name the thing. */
export const WEAK = -6

/** 'rack para 3 bicicletas': a number stands between. */
const NUMBERS = ['2', '3', '4']
const GAPS = ['para', 'de'].flatMap((word) => NUMBERS.map((number) => [word, number]))

/** What is put to a thing, or taken from it. */
const ACCESSORIES = list(
  `cover,covers,case,funda,estuche,forro,cargador,cable,control,rack,base,soporte,repuesto,pieza,piezas,motor,transmision,
alternador,radiador,bumper,puerta,foco,tapalodo,goma,gomas,aro,aros,bateria,mica,protector,filtro,candado,casco,pedal,
tubo,correa,juego de,cinta,bomba,tinta,toner,cadena,barra,manual,llave,tapa,cristal,adaptador,kit,bulto,cama de,jaula,
comida,sillin,montura,tanque,carburador,bujia,sensor,compresor de,tarjeta,correas,asiento,asientos,alfombra,alfombras`,
)

/** What is done to a thing. */
const DONE = list(
  `reparacion,reparaciones,reparo,reparamos,arreglo,arreglos,arreglamos,instalacion,instalo,instalamos,se instala,se repara,
se arregla,mecanico,mecanica,tecnico,clase,clases,tutor,tutorias,limpieza,limpio,lavado,mantenimiento,servicio de,servicio,
montaje,costurera,handyman,diagnostico,destape,entrenador,adiestrador,fumigacion,
acarreo,mudanza,fletes,tapiceria,pintor,plomero,electricista`,
)

/** Words that stand before 'de' and are no other thing: a set of tires is tires. */
const AMOUNTS = list(
  `set,par,lote,caja,cajas,paca,pacas,bolsa,combo,paquete,saco,sacos,docena,coleccion,venta,oferta,especial,variedad,
rollo,paila,pieza,piezas,servicio,equipo,maquina,surtido,racimo,libra,galon,botella,trio,cria,pareja,camada,bulto,
traje,modelo,marca,mesa,frame,tipo,clase,envase,planta,mata,palo,semilla`,
)

/** A thing is rented as it is repaired: by whoever offers a service. */
const RENTED = list('alquilo,alquiler,se alquila,renta,rento,se renta,alquiler de')

const SEEKING = list(
  'busco,compro,compramos,necesito,solicito,se busca,se solicita,se compra,interesado en,pago cash,pago efectivo,wanted',
)

const FOR_SALE = list('vendo,se vende,venta,en venta,for sale,reposeida')
const FOR_RENT = list(
  'alquilo,alquiler,se alquila,rento,renta,se renta,for rent,hospedaje,roommate,alquilar',
)
const SEEKS_WORK = list(
  'busco trabajo,busco empleo,me ofrezco,ofrezco mis servicios,busco chiripas,disponible para trabajar',
)

/** The nudges for what a query is about, `heads` being what titles call the thing, or one of the things. */
export function nudgesFor(subject: Subject, heads: readonly WordQuery[]): Nudge[] {
  const nudges: Nudge[] = []
  if (heads.length > 0) nudges.push({ query: inTitle(any(heads)), worth: WEAK, isAbsent: true })
  nudges.push(...otherCategories(subject), ...otherThings(subject))
  nudges.push(...otherKinds(subject), ...countedRooms(subject))
  if (!subject.isWanted) nudges.push(...seekers(subject))
  if (subject.deal === 'sale') nudges.push({ query: titled(FOR_RENT), worth: FOREIGN })
  if (subject.deal === 'rent') nudges.push({ query: titled(FOR_SALE), worth: FOREIGN })
  return nudges
}

/** Homes, jobs and services stand where they belong; of things people choose as they please. */
function otherCategories({ kind, categories }: Subject): Nudge[] {
  const jobs = inCategories(categoryIds(['empleos']))
  const services = inCategories(categoryIds(['servicios']))
  if (kind === 'home') {
    return [{ query: inCategories(categoryIds(['bienes-raices'])), worth: FOREIGN, isAbsent: true }]
  }
  if (kind === 'job') return [{ query: jobs, worth: FOREIGN, isAbsent: true }]
  if (kind === 'service') {
    return [
      { query: services, worth: 2 },
      ...(categories.includes('empleos') ? [] : [{ query: jobs, worth: FOREIGN }]),
    ]
  }
  if (kind === undefined) return []
  const own = inCategories(categoryIds(categories))
  const isStrict = /^(vehiculos|mascotas)$/.test(categories[0] ?? '')
  return [
    ...(categories.length > 0 ? [{ query: own, worth: 1 }] : []),
    ...(isStrict ? [{ query: own, worth: WEAK, isAbsent: true }] : []),
    ...(categories.includes('servicios') ? [] : [{ query: services, worth: FOREIGN }]),
    ...(categories.includes('empleos') ? [] : [{ query: jobs, worth: FOREIGN }]),
    ...(categories.includes('bienes-raices')
      ? []
      : [{ query: inCategories(categoryIds(['bienes-raices'])), worth: WEAK }]),
  ]
}

/** 'Apartamento 1 cuarto' is no room to rent. */
function countedRooms({ head }: Subject): Nudge[] {
  const isRoom = head && groupsOf(head).some(({ id }) => id === 'cuarto')
  const counted = ['1', '2', '3', '4', '5'].map((count) => [count, 'cuarto'])
  return isRoom ? [{ query: titled(counted), worth: WEAK }] : []
}

/** Titles that name the thing only as what they are for, or what is done to it. */
function otherThings(subject: Subject): Nudge[] {
  if (subject.kind === 'job' || subject.kind === 'service') return []
  const names = namesOf(subject)
  if (names.length === 0) return []
  const after = (before: readonly string[][], names: readonly string[][]) =>
    any(before.flatMap((words) => names.map((name) => phrase([...words, ...name], 1, 'title'))))
  const isOf = after([['de'], ['del'], ['para'], ['pa'], ['p'], ['for'], ...GAPS], names)
  const isWith = after([['con'], ...NUMBERS.map((number) => ['con', number])], names)
  const sets = subject.categories.includes('electronicos') ? [] : [['juego']]
  const isAmount = after(
    [...AMOUNTS, ...sets].map((words) => [...words, 'de']),
    names.slice(0, 1),
  )
  const isPart = after(ACCESSORIES, names.slice(0, 1))
  return [
    { query: any([isOf, isPart]), worth: FOREIGN },
    { query: isAmount, worth: -FOREIGN },
    { query: isWith, worth: WEAK },
    { query: titled(subject.kind === 'home' ? DONE : [...DONE, ...RENTED]), worth: FOREIGN },
  ]
}

/** A car is no part of one and no motorcycle; a monitor is no baby monitor. */
function otherKinds({ head }: Subject): Nudge[] {
  if (!head) return []
  const groups = groupsOf(head)
  const longer = head.tokens.length === 1 ? longerTerms(head.tokens[0]?.key ?? '', groups) : []
  const nudges: Nudge[] = longer.length > 0 ? [{ query: titled(longer), worth: -2 }] : []
  if (!groups.some(({ id }) => VEHICLES.includes(id))) return nudges
  const others = GROUPS.filter(
    ({ id }) => OTHER_VEHICLES.includes(id) && !groups.some((group) => group.id === id),
  )
  const names = others.flatMap(({ pr }) => pr.map(({ text }) => keyOf(text).split(' ')))
  return [...nudges, { query: titled([...PARTS, ...names]), worth: WEAK }]
}

const VEHICLES = [
  'carro',
  'guagua',
  'pickup',
  'van',
  'jeep',
  'motora',
  'fourtrack',
  'utv',
  'scooter',
]
const OTHER_VEHICLES = ['motora', 'fourtrack', 'utv', 'scooter', 'bote', 'bicicleta', 'jetski']
const PARTS = list(
  'transmision,alternador,radiador,starter,tapalodos,bumper,piezas,junker,compuerta,bonete,catalitico,headlight,focos,coche de bebe,car seat,cochecito,amortiguadores,computadora,bomba,compresor,muffler',
)

/** What the head is called in titles, as lists of words; the typed one and the island's own. */
function namesOf({ head }: Subject): string[][] {
  if (!head) return []
  const typed = head.tokens.map(({ key }) => key)
  const known = groupsOf(head).flatMap((group) =>
    group.pr.slice(0, group.isFamily ? 1 : 3).map(({ text }) => keyOf(text).split(' ')),
  )
  const slips = typed.length === 1 ? slipsOf(typed[0] ?? '').slice(0, 2) : []
  const all = [typed, ...known, ...slips.map((slip) => [slip])]
  return [...new Map(all.map((name) => [name.join(' '), name])).values()].slice(0, 4)
}

function seekers({ kind, head }: Subject): Nudge[] {
  if (kind === 'job') return [{ query: titled(SEEKS_WORK), worth: FOREIGN }]
  if (head && groupsOf(head).some(({ id }) => id === 'roommate')) return []
  const jobs = inCategories(categoryIds(['empleos']))
  const seeking = titled(SEEKING)
  return [
    { query: seeking, worth: FOREIGN },
    ...(kind === 'service' ? [{ query: all([seeking, jobs]), worth: -FOREIGN }] : []),
  ]
}

/** The same words where they stand in a title. */
export function inTitle(query: WordQuery): WordQuery {
  if (query.kind === 'phrase') return query.only ? query : { ...query, only: 'title' }
  return { ...query, of: query.of.map(inTitle) }
}

function titled(names: readonly string[][]): WordQuery {
  return any(names.map((words) => phrase(words, 1, 'title')))
}

function list(written: string): string[][] {
  return written
    .replaceAll('\n', '')
    .split(',')
    .map((each) => each.split(' '))
}
