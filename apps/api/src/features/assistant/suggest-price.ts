import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import type { PhotoReading } from '@wepa/domain/assistant/answer'
import { findCategory } from '@wepa/domain/listings/category'
import { formatMoney } from '@wepa/domain/prices/price'
import type { MemberContext } from '../../context.ts'
import { findMarketPrices } from '../pricing/find-market-prices.ts'

export type PriceAdvice = Pick<
  AiPhotoAnalysis,
  'suggestedPrice' | 'priceBasis' | 'priceKind' | 'priceRange'
>

/**
 * What to ask for a thing: the median of comparable ads of the marketplace where there are five; else the
 * model's guess, marked as such; else nothing, for no price is made up.
 */
export async function suggestPrice(
  ctx: MemberContext,
  reading: PhotoReading,
): Promise<PriceAdvice> {
  const prices = await findMarketPrices(ctx, {
    categoryId: findCategory(reading.suggestedCategory)?.id,
    words: reading.searchWords,
    condition: reading.condition,
  })
  if (prices) {
    return {
      suggestedPrice: formatMoney(rounded(prices.median)),
      priceBasis: prices.count,
      priceKind: 'market',
      priceRange: { low: decimal(prices.low), high: decimal(prices.high) },
    }
  }
  const { suggestedPrice } = reading
  const priceKind = suggestedPrice === null ? 'none' : 'estimate'
  return { suggestedPrice, priceBasis: 0, priceKind, priceRange: null }
}

/** As people ask for it: 137 is 135, 1,234 is 1,230. */
function rounded(amount: number): number {
  const step = amount < 20 ? 1 : amount < 200 ? 5 : amount < 2000 ? 10 : amount < 20_000 ? 50 : 500
  return Math.max(1, Math.round(amount / step) * step)
}

const decimal = (amount: number) => rounded(amount).toFixed(2)
