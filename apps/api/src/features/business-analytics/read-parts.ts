// The parts of one's own analytics. Each asks by itself whether it may be seen, so that one can fail alone.
import { type AnalyticsPeriod, periodOf } from '@wepa/domain/insights/business-analytics'
import type {
  AnswersPart,
  BusinessAnalytics,
  FunnelPart,
  PricesPart,
  SearchesPart,
} from '@wepa/domain/insights/business-analytics-schema'
import type { MemberContext } from '../../context.ts'
import { listAppearances } from '../appearances/list-appearances.ts'
import { getAnswers } from './get-answers.ts'
import { getFunnel } from './get-funnel.ts'
import { listPricePositions } from './list-price-positions.ts'
import { requireOwnAnalytics } from './require-own-analytics.ts'

/** Searches that a page shows, those with most appearances. */
const SHOWN_SEARCHES = 100

type Asked = { id: number; days: AnalyticsPeriod }
type PricesAsked = { id: number; cursor?: string | null | undefined }

/** In which searches one's ads appeared. @throws DomainError forbidden, business_required */
export async function readSearches(
  ctx: MemberContext,
  asked: Asked,
  most = SHOWN_SEARCHES,
): Promise<SearchesPart> {
  return listAppearances(ctx, await windowOf(ctx, asked), most)
}

/** From views to conversations to sales. @throws DomainError forbidden, business_required */
export async function readFunnel(ctx: MemberContext, asked: Asked): Promise<FunnelPart> {
  return getFunnel(ctx, await windowOf(ctx, asked))
}

/** How long people wait for a first answer. @throws DomainError forbidden, business_required */
export async function readAnswers(ctx: MemberContext, asked: Asked): Promise<AnswersPart> {
  return getAnswers(ctx, await windowOf(ctx, asked))
}

/** How one's prices stand among others, by the page. @throws DomainError forbidden, business_required */
export async function readPrices(
  ctx: MemberContext,
  { id, cursor }: PricesAsked,
): Promise<PricesPart> {
  await requireOwnAnalytics(ctx, id)
  return listPricePositions(ctx, { cursor })
}

/** All parts at once; `cursor` is that of the prices. @throws DomainError forbidden, business_required */
export async function readAll(
  ctx: MemberContext,
  { id, days, cursor }: Asked & PricesAsked,
): Promise<BusinessAnalytics> {
  const [searches, funnel, answers, prices] = await Promise.all([
    readSearches(ctx, { id, days }),
    readFunnel(ctx, { id, days }),
    readAnswers(ctx, { id, days }),
    readPrices(ctx, { id, cursor }),
  ])
  return { searches, funnel, answers, prices }
}

async function windowOf(ctx: MemberContext, { id, days }: Asked) {
  await requireOwnAnalytics(ctx, id)
  const now = ctx.clock.now()
  return { userId: id, until: now, ...periodOf(now, days) }
}
