import { shortLocation } from '@wepa/domain/places/location'
import { askedText } from '@wepa/domain/prices/asked-text'
import { searchPath } from '@wepa/domain/search/params'
import { savedFilters } from '@wepa/domain/search/saved-filters'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import type { EmailContent } from '../../mail/email.ts'
import { unsubscribeUrl } from '../unsubscribe.ts'
import type { ToldListing } from './due-alerts.repo.ts'

export type AlertNews = {
  /** Whom the email greets. */
  name: string
  search: SavedSearch
  /** How many ads are new; `listings` are the newest of them. */
  total: number
  listings: readonly ToldListing[]
  unsubscribeToken: string
}

/** New ads for a saved search. `baseUrl` is where people reach the product. */
export function alertEmail(news: AlertNews, baseUrl: string): EmailContent {
  const { name, search, total, listings, unsubscribeToken } = news
  const others = total - listings.length
  return {
    subject:
      total === 1
        ? `Anuncio nuevo en tu búsqueda «${search.name}»`
        : `${total} anuncios nuevos en tu búsqueda «${search.name}»`,
    name,
    paragraphs: [
      total === 1
        ? `Apareció un anuncio nuevo para tu búsqueda «${search.name}».`
        : `Aparecieron ${total} anuncios nuevos para tu búsqueda «${search.name}».`,
    ],
    links: listings.map(({ id, title, location, ...asked }) => ({
      label: title,
      detail: `${askedText(asked)} · ${shortLocation(location)}`,
      url: `${baseUrl}/listing/${id}`,
    })),
    button: {
      label: others > 0 ? `Ver los ${total} anuncios` : 'Ver todos los resultados',
      url: `${baseUrl}${searchPath({ ...savedFilters(search), sort: 'newest' })}`,
    },
    notes: ['Te escribimos como mucho una vez por hora por cada búsqueda.'],
    unsubscribe: {
      label: 'No recibir más correos de esta búsqueda',
      url: unsubscribeUrl(baseUrl, unsubscribeToken),
    },
  }
}
