// The seller's metrics in words.
import type { DayMetrics, DeviceType } from '@wepa/domain/insights/analytics'

export type MetricName = Exclude<keyof DayMetrics, 'date'>

export const METRICS: readonly { name: MetricName; label: string; one: string; many: string }[] = [
  { name: 'views', label: 'Vistas', one: 'vista', many: 'vistas' },
  { name: 'clicks', label: 'Clics', one: 'clic', many: 'clics' },
  { name: 'messages', label: 'Mensajes', one: 'mensaje', many: 'mensajes' },
  { name: 'favorites', label: 'Favoritos', one: 'favorito', many: 'favoritos' },
]

export const DEVICE_WORDS: Record<DeviceType, string> = {
  phone: 'Teléfono',
  tablet: 'Tableta',
  computer: 'Computadora',
}
