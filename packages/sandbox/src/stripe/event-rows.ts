// Stripe's part of the page of everything the sandbox received and sent.
import { type Html, html } from '../server/html.ts'
import type { Event } from './objects.ts'
import type { Tables } from './tables.ts'

/** One line for each event, newest first. */
export function eventRows(tables: Tables): Html[] {
  return tables.events
    .list()
    .slice(0, 100)
    .map(
      (event) => html`<tr><td>${new Date(event.created * 1000).toISOString()}</td><td>Stripe</td>
<td>${event.type} · ${String(event.data.object.id)} · ${fateText(event)}</td></tr>`,
    )
}

function fateText({ own, pending_webhooks: pending }: Event): string {
  const last = own.attempts.at(-1)
  if (own.fate === 'held') return 'retenido'
  if (own.fate === 'dropped') return 'perdido a propósito'
  if (!last) return 'por enviar'
  const tries = own.attempts.length === 1 ? 'un envío' : `${own.attempts.length} envíos`
  return pending === 0 ? `recibido (${tries})` : `sin respuesta buena: ${last.status} (${tries})`
}
