// What people did, in words.
import type { Activity, ActivityAction } from '@wepa/domain/admin/dashboard'
import { findCategory } from '@wepa/domain/listings/category'

/** The word of each action. */
export const actionWords: Readonly<Record<ActivityAction, string>> = {
  login: 'Entrada',
  logout: 'Salida',
  create_listing: 'Anuncio nuevo',
  view_listing: 'Vista',
  search: 'Búsqueda',
  registration: 'Registro',
  move_featured: 'Destacado pasado',
  storm_mode: 'Modo tormenta',
}

const deeds: Readonly<Record<ActivityAction, string>> = {
  login: 'entró',
  logout: 'salió',
  create_listing: 'publicó',
  view_listing: 'vio',
  search: 'buscó',
  registration: 'se registró',
  move_featured: 'pasó un destacado a',
  storm_mode: 'cambió el modo tormenta,',
}

type Done = Pick<Activity, 'action' | 'username' | 'entityId' | 'metadata'>

/** '@ana vio', before the ad that it is about. */
export function deedWords({ action, username }: Pick<Done, 'action' | 'username'>): string {
  return `${username === null ? 'Alguien' : `@${username}`} ${deeds[action]}`
}

/** What it was about: an ad's title, or what was searched for; undefined where it was about nothing. */
export function aboutWords({ action, entityId, metadata }: Done): string | undefined {
  if (action === 'search') return searchWords(metadata)
  if (action === 'storm_mode') return text(metadata.words)
  if (entityId === null) return undefined
  return text(metadata.title) ?? `el anuncio ${entityId}, que ya no está`
}

function searchWords(metadata: Done['metadata']): string {
  const category = findCategory(text(metadata.category) ?? '')?.name
  const parts = [
    metadata.words === undefined ? 'anuncios' : `«${text(metadata.words)}»`,
    category && `de ${category}`,
    metadata.location === undefined ? undefined : `en ${text(metadata.location)}`,
  ]
  const results = Number(metadata.results ?? 0)
  const found = results === 1 ? '1 resultado' : `${results.toLocaleString('es-PR')} resultados`
  return `${parts.filter(Boolean).join(' ')}: ${found}`
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
