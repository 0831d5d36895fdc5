// Words that are not what they seem: which reading the rest of the query allows.
import { keyOf, singular, splitWords } from './tokens.ts'
import type { Reading } from './vocabulary.ts'

/** What stands around a term: all other words of the query (number folded away), and its place. */
export type Surroundings = {
  others: ReadonlySet<string>
  /** The word right before it. */
  before: string
  /** The word right after it. */
  next: string
  /** True when no word with a meaning stands before it. */
  isFirst: boolean
  /** Slug of the chosen category. */
  category: string | undefined
}

type Rule = {
  group: string
  /** The terms the rule is about; all of the group without it. */
  terms?: string
  /** One of these must stand in the query, unless this category is chosen. */
  needs?: string
  orCategory?: string
  /** None of these may. */
  not?: string
  isRefused?: (around: Surroundings) => boolean
}

const SCREENS =
  'tv,smart,samsung,lg,sony,tcl,led,oled,lcd,4k,pulgadas,inch,monitor,laptop,celular,iphone,proyector'
const GAMES =
  'nintendo,playstation,xbox,ps,ps2,ps3,ps4,ps5,switch,juegos,videojuegos,game,control,sony'
const COOLING =
  'btu,12000btu,18000btu,9000btu,24000btu,aire,inverter,seer,tonelada,fria,frio,minisplit,split,220v'
const FRUIT =
  'fruta,frutas,jugo,jugosas,saco,caja,cosecha,finca,vianda,viandas,palo,arbol,mata,dulce'
const MUSIC = 'musica,musical,instrumento,guitarra,cuerdas,jibaro,trova,guiro,clases,plena'

const RULES: readonly Rule[] = [
  { group: 'carro', terms: 'maquina', isRefused: ({ next }) => /^(de|pa|para|d)$/.test(next) },
  // What is worn or used at work is no job.
  { group: 'empleo', terms: 'trabajo', isRefused: ({ before }) => before === 'de' },
  { group: 'rejas', terms: 'cerca', isRefused: ({ next }) => /^(de|del|a|al)$/.test(next) },
  { group: 'aire-acondicionado', terms: 'consola', not: 'mesa,entrada' },
  { group: 'aire-acondicionado', terms: 'consola', not: GAMES },
  {
    group: 'aire-acondicionado',
    terms: 'aire',
    not: 'compresor,comprimido,bomba,fryer,freidora,bolsa,libre,filtro,colchon',
  },
  { group: 'consola-juegos', terms: 'consola', not: COOLING },
  { group: 'consola-juegos', terms: 'play', needs: GAMES },
  {
    group: 'pantallas-aretes',
    not: SCREENS,
    isRefused: ({ category }) => category === 'electronicos',
  },
  {
    group: 'pantalla-tv',
    terms: 'pantallas',
    needs: SCREENS,
    orCategory: 'electronicos',
  },
  { group: 'pantalla-tv', not: 'oro,plata,aretes,prendas,perlas' },
  // An adjective follows its noun: 'lámpara solar' is no land.
  { group: 'solar', terms: 'solar,solares', isRefused: ({ isFirst }) => !isFirst },
  {
    group: 'planta-electrica',
    terms: 'planta',
    not: 'ornamental,interior,maceta,tiesto,jardin,flores,musica,sombra,medicinal',
    isRefused: ({ next }) => next === 'de',
  },
  { group: 'instrumentos', terms: 'cuatro', needs: MUSIC },
  {
    group: 'bocina',
    terms: 'bajo',
    needs: 'electrico,bocina,bocinas,musica,carro,amplificador,caja,sub',
  },
  { group: 'china-fruta', needs: FRUIT },
  { group: 'musica-vivo', terms: 'bomba', needs: 'plena,grupo,musica,baile,bailar,clase,tambor' },
  {
    group: 'bateria-carro',
    terms: 'bateria',
    not: 'respaldo,solar,solares,litio,celular,laptop,musica,tambores,tesla',
  },
  { group: 'traje', terms: 'traje', not: 'bano,hombre,etiqueta,caballero' },
  { group: 'tenis', terms: 'tenis', not: 'raqueta,raquetas,mesa,cancha,bola,bolas' },
  { group: 'aros', terms: 'aros', not: 'basketball,baloncesto,canasto,luz,ula,hula' },
  { group: 'estudio', terms: 'estudio', not: 'musica,grabacion,foto,fotografia,escritorio' },
  { group: 'titulo-vehiculo', terms: 'titulo', not: 'universitario,bachillerato' },
  { group: 'control-remoto', terms: 'control', not: 'acceso,plagas,calidad' },
  { group: 'empleo', terms: 'plaza', not: 'san,centro,local' },
]

/** Families that are named after one of their kinds: who asks for hens wants no pigs. */
const BY_A_KIND = new Set(['animales-finca', 'ave', 'instrumentos'])

/** The readings that make sense here. An ambiguous one needs an agreeing category, or none chosen. */
export function sensible(readings: readonly Reading[], around: Surroundings): Reading[] {
  const isKind = readings.some(({ group }) => !group.isFamily)
  return readings.filter(({ group, key }) => {
    if (isKind && BY_A_KIND.has(group.id)) return false
    const { category } = around
    const isElsewhere =
      category !== undefined && group.categories.length > 0 && !group.categories.includes(category)
    if (group.isAmbiguous && isElsewhere) return false
    return RULES.filter(
      (rule) => rule.group === group.id && (!rule.terms || rule.terms.split(',').includes(key)),
    ).every((rule) => holds(rule, around))
  })
}

function holds({ needs, orCategory, not, isRefused }: Rule, around: Surroundings): boolean {
  const has = (words: string) => [...list(words)].some((each) => around.others.has(each))
  if (needs && !has(needs) && (!orCategory || around.category !== orCategory)) return false
  if (not && has(not)) return false
  return !isRefused?.(around)
}

const lists = new Map<string, ReadonlySet<string>>()

function list(words: string): ReadonlySet<string> {
  const known = lists.get(words)
  if (known) return known
  const read = new Set(words.split(',').map((each) => singular(keyOf(each))))
  lists.set(words, read)
  return read
}

/** Phrases that are names, whatever their words mean alone. */
const NAMES = new Set(
  [
    'carolina herrera',
    'north carolina',
    'south carolina',
    'ponce de leon',
    'san juan bautista',
    'florida keys',
    'rio grande do sul',
    'new balance',
    'new era',
    'new york',
    'new holland',
    'año nuevo',
    'nuevo testamento',
    'free fire',
    'gluten free',
    'sugar free',
    'duty free',
    'for sale sign',
    'trade mark',
  ].map((name) =>
    splitWords(name)
      .map(({ key }) => key)
      .join(' '),
  ),
)

/** True for a name, whose words are searched as they stand. */
export function isName(key: string): boolean {
  return NAMES.has(key)
}
