// The seller's figures in words.
import type { DayFigures, DeviceType, EventSource } from '@wepa/domain/analytics'

export type FigureName = Exclude<keyof DayFigures, 'date'>

export const FIGURES: readonly { name: FigureName; label: string; one: string; many: string }[] = [
  { name: 'views', label: 'Vistas', one: 'vista', many: 'vistas' },
  { name: 'clicks', label: 'Clics', one: 'clic', many: 'clics' },
  { name: 'messages', label: 'Mensajes', one: 'mensaje', many: 'mensajes' },
  { name: 'favorites', label: 'Favoritos', one: 'favorito', many: 'favoritos' },
]

export const SOURCE_WORDS: Record<EventSource, string> = {
  home: 'Inicio',
  search: 'Búsqueda',
  category: 'Categorías',
  similar: 'Anuncios parecidos',
  favorites: 'Favoritos',
  recent: 'Vistos recientemente',
  shared: 'Enlace compartido',
  direct: 'Entrada directa',
}

export const DEVICE_WORDS: Record<DeviceType, string> = {
  phone: 'Teléfono',
  tablet: 'Tableta',
  computer: 'Computadora',
}

const months =
  'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(
    ',',
  )
const weekdays = 'domingo,lunes,martes,miércoles,jueves,viernes,sábado'.split(',')

/** '2026-11-21' as 'sábado 21 de noviembre', and short as '21 nov'. */
export function dayNames(date: string): { long: string; short: string } {
  const day = new Date(date)
  const month = months[day.getUTCMonth()] ?? ''
  const number = day.getUTCDate()
  return {
    long: `${weekdays[day.getUTCDay()]} ${number} de ${month}`,
    short: `${number} ${month.slice(0, 3)}`,
  }
}

/** '1 vista', '1,204 vistas'. */
export function counted(count: number, { one, many }: { one: string; many: string }): string {
  return `${count.toLocaleString('es-PR')} ${count === 1 ? one : many}`
}
