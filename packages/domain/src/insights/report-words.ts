// The report of a Spotlight place in words: the same ones on the page, in the PDF and in the email.
import { longDay } from '../text/date.ts'
import type { EventSource } from './analytics.ts'
import { REPORT_METRICS } from './place-report.ts'
import type { PlaceReport } from './place-report-schema.ts'

/** Where in the app views come from. */
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

/** '1,204', written alike everywhere. */
export function figure(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** 'Del 3 de noviembre de 2026 al 3 de diciembre de 2026'. */
export function periodWords({ from, to }: Pick<PlaceReport, 'from' | 'to'>): string {
  return from === to ? `El ${longDay(from)}` : `Del ${longDay(from)} al ${longDay(to)}`
}

/** The sums, each under its name. */
export function totalLines(report: PlaceReport): { label: string; value: string }[] {
  return [
    ...REPORT_METRICS.map(({ name, label }) => ({ label, value: figure(report[name]) })),
    { label: 'Volvieron otro día', value: figure(report.returned) },
  ]
}

/** Where the views came from. Home's carousel and its section are counted as one. */
export function sourceLines({ sources }: PlaceReport): { label: string; value: string }[] {
  return sources.map(({ name, views }) => ({
    label: name === 'home' ? 'Inicio, con su carrusel' : name ? SOURCE_WORDS[name] : 'Sin dato',
    value: figure(views),
  }))
}

/** What stands behind the comparison, or why there is none. */
export function comparisonWords({ comparison }: PlaceReport): string {
  if (!comparison) return 'Todavía hay muy pocos anuncios parecidos para comparar.'
  return `Promedio por día, junto a ${figure(comparison.ads)} anuncios de otras personas en la misma categoría, de precio parecido y sin destacar.`
}

/** What became of the ad. */
export function outcomeWords({ isSold, isOver }: PlaceReport): string {
  if (isSold) return 'Lo marcaste como vendido.'
  return isOver ? 'No lo has marcado como vendido.' : 'El destacado sigue en marcha.'
}
