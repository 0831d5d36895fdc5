// What people say around the thing: questions, wishes, what it is for. It ranks, and is not required.
import type { Piece } from '../pieces.ts'
import { isSmallWord, type Token } from '../tokens.ts'

/** Said by whoever seeks, of no thing in particular. */
const WISHES = words(`
  quien quienes donde como cuando cual cuales cuanto que alguien algun alguno alguna algunos algunas algo nadie cosa cosas
  necesito necesita necesitamos nesecito nececito quiero quisiera queria busco buscando busca buscamos ando deseo interesa
  interesado interesada comprar adquirir conseguir consigo consiguen encuentro encontrar venden vende vendan tienen tiene
  tengan hay hacen hace haga hagan hacer sabe saben conoce conocen recomienden recomiendan recomendado pueda puede puedan
  alquilen hoy manana ahora ya urgente urgentemente rapido rapida pronto favor porfa porfavor please pls hola saludos buenas
  buenos buen bueno buena gracias bien mejor mejores lindo linda bonito bonita bello bella chulo nitido cualquier
  cualquiera tipo marca modelo confiable responsable honesto serio seria profesional experiencia
  persona personas muchacho muchacha senor senora
  venga vengan vaya vayan vienen viene sirva sirvan funcione funcionen corra prenda enfrie trabaje
  my your his her our needed units unit gear stuff near close
  i need want looking anyone who where how someone find me good best near something does do
  cobran cobra cobras cobrar cuesta cuestan vale valen sale productos producto
  venta vender ver fotos precio precios oferta ofertas disponible disponibles
  dano danado danada estoy esperando todo todos toda filtra filtran long term rompio partio rompieron acepten acepte acepta recomiendan`)

/** What a thing is for tells which one would be liked, not what it is. */
const PURPOSES = words(`
  universidad colegio escuela clases dorm dormitorio hospedaje trabajo trabajar casa hogar cuarto apartamento apto oficina
  playa viaje viajar regalo regalar fiesta actividad actividades cumpleanos boda graduacion estudiar estudiante estudiantes
  estudios papa mama abuela abuelo abuelos hijo hija esposa esposo novia novio familia negocio negocios taller patio campo finca
  verano navidad navidades reyes madres padres uso usar tener poner hacer aprender principiante principiantes empezar sala
  comedor cocina bano marquesina terraza balcon mi mis`)

/** How a thing should be, as few ads say it. */
const LIKED = words(`
  grande grandes pequeno pequena pequenos pequenas chiquito chiquita chico mediano mediana original originales completo
  completa completos moderno moderna comodo comoda fino fina sencillo sencilla fuerte resistente seguro segura nitida
  domicilio privado privada familiar liviano liviana portatil limpio limpia sano sana
  big small large little clean private original complete`)

/** Labels of a size: 'size 9', 'talla M', '#9'. */
const LABELS = words('size talla tallas num numero medida medidas tamano modelo ano capacidad')

/** What a number counts, when it stands before: ads leave it out or abbreviate it. */
const COUNTED = words(
  `pulgada pulgadas pulg inch inches gls gl gal galon galones galone lbs lb libra libras pies pie ft watts watt w kw gb
  tb hp volts voltios amp amperes ton tons tonelada toneladas quintales qt oz onzas litros metros mts yardas pasajeros`,
)

/** Comparisons: 'o más grande', 'para arriba'. */
const COMPARISONS = words('grande grandes arriba adelante menos mas mayor menor minimo maximo')

/** Which pieces say something of the thing itself; never none of them, unless none was given. */
export type Divided = { needed: readonly Piece[]; soft: readonly Piece[] }

/** Divides the pieces of a query into those an ad must satisfy and those that only rank. */
export function divide(pieces: readonly Piece[]): Divided {
  const full = pieces.filter((piece) => !piece.tokens.every(({ key }) => isSmallWord(key)))
  const soft = new Set(full.filter((piece) => isSoft(piece, pieces)))
  const needed = full.filter((piece) => !soft.has(piece))
  const says = ({ kind }: Piece) => kind !== 'place' && kind !== 'intent'
  if (full.length === 0) return { needed: pieces, soft: [] }
  if (needed.some(says)) return { needed, soft: [...soft] }
  // A wish alone is a search for its words; an intent with nothing but wishes is what is meant.
  const isAside = needed.length > 0
  return isAside ? { needed, soft: [...soft] } : { needed: full, soft: [] }
}

/** 'quien le da servicio a mi consola': of the thing, not of the word. */
function isServing(pieces: readonly Piece[], at: number): boolean {
  const key = keyAt(pieces, at)
  if (/^(da|dan|dar|darle|den)$/.test(key)) return keyAt(pieces, at + 1) === 'servicio'
  return key === 'servicio' && /^(da|dan|dar|darle|den)$/.test(keyAt(pieces, at - 1))
}

const GENERIC = words(
  `equipo equipos articulo articulos accesorio accesorios material materiales set kit setup lote gear stuff supplies`,
)

/** Names nothing by itself: 'equipo de buceo' is about diving. */
export function isGeneric({ kind, tokens }: Piece): boolean {
  return kind === 'plain' && tokens.every(({ key }) => GENERIC.has(key))
}

function isSoft(piece: Piece, pieces: readonly Piece[]): boolean {
  if (['quote', 'place', 'rooms', 'range', 'together'].includes(piece.kind)) return false
  const at = pieces.indexOf(piece)
  const token = piece.tokens[0]
  if (!token) return true
  if (isServing(pieces, at)) return true
  if (isPurpose(pieces, at) || isRelative(pieces, at)) return true
  if (/^(para|pa)$/.test(token.key) && piece.kind === 'term' && hasThing(pieces, at)) return true
  if (isNear(pieces, at)) return true
  if (piece.kind !== 'plain') return false
  return (
    WISHES.has(token.key) ||
    isGeneric(piece) ||
    isLabel(pieces, at) ||
    isComparison(pieces, at) ||
    /^(cerca|near|close)$/.test(token.key) ||
    LIKED.has(token.key)
  )
}

/** True where 'cerca de' stands before a piece: 'cerca de la UPR'. */
export function isNear(pieces: readonly Piece[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const key = keyAt(pieces, before)
    if (key === 'cerca') return before < at - 1
    if (key === 'near') return true
    if (!/^(de|del|a|al|la|el|los|las|the|to)$/.test(key)) return false
  }
  return false
}

const COLORS = words(
  `blanco blanca negro negra rojo roja azul verde gris amarillo amarilla rosado rosada rosa violeta marron crema
  dorado dorada plateado plateada beige brown white black red blue green gray pink color`,
)

/** True for a piece that tells a thing from all others: no number, no color, nothing that only says how it is. */
export function isTelling({ kind, tokens }: Piece): boolean {
  if (kind !== 'plain') return kind === 'term' || kind === 'quote' || kind === 'together'
  return tokens.every(({ key }) => !/\d/.test(key) && !COLORS.has(key) && !LIKED.has(key))
}

/** True for a word that is better said than not. */
export function isLikedWord(piece: Piece): boolean {
  return piece.kind === 'plain' && piece.tokens.every(({ key }) => LIKED.has(key))
}

function isLabel(pieces: readonly Piece[], at: number): boolean {
  const key = keyAt(pieces, at)
  const isBeforeNumber = LABELS.has(key) && isNumber(pieces[at + 1]?.tokens[0])
  return isBeforeNumber || (COUNTED.has(key) && isNumber(pieces[at - 1]?.tokens[0]))
}

function isComparison(pieces: readonly Piece[], at: number): boolean {
  return COMPARISONS.has(keyAt(pieces, at)) && /^(o|y|mas|para|en)$/.test(keyAt(pieces, at - 1))
}

/** 'laptop para la universidad': after 'para' and its articles, where a thing stands before. */
function isPurpose(pieces: readonly Piece[], at: number): boolean {
  const last = pieces[at]?.tokens.at(-1)?.key ?? ''
  if (!(PURPOSES.has(last) || isInfinitive(pieces[at])) || !hasThing(pieces, at)) return false
  for (let before = at - 1; before > 0; before--) {
    const key = keyAt(pieces, before)
    if (/^(para|pa|pal|p|for)$/.test(key)) return true
    if (!ARTICLE.test(key) && !isInfinitive(pieces[before])) return false
  }
  return false
}

const ARTICLE = /^(el|la|los|las|un|una|mi|mis|su|de|del|y|o|al|the|my|a)$/

/** 'para adornar', 'pa trabajar': what is to be done with the thing. */
function isInfinitive(piece: Piece | undefined): boolean {
  return (
    piece?.kind === 'plain' && piece.tokens.every(({ key }) => /^[a-z]{3,}(ar|er|ir)$/.test(key))
  )
}

/** 'gallinas que pongan': what follows 'que', up to a preposition that leads elsewhere. */
function isRelative(pieces: readonly Piece[], at: number): boolean {
  for (let before = at - 1; before > 0; before--) {
    const key = keyAt(pieces, before)
    if (/^(que|q|k|ke)$/.test(key)) return hasThing(pieces, before)
    if (/^(en|para|pa|con|cerca)$/.test(key)) return false
  }
  return false
}

/** A thing that the vocabulary knows stands before this place. */
function hasThing(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(0, at).some(({ kind, tokens }) => {
    const key = tokens[0]?.key ?? ''
    return kind === 'term' || (kind === 'plain' && !WISHES.has(key) && !isSmallWord(key))
  })
}

function keyAt(pieces: readonly Piece[], at: number): string {
  return pieces[at]?.tokens.at(-1)?.key ?? ''
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && /\d/.test(token.key)
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
