// Offers in words.
import { dollars, type FeaturedOffer, SOCIAL_PROMOTION } from '@wepa/domain/payments/feature'
import type { FeaturedPlanId } from '@wepa/domain/payments/featured-plan'

/** '$10', '$12.99': whole dollars without cents. */
export function money({ priceCents }: Pick<FeaturedOffer, 'priceCents'>): string {
  return `$${priceCents % 100 === 0 ? priceCents / 100 : dollars(priceCents)}`
}

/** Where each place stands. The promotion page has its own list in the domain. */
export const PLACE_BENEFITS: Record<FeaturedPlanId, readonly string[]> = {
  basic: ['De los primeros en las búsquedas', 'Marca «Destacado»'],
  premium: [
    'Todo lo de Básico',
    'Sección destacada de la página principal',
    'Insignia dorada',
    'Notificaciones de interés',
  ],
  spotlight: [
    'Todo lo de Premium',
    'Carrusel de la página principal',
    'Insignia exclusiva',
    'Reporte detallado',
    'Imágenes y textos para tus redes',
    SOCIAL_PROMOTION,
  ],
}

/** '$5, $10 o $15'. */
export function pricesInWords(offers: readonly FeaturedOffer[]): string {
  const prices = offers.map(money)
  return `${prices.slice(0, -1).join(', ')} o ${prices.at(-1)}`
}
