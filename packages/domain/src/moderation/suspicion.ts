// How much speaks for looking at an account, from what it does and never from what it says in private:
// docs/product/suspicion.md. For moderators alone.
import * as z from 'zod/mini'
import { count, moment } from '../scalar.ts'

/** What is counted, each of one person over a day, unless it says otherwise. */
export const SUSPICION_PARTS = [
  'same_message',
  'shared_message',
  'shared_link',
  'new_account',
  'sign_ins',
  'low_prices',
  'copied_photos',
] as const
export type SuspicionPart = (typeof SUSPICION_PARTS)[number]

export type PartRule = {
  /** As the desk names it. */
  name: string
  /** What its number counts, to follow it: '31 personas'. */
  counted: string
  /** What everybody may do without a point. */
  free: number
  /** Points for each one beyond that. */
  each: number
  /** The most points. One part alone may send for a person, and never makes anybody wait. */
  cap: number
}

export const PART_RULES: Readonly<Record<SuspicionPart, PartRule>> = {
  // How many people got the message that this person sent most.
  same_message: {
    name: 'El mismo primer mensaje a muchas personas',
    counted: 'personas lo recibieron',
    free: 5,
    each: 2,
    cap: 50,
  },
  // How many other accounts sent that message, where this one sent it to several people.
  shared_message: {
    name: 'Otras cuentas envían ese mismo mensaje',
    counted: 'cuentas más',
    free: 1,
    each: 5,
    cap: 30,
  },
  // How many people got a link that this person sent to several, from whomever.
  shared_link: {
    name: 'Un enlace que llegó a muchas personas',
    counted: 'personas lo recibieron',
    free: 5,
    each: 2,
    cap: 30,
  },
  // Conversations begun by an account in its first week.
  new_account: {
    name: 'Cuenta nueva que empieza muchas conversaciones',
    counted: 'conversaciones',
    free: 5,
    each: 2,
    cap: 30,
  },
  // Networks it signed in from.
  sign_ins: {
    name: 'Entradas desde muchas redes',
    counted: 'redes distintas',
    free: 3,
    each: 5,
    cap: 20,
  },
  // New ads that ask half or less of what the cheaper ones alike ask.
  low_prices: {
    name: 'Precios muy por debajo de anuncios parecidos',
    counted: 'anuncios',
    free: 0,
    each: 15,
    cap: 30,
  },
  // Ads with photos that somebody else's ad had first, over a month, unless a moderator found nothing wrong.
  copied_photos: {
    name: 'Fotos que eran de anuncios de otras personas',
    counted: 'anuncios',
    free: 0,
    each: 15,
    cap: 30,
  },
}

/** From so many points on a moderator looks at the account. */
export const LOOK_FROM = 50
/**
 * From so many on new conversations wait for that look, if those begun gave at least LOOK_FROM of them, and some came from
 * what several accounts say or from a link: one honest buyer may ask many the same.
 */
export const WAIT_FROM = 80
/** For so long at most they wait, in ms: nobody is kept out because no moderator came. */
export const WAITS_FOR = 86_400_000

/** The parts of whom somebody writes to: only who writes to many can be kept from writing to more. */
const ofConversations: readonly SuspicionPart[] = [
  'same_message',
  'shared_message',
  'shared_link',
  'new_account',
]

const ofWaves: readonly SuspicionPart[] = ['shared_message', 'shared_link']

/** How many people must have got a message or a link from one person before it counts with those of other accounts. */
export const SEVERAL = 3

/** For so long an account counts as new, in ms. */
export const NEW_ACCOUNT = 7 * 86_400_000
/** For so long a part does not come back that a moderator found nothing wrong with, in ms: */
export const LOOKED_AT_FOR = 7 * 86_400_000
/** as long as it is no more than so many times what they saw. */
const LOOKED_AT_UP_TO = 2

/** One part of a score as the desk shows it. */
export const ScoredPart = z.object({
  part: z.enum(SUSPICION_PARTS),
  count: count(),
  points: count(),
})
export type ScoredPart = z.infer<typeof ScoredPart>

export type SuspicionScore = {
  score: number
  /** Those that gave points, the most first. */
  parts: ScoredPart[]
}

export type PartCounts = Readonly<Partial<Record<SuspicionPart, number>>>

/**
 * Adds up what was counted of a person; a part that was not counted gives nothing. `lookedAt`: what a moderator saw of
 * each part in the last days.
 */
export function suspicionScore(counts: PartCounts, lookedAt: PartCounts = {}): SuspicionScore {
  const parts = SUSPICION_PARTS.filter(
    (part) => (counts[part] ?? 0) > LOOKED_AT_UP_TO * (lookedAt[part] ?? 0),
  )
    .map((part) => {
      const found = counts[part] ?? 0
      return { part, count: found, points: pointsOf(PART_RULES[part], found) }
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts }
}

function pointsOf({ free, each, cap }: PartRule, found: number): number {
  return Math.min(Math.max(found - free, 0) * each, cap)
}

/** What a score asks for: nothing, a person's look, or that new conversations wait for it. */
export function suspicionStep({ score, parts }: SuspicionScore): 'none' | 'look' | 'wait' {
  const begun = parts.filter(({ part }) => ofConversations.includes(part))
  const ofBegun = begun.reduce((sum, { points }) => sum + points, 0)
  const isOfWave = parts.some(({ part }) => ofWaves.includes(part))
  if (score >= WAIT_FROM && ofBegun >= LOOK_FROM && isOfWave) return 'wait'
  return score >= LOOK_FROM ? 'look' : 'none'
}

/** Whether new conversations wait now. `waitsSince`: since when they do or did. */
export function isWaitOn(waitsSince: Date | null, now: Date): boolean {
  return waitsSince !== null && now.getTime() - waitsSince.getTime() < WAITS_FOR
}

/**
 * An account that a moderator has to look at: the highest score it reached since, its parts, and since when new
 * conversations wait, or did for a day (`WAITS_FOR`); null if they never had to.
 */
export const Suspicion = z.object({
  score: count(),
  parts: z.array(ScoredPart),
  waitsSince: z.nullable(moment()),
})
export type Suspicion = z.infer<typeof Suspicion>
