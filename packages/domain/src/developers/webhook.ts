// Events that a business's own servers are told of.

export const WEBHOOK_EVENTS = [
  'message.received',
  'offer.received',
  'offer.answered',
  'sale.recorded',
  'rating.received',
  'ad.ended',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const EVENT_LABELS: Record<WebhookEvent, string> = {
  'message.received': 'Te escriben',
  'offer.received': 'Te hacen una oferta',
  'offer.answered': 'Contestan tu oferta',
  'sale.recorded': 'Anotas una venta',
  'rating.received': 'Te califican',
  'ad.ended': 'Un anuncio sale de las listas',
}

/** Of one account. */
export const MAX_WEBHOOKS = 5

/** Seconds from one try to the next; the last pause repeats. */
export const RETRY_PAUSES = [5, 15, 60, 300, 900, 1800, 3600] as const
/** Days of failures after which an address is told no more. */
export const DAYS_UNTIL_OFF = 3
/** Days for which deliveries are remembered. */
export const DELIVERIES_KEPT_DAYS = 30
