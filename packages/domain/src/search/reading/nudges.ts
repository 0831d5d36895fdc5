// What moves an ad up or down beside the words themselves: parts and services that name the thing they are for, ads
// that seek, other deals.
import { GROUPS } from '../names/groups.ts'
import { slipsOf } from '../names/slips.ts'
import { keyOf } from '../tokens.ts'
import { longerTerms } from '../vocabulary.ts'
import { all, any, inCategories, phrase, type WordQuery } from '../words/word-query.ts'
import { isMake, isPlainModel } from './makes.ts'
import { categoryIds, groupsOf, type Subject } from './subjects.ts'
import {
  ACCESSORIES,
  AMOUNTS,
  BROKEN,
  DONE,
  FOR_RENT,
  FOR_SALE,
  GAPS,
  HIRES,
  INCLUDED,
  LOST,
  NUMBERS,
  OFFERS,
  OTHER_VEHICLES,
  PARTS,
  RENTED,
  SEEKING,
  SEEKS_WORK,
  SHARED,
  SHORT_STAYS,
  VEHICLES,
} from './titles/title-words.ts'

/**
 * Ads that satisfy the query (with `isAbsent`: that do not) move by `worth`. `isExcuse`: what is gained makes up for what
 * such titles lose by another nudge, and lifts no ad above what it was without either.
 */
export type Nudge = { query: WordQuery; worth: number; isAbsent?: boolean; isExcuse?: true }

/** What an ad of another kind loses: it stands behind all that are of the kind. */
export const FOREIGN = -20
/** What an ad loses whose title does not name the thing. */
export const WEAK = -6

/** What an ad loses that neither stands among the services nor says what is done, where a service is wanted. */
const NO_SERVICE = -7

/** What a thing loses that is broken: it is alike at most. */
const SPOILT = -5

/** What an ad among the jobs loses whose title says what somebody does themselves, unless it hires, too. */
const OFFERED = -7

/** The lists that titles are held against, whatever is asked, each as alternatives. */
export function titleLists(): readonly (readonly WordQuery[])[] {
  const lists = [
    ACCESSORIES,
    AMOUNTS,
    DONE,
    DONE_OR_RENTED,
    RENTED,
    INCLUDED,
    SEEKING,
    LOST,
    BROKEN,
    SHARED,
    SHORT_STAYS,
    OFFERS,
    HIRES,
    FOR_SALE,
    FOR_RENT,
    SEEKS_WORK,
    PARTS,
  ]
  return lists.map((words) => words.map((each) => phrase(each, 1, 'title')))
}

/** The nudges for what a query is about, `heads` being what titles call the thing, or one of the things. */
export function nudgesFor(subject: Subject, heads: readonly WordQuery[]): Nudge[] {
  const nudges: Nudge[] = []
  // A gift may be anything.
  if (subject.head && groupsOf(subject.head).some(({ id }) => id === 'gratis')) return nudges
  if (heads.length > 0) nudges.push({ query: inTitle(any(heads)), worth: WEAK, isAbsent: true })
  nudges.push(...otherCategories(subject), ...otherThings(subject))
  nudges.push(...otherKinds(subject), ...countedRooms(subject))
  if (!subject.isWanted) nudges.push(...seekers(subject))
  else nudges.push({ query: titled(SEEKING), worth: FOREIGN, isAbsent: true })
  if (subject.categories.includes('mascotas')) nudges.push({ query: titled(LOST), worth: FOREIGN })
  if (subject.deal === 'sale') nudges.push({ query: titled(FOR_RENT), worth: FOREIGN })
  if (subject.deal === 'rent' && !subject.isByNight)
    nudges.push({ query: titled(SHORT_STAYS), worth: SHORT_STAY })
  if (subject.deal === 'rent') nudges.push({ query: titled(FOR_SALE), worth: FOREIGN })
  return nudges
}

/** Homes, jobs and services stand where they belong; of things people choose as they please. */
function otherCategories({ kind, categories, isRented }: Subject): Nudge[] {
  const jobs = inCategories(categoryIds(['empleos']))
  const services = inCategories(categoryIds(['servicios']))
  if (kind === 'home') {
    return [{ query: inCategories(categoryIds(['bienes-raices'])), worth: FOREIGN, isAbsent: true }]
  }
  if (kind === 'job') return [{ query: jobs, worth: FOREIGN, isAbsent: true }]
  if (kind === 'service') {
    return [
      { query: services, worth: 2 },
      { query: any([services, titled(DONE)]), worth: NO_SERVICE, isAbsent: true },
      ...(categories.includes('empleos') ? [] : [{ query: jobs, worth: FOREIGN }]),
    ]
  }
  if (kind === undefined) return []
  return elsewhere(categories, isRented)
}

/** A thing among the services, the jobs or the homes is another one. */
function elsewhere(categories: readonly string[], isRented: boolean): Nudge[] {
  const own = inCategories(categoryIds(categories))
  const isStrict = /^(vehiculos|mascotas)$/.test(categories[0] ?? '')
  const foreign = [
    ...(isRented ? [] : [['servicios', FOREIGN] as const]),
    ['empleos', FOREIGN] as const,
    ['bienes-raices', WEAK] as const,
  ].filter(([slug]) => !categories.includes(slug))
  return [
    ...(categories.length > 0 ? [{ query: own, worth: 1 }] : []),
    ...(isStrict ? [{ query: own, worth: WEAK, isAbsent: true }] : []),
    ...foreign.map(([slug, worth]) => ({ query: inCategories(categoryIds([slug])), worth })),
  ]
}

/** 'Apartamento 1 cuarto' is no room to rent. */
function countedRooms({ head }: Subject): Nudge[] {
  const isRoom = head && groupsOf(head).some(({ id }) => id === 'cuarto')
  const counted = ['1', '2', '3', '4', '5', 'un', 'dos', 'tres', 'cuatro'].map((count) => [
    count,
    'cuarto',
  ])
  return isRoom ? [{ query: titled(counted), worth: WEAK }] : []
}

/** Titles that name the thing only as what they are for, or what is done to it. */
function otherThings(subject: Subject): Nudge[] {
  if (subject.kind === 'job' || subject.kind === 'service' || subject.isStuff) return []
  const names = namesOf(subject)
  if (names.length === 0) return []
  if (subject.isRented && subject.kind !== 'home') return [{ query: titled(RENTED), worth: LENT }]
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
    { query: isAmount, worth: -FOREIGN, isExcuse: true },
    ...ownNames(subject),
    { query: isWith, worth: WEAK },
    { query: titled(subject.kind === 'home' ? DONE : DONE_OR_RENTED), worth: FOREIGN },
    { query: titled(INCLUDED), worth: -FOREIGN, isExcuse: true },
    { query: titled(BROKEN), worth: SPOILT },
  ]
}

/** 'consola de aire' is an aire: its own names hold 'de' as well. */
function ownNames({ head }: Subject): Nudge[] {
  const groups = head ? groupsOf(head).filter(({ isFamily }) => !isFamily) : []
  const names = groups.flatMap(({ pr, es }) =>
    [...pr, ...es].map(({ text }) => keyOf(text).split(' ')),
  )
  const own = names.filter((words) => words.length > 2 && /^(de|para|pa)$/.test(words[1] ?? ''))
  if (own.length === 0) return []
  return [{ query: titled(own.slice(0, MOST_OWN)), worth: -FOREIGN, isExcuse: true }]
}

const MOST_OWN = 8

/** A car is no part of one and no motorcycle; a monitor is no baby monitor. */
function otherKinds({ head }: Subject): Nudge[] {
  if (!head) return []
  const groups = groupsOf(head)
  const longer = head.tokens.length === 1 ? longerTerms(head.tokens[0]?.key ?? '', groups) : []
  const nudges: Nudge[] = longer.length > 0 ? [{ query: titled(longer), worth: -2 }] : []
  if (head.tokens.some(({ key }) => isMake(key) || isPlainModel(key))) {
    return [...nudges, { query: titled(PARTS), worth: PART }]
  }
  if (!groups.some(({ id }) => VEHICLES.includes(id))) return nudges
  const others = GROUPS.filter(
    ({ id }) => OTHER_VEHICLES.includes(id) && !groups.some((group) => group.id === id),
  )
  const names = others.flatMap(({ pr }) => pr.map(({ text }) => keyOf(text).split(' ')))
  return [...nudges, { query: titled(PARTS), worth: PART }, { query: titled(names), worth: WEAK }]
}

/** What a home loses that is let by the night where one to live in is wanted. */
const SHORT_STAY = -7

const DONE_OR_RENTED = [...DONE, ...RENTED]

/** What an ad gains that lends a thing where one is to be had for a time. */
const LENT = 8

/** What a title loses that names a part of a vehicle: all it has, unless it opens with the vehicle. */
const PART = -5

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

function seekers({ kind, head, isWorkerSought }: Subject): Nudge[] {
  if (kind === 'job') {
    return isWorkerSought
      ? [{ query: titled(SEEKS_WORK), worth: WEAK, isAbsent: true }]
      : [
          { query: titled(SEEKS_WORK), worth: FOREIGN },
          { query: titled(OFFERS), worth: OFFERED },
          { query: titled(HIRES), worth: -OFFERED, isExcuse: true },
        ]
  }
  if (head && groupsOf(head).some(({ id }) => id === 'roommate')) return []
  const jobs = inCategories(categoryIds(['empleos']))
  const seeking = titled(SEEKING)
  const excuses = [
    ...(kind === 'home' ? [titled(SHARED)] : []),
    ...(kind === 'service' ? [all([seeking, jobs])] : []),
  ]
  return [
    { query: seeking, worth: FOREIGN },
    ...excuses.map((query): Nudge => ({ query, worth: -FOREIGN, isExcuse: true })),
  ]
}

/** The same words where they stand in a title. */
export function inTitle(query: WordQuery): WordQuery {
  if (query.kind === 'phrase') return query.only ? query : { ...query, only: 'title' }
  if (query.kind === 'attribute') return query
  return { ...query, of: query.of.map(inTitle) }
}

/** The lists of words that stand in their own file, as queries. */
const TITLED = new WeakMap<readonly string[][], WordQuery>()

function titled(names: readonly string[][]): WordQuery {
  const query = TITLED.get(names) ?? any(names.map((words) => phrase(words, 1, 'title')))
  TITLED.set(names, query)
  return query
}
