// Sixty people: neighbors, small businesses, the demo seller and the administrator.

import type { PlanId } from '@wepa/domain/payments/plan'
import { MUNICIPALITIES, type Municipality } from '@wepa/domain/places/municipalities'
import { pickVoice, type Voice, words } from './ads/draft.ts'
import type { Portrait } from './art/portrait.ts'
import { BUSINESSES } from './businesses.ts'
import type { Business, Person } from './demo.ts'
import type { Random } from './random.ts'

/** Id of the demo seller. */
export const DEMO_ID = 2
const PEOPLE = 60
const DAY = 86_400_000

const FIRST_NAMES = words(
  'Marisol|José|Carmen|Luis|Ana|Carlos|Yolanda|Ángel|Ivelisse|Héctor|Milagros|Rafael|Zoraida|Edwin|Wanda|Orlando|Glorimar|Wilfredo|Maritza|Efraín|Keishla|Javier|Nilda|Ramón|Yarelis|Jorge|Migdalia|Ismael|Lourdes|Christian|Aida|Félix|Yahaira|Raúl|Brenda|Emmanuel|Sonia|Gabriel|Noelia|Víctor|Damaris|Alexis|Vilma|Jean Carlos|Tatiana|Roberto|Ileana|Nelson',
)
/** Of these, the names of women, as their portraits are drawn. */
const WOMEN = new Set(
  words(
    'Marisol|Carmen|Ana|Yolanda|Ivelisse|Milagros|Zoraida|Wanda|Glorimar|Maritza|Keishla|Nilda|Yarelis|Migdalia|Lourdes|Aida|Yahaira|Brenda|Sonia|Noelia|Damaris|Vilma|Tatiana|Ileana',
  ),
)
const SURNAMES = words(
  'Rivera|Rodríguez|Ortiz|Torres|Colón|Santiago|Vázquez|Cruz|Maldonado|Figueroa|Rosario|Nieves|Morales|Vélez|Otero|Feliciano|Pagán|Irizarry|Quiñones|Matos|Báez|Cordero|Acevedo|Soto|Medina|Marrero|Alicea|Negrón|Camacho|Burgos|Zayas|Lugo|Toro|Serrano|Rentas|Caraballo|Laboy|Cintrón|Meléndez|Hernández|Muñoz|Padilla',
)
const BIOS = words(
  'Vendo lo que ya no uso en casa.|De la isla pa la isla. Respondo rápido.|Tres nenes, mucha ropa y juguetes que ya no les sirven.|Toda la vida en la mecánica, consigo piezas.|Artesanía hecha a mano.|Compro y vendo celulares.|Me gusta la pesca y el dominó.|En la docencia toda la vida, ahora limpiando la casa.|Gente trabajadora, trato serio.|Coleccionista de salsa vieja.|Rescatista de satos.|Estudiante de la UPR.|De la montaña, vendo lo que siembro.|Trato honesto, nada de cuentos.|Surf los fines de semana.|Siempre buscando una buena ganga.|Plantas, café y familia.|||',
)
/** Where most people live. */
const BIG_TOWNS = words(
  'San Juan|Bayamón|Carolina|Ponce|Caguas|Guaynabo|Mayagüez|Arecibo|Toa Baja|Trujillo Alto|Aguadilla|Humacao|Vega Baja|Cabo Rojo|Fajardo|Isabela|Dorado|Río Grande|San Germán|Juana Díaz|Cayey|Guayama|Manatí|Yauco',
)

/** The people in the order of their ids: 1 is the administrator, 2 the demo seller. */
export function makePeople(r: Random, now: Date): Person[] {
  const taken = new Set<string>()
  const names = r.shuffle(FIRST_NAMES)
  return Array.from({ length: PEOPLE }, (_, i) => {
    const own = r.fork(`person ${i}`)
    if (i === 0) return makeAdmin(own, now)
    const business = BUSINESSES[i - 2] ?? null
    const first = names[i % names.length] ?? 'Ana'
    const fullName =
      i === 1 ? 'Marisol Rivera Santiago' : `${first} ${own.pick(SURNAMES)} ${own.pick(SURNAMES)}`
    const username =
      i === 1
        ? 'demo'
        : business
          ? plainLetters(business.name).join('')
          : uniqueName(own, fullName, taken)
    return makePerson(own, { id: i + 1, fullName, username, business }, now)
  })
}

/** The municipality of that name. */
export function townNamed(name: string): Municipality {
  const town = MUNICIPALITIES.find((municipality) => municipality.name === name)
  if (town === undefined) throw new Error(`no municipality is called ${name}`)
  return town
}

/** A town by chance: two times in three one of the large ones. */
export function pickTown(r: Random): Municipality {
  return r.chance(0.6) ? townNamed(r.pick(BIG_TOWNS)) : r.pick(MUNICIPALITIES)
}

type Start = { id: number; fullName: string; username: string; business: Business | null }

function makePerson(r: Random, start: Start, now: Date): Person {
  const { id, business } = start
  const plan = planOf(id, business)
  const home = id === 2 ? 'Bayamón' : business?.town
  const drawn = r.pick(business ? [2, 2, 3] : [0, 0, 0, 1, 1, 2])
  const level = id === DEMO_ID ? 1 : drawn
  const createdAt = new Date(now.getTime() - r.int(75, 880) * DAY - r.int(0, DAY))
  return {
    ...start,
    email: `${start.username.replaceAll('_', '.')}@correo.example`,
    phone: `+1${r.pick(['787', '787', '939'])}555${String(100 + id).padStart(4, '0')}`,
    town: home ? townNamed(home) : pickTown(r),
    bio: business ? business.about : r.pick(BIOS) || null,
    role: 'user',
    plan,
    isVerified: level > 0,
    verificationLevel: level,
    portrait: portraitOf(r.fork('portrait'), start),
    allowsPhone: business !== null || r.chance(0.55),
    createdAt,
    lastLoginAt: new Date(now.getTime() - r.int(1, 9 * 24) * 3_600_000),
    voice: business ? tidyVoice(r) : pickVoice(r),
  }
}

function makeAdmin(r: Random, now: Date): Person {
  const person = makePerson(
    r,
    { id: 1, fullName: 'Administración Wepa', username: 'admin', business: null },
    now,
  )
  return {
    ...person,
    role: 'admin',
    town: townNamed('San Juan'),
    bio: null,
    portrait: null,
    createdAt: new Date(now.getTime() - 900 * DAY),
  }
}

/** Most people show themselves, some a place they like, and some nothing. */
function portraitOf(r: Random, { id, fullName, business }: Start): Portrait | null {
  const seed = `portrait ${id}`
  if (business) return r.chance(0.85) ? { seed, shows: 'shop' } : null
  if (id !== DEMO_ID && r.chance(0.25)) return null
  if (id !== DEMO_ID && r.chance(0.2)) return { seed, shows: 'view' }
  return { seed, shows: WOMEN.has(fullName.split(' ')[0] ?? '') ? 'woman' : 'man' }
}

/** Businesses pay for Business; of the others about two in five have Pro. */
function planOf(id: number, business: Business | null): PlanId {
  if (business) return 'business'
  return id > 2 && id % 5 < 2 ? 'pro' : 'free'
}

function tidyVoice(r: Random): Voice {
  return {
    accents: r.chance(0.9),
    case: 'normal',
    hurried: false,
    length: r.pick(['normal', 'long', 'list']),
    isTrade: true,
  }
}

function uniqueName(r: Random, source: string, taken: Set<string>): string {
  const parts = plainLetters(source)
  const base = r.pick([
    parts.slice(0, 2).join('_'),
    parts.slice(0, 2).join(''),
    `${parts[0]}${r.int(70, 99)}`,
  ])
  let name = base.slice(0, 24)
  while (taken.has(name)) name = `${base.slice(0, 22)}${r.int(10, 99)}`
  taken.add(name)
  return name
}

function plainLetters(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
}
