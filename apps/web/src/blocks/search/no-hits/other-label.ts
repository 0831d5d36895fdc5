import { attributeTable } from '@wepa/domain/attributes/fitting'
import type { OtherSearch } from '@wepa/domain/search/others/other-search'
import { NEAR_KM } from '@wepa/domain/search/others/other-search'

/** What a search that asks for less gives up, in words: 'Con cualquier precio'. */
export function otherLabel(
  { kind, filters, attribute, correctedText }: OtherSearch,
  { excluded = [] }: { excluded?: readonly string[] | undefined },
): string {
  const words = `«${filters.search ?? ''}»`
  switch (kind) {
    case 'spelling':
      return correctedText ? `¿Quisiste decir «${correctedText}»?` : 'Con sinónimos y lugares'
    case 'near':
      return `Hasta ${NEAR_KM} km de ${filters.location ?? ''}`
    case 'price':
      return 'Con cualquier precio'
    case 'condition':
      return 'En cualquier condición'
    case 'attribute':
      return attribute ? `Sin el filtro ${attributeTable[attribute].label}` : 'Con menos filtros'
    case 'seller':
      return 'De cualquier vendedor'
    case 'excluded':
      return `También con ${excluded.map((word) => `«${word}»`).join(', ')}`
    case 'place':
      return 'En toda la isla'
    case 'category':
      return 'En todas las categorías'
    case 'words':
      return `Solo ${words}`
    case 'kind':
      return `Busca ${words}`
    case 'all':
      return filters.search ? `Solo ${words}, sin filtros` : 'Sin filtros'
  }
}
