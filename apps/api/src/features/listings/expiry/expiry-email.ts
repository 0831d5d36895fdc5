import { LISTING_DAYS } from '@wepa/domain/listings/listing'
import { longDate } from '@wepa/domain/text/date'
import type { EmailContent } from '../../mail/email.ts'
import type { ExpiringListing } from './expiry.repo.ts'

/** As many as one reads through; the page shows them all. */
const mostNamed = 10

/** Tells an owner which ads run out, and where one tap renews them. There is at least one. */
export function expiryEmail(
  { fullName }: { fullName: string },
  listings: readonly ExpiringListing[],
  baseUrl: string,
): EmailContent {
  const [first, ...others] = listings
  const lines = listings.slice(0, mostNamed).map((listing) => `${named(listing)}.`)
  const more = listings.length - lines.length
  const isOne = first !== undefined && others.length === 0
  return {
    subject: isOne
      ? `«${first.title}» está por vencer`
      : `Tienes ${listings.length} anuncios por vencer`,
    name: fullName,
    paragraphs: [
      isOne
        ? 'Tu anuncio está por salir de las búsquedas:'
        : 'Estos anuncios están por salir de las búsquedas:',
      ...lines,
      ...(more > 0 ? [`Y ${more} más.`] : []),
      `Si todavía lo tienes, renuévalo con un toque y dura ${LISTING_DAYS} días más, gratis. Si ya se vendió, márcalo como vendido.`,
    ],
    button: isOne
      ? { label: 'Renovar', url: `${baseUrl}/my-listings?renew=${first.id}` }
      : { label: 'Ver mis anuncios', url: `${baseUrl}/my-listings` },
    notes: ['Puedes apagar estos correos en la configuración de tu cuenta.'],
  }
}

function named({ title, expiresAt }: ExpiringListing): string {
  return `«${title}», el ${longDate(expiresAt.toISOString())}`
}
