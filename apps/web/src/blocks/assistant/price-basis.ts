import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { formatMoney } from '@wepa/domain/prices/price'

type Price = Pick<AiPhotoAnalysis, 'priceKind' | 'priceBasis' | 'priceRange'>

/** Where a suggested price comes from, in a sentence: nothing is passed off as the market's that is not. */
export function priceBasisText({ priceKind, priceBasis, priceRange }: Price): string {
  if (priceKind === 'none') return 'No encontramos con qué compararlo: ponle tú el precio.'
  if (priceKind === 'estimate') return 'Estimado del asistente, sin anuncios con que compararlo.'
  const basis = `Basado en ${priceBasis} anuncios parecidos`
  if (!priceRange || priceRange.low === priceRange.high) return `${basis}.`
  return `${basis}: la mitad pide entre ${formatMoney(priceRange.low)} y ${formatMoney(priceRange.high)}.`
}
