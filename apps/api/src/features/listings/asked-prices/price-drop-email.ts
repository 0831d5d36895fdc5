import { shortLocation } from '@wepa/domain/places/location'
import type { EmailContent } from '../../mail/email.ts'

type LoweredAd = {
  id: number
  title: string
  location: string | null
  before: string
  after: string
}

/** Tells somebody that an ad among their favorites asks less. `baseUrl` is where people reach the product. */
export function priceDropEmail(
  { fullName }: { fullName: string },
  { id, title, location, before, after }: LoweredAd,
  baseUrl: string,
): EmailContent {
  return {
    subject: `Bajó de precio: «${title}»`,
    name: fullName,
    paragraphs: ['Un anuncio que tienes en tus favoritos bajó de precio:'],
    links: [
      {
        label: title,
        detail: `Antes ${before}, ahora ${after} · ${shortLocation(location)}`,
        url: `${baseUrl}/listing/${id}`,
      },
    ],
    button: { label: 'Ver mis favoritos', url: `${baseUrl}/favorites` },
    notes: [
      'Te escribimos como mucho una vez al día por cada anuncio. Puedes apagar estos avisos en la configuración de tu cuenta.',
    ],
  }
}
