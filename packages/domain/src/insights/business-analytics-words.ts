// The words of 'Analytics for Business', the same on its page, in its tables and in its email.
import type { AnalyticsPart, AnalyticsPeriod, FunnelKind } from './business-analytics.ts'

export const PART_TITLES: Readonly<Record<AnalyticsPart, string>> = {
  searches: 'Búsquedas en las que apareciste',
  funnel: 'De las vistas a las ventas',
  answers: 'Tiempo de respuesta',
  prices: 'Tu precio entre los comparables',
}

export const OTHER_SEARCHES = 'Otras búsquedas'
export const NOT_COMPARABLE = 'No hay suficientes anuncios comparables'

export const WEEKDAYS = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
] as const

/** 'Ponce', or what stands for groups without a name. */
export function groupName({ kind, name }: { kind: FunnelKind; name: string | null }): string {
  switch (kind) {
    case 'others':
      return 'Otros'
    case 'unknown':
      return 'No lo dice'
    case 'deleted':
      return 'Anuncios eliminados'
    default:
      return name ?? 'Total'
  }
}

/** 0 is '12 a. m.', 15 is '3 p. m.' */
export function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'a' : 'p'}. m.`
}

const FILES: Readonly<Record<AnalyticsPart, string>> = {
  searches: 'busquedas',
  funnel: 'ventas',
  answers: 'respuestas',
  prices: 'precios',
}

/** 'wepa-busquedas-30.csv'; prices are those of today, whatever the period. */
export function analyticsFileName(part: AnalyticsPart, days: AnalyticsPeriod): string {
  return `wepa-${FILES[part]}${part === 'prices' ? '' : `-${days}`}.csv`
}
