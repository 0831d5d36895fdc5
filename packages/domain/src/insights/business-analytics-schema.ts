// 'Analytics for Business' as the calls answer it.
import * as z from 'zod/mini'
import { count, id } from '../scalar.ts'
import { ANALYTICS_PARTS, ANALYTICS_PERIODS, FUNNEL_KINDS } from './business-analytics.ts'

const badPeriod = 'days debe ser 7, 30 o 90'

/** 7, 30 or 90, as text too: an address carries nothing else. */
const Days = z._default(
  z.pipe(z.coerce.number(badPeriod), z.literal([...ANALYTICS_PERIODS], badPeriod)),
  30,
)

export const AnalyticsQuery = z.object({ days: Days })
export const PricesQuery = z.object({
  // tRPC's hooks ask for a first page with null.
  cursor: z.nullish(z.string()),
})
/** `cursor` is that of the prices. */
export const BusinessAnalyticsQuery = z.extend(AnalyticsQuery, { cursor: z.nullish(z.string()) })
export const AnalyticsFileQuery = z.extend(AnalyticsQuery, {
  part: z.enum(ANALYTICS_PARTS, 'Parte inválida'),
})

/** `from` and `to` are days of Puerto Rico's calendar, both included. */
const period = { from: z.iso.date(), to: z.iso.date() }

/** Places count from 1; the average has one decimal: '3.4'. */
const appearances = { appearances: count(), averagePlace: z.string(), bestPlace: count() }

/** Exactly one of `words` and `category` is given. */
export const SearchAppearances = z.object({
  words: z.nullable(z.string()),
  category: z.nullable(z.string()),
  ...appearances,
})
export type SearchAppearances = z.infer<typeof SearchAppearances>

/** The searches with most appearances first, at most 100; `others`: searches that fewer than 3 people made, together. */
export const SearchesPart = z.object({
  ...period,
  appearances: count(),
  searches: z.array(SearchAppearances),
  others: z.nullable(z.object(appearances)),
})
export type SearchesPart = z.infer<typeof SearchesPart>

const FunnelGroup = z.object({
  kind: z.enum(FUNNEL_KINDS),
  name: z.nullable(z.string()),
  views: count(),
  conversations: count(),
  sales: count(),
  conversationRate: z.nullable(z.string()),
  saleRate: z.nullable(z.string()),
})

/** From views to conversations to sales; `towns` are those of the ads, `buyerTowns` those of the people. */
export const FunnelPart = z.object({
  ...period,
  total: FunnelGroup,
  categories: z.array(FunnelGroup),
  towns: z.array(FunnelGroup),
  buyerTowns: z.array(FunnelGroup),
})
export type FunnelPart = z.infer<typeof FunnelPart>

const Answered = { answered: count(), medianMinutes: z.nullable(z.number()) }

/**
 * First answers in the conversations that began in the period. The shares are percentages of the answered ones.
 * `weekdays` (0 is Sunday) and `hours` (0 to 23) say when the question came; both are empty below 10 answers.
 */
export const AnswersPart = z.object({
  ...period,
  conversations: count(),
  ...Answered,
  withinHour: z.nullable(z.string()),
  withinDay: z.nullable(z.string()),
  weekdays: z.array(z.object({ weekday: z.int(), ...Answered })),
  hours: z.array(z.object({ hour: z.int(), ...Answered })),
})
export type AnswersPart = z.infer<typeof AnswersPart>

/** Of `ads` comparable ones, how many ask less and how many more; amounts in dollars. */
export const PriceComparison = z.object({
  ads: count(),
  cheaper: count(),
  dearer: count(),
  low: z.string(),
  median: z.string(),
  high: z.string(),
})

/** `amount` is null for a price without a number, `comparison` where fewer than five ads can be compared. */
export const PricePosition = z.object({
  listingId: id(),
  title: z.string(),
  amount: z.nullable(z.string()),
  comparison: z.nullable(PriceComparison),
})
export type PricePosition = z.infer<typeof PricePosition>

export const PricesPart = z.object({
  items: z.array(PricePosition),
  nextCursor: z.nullable(z.string()),
})
export type PricesPart = z.infer<typeof PricesPart>

export const BusinessAnalytics = z.object({
  searches: SearchesPart,
  funnel: FunnelPart,
  answers: AnswersPart,
  prices: PricesPart,
})
export type BusinessAnalytics = z.infer<typeof BusinessAnalytics>
