import type { ToldAd } from '@wepa/domain/follows/new-ads'
import { shortLocation } from '@wepa/domain/places/location'
import { displayPrice } from '@wepa/domain/prices/price'
import type { EmailContent } from '../../mail/email.ts'
import { endNoticesUrl } from './end-notices.ts'
import type { DuePerson } from './notices.repo.ts'

type News = {
  person: DuePerson
  /** As the notification says it. */
  title: string
  ads: readonly (ToldAd & { id: number })[]
}

/** New ads of the sellers somebody follows. `baseUrl` is where people reach the product. */
export function newAdsEmail({ person, title, ads }: News, baseUrl: string): EmailContent {
  return {
    subject: title,
    name: person.fullName,
    paragraphs: ['Esto es lo nuevo de los vendedores que sigues.'],
    links: ads.map((ad) => ({
      label: ad.title,
      detail: `${displayPrice(ad.price)} · ${shortLocation(ad.location)}`,
      url: `${baseUrl}/listing/${ad.id}`,
    })),
    button: { label: 'Ver los anuncios nuevos', url: `${baseUrl}/following?tab=ads` },
    notes: ['Te escribimos como mucho una vez al día, todos los vendedores juntos.'],
    unsubscribe: {
      label: 'No recibir más avisos de los vendedores que sigo',
      url: endNoticesUrl(baseUrl, person.token),
    },
  }
}
