// The sandbox's Stripe as a person sees it: who pays what, and what the product was told.
import { type Html, html, page } from '../server/html.ts'
import { chargeOf, disputesOf } from './objects/charge.ts'
import type { Event, Invoice, PaymentIntent, Subscription } from './objects.ts'
import type { Tables } from './tables.ts'

/** Newest first, and no more than a person would read. */
const longest = 200

export function stripePage(tables: Tables): Html {
  const name = (id: string | null) => (id && tables.customers.get(id)?.email) ?? '(sin nombre)'
  const single = tables.paymentIntents
    .list()
    .filter(({ metadata }) => Object.keys(metadata).length > 0)
  return page(
    'Pagos',
    html`<p>Nadie cobra nada: esto hace las veces de Stripe.</p>
<h2>Suscripciones</h2>${table(
      ['Desde', 'Quién', 'Plan', 'Estado', 'Hasta'],
      tables.subscriptions.list().map((row) => subscriptionCells(row, name)),
    )}
<h2>Facturas</h2>${table(
      ['Hora', 'Quién', 'Suma', 'Estado', 'Devolver'],
      tables.invoices
        .list()
        .map((row) => [...invoiceCells(row, name), moneyBack(tables, row.own.paymentIntent ?? '')]),
    )}
<h2>Pagos sueltos</h2>${table(
      ['Hora', 'Quién', 'Qué', 'Suma', 'Estado', 'Devolver'],
      single.map((row) => [...paymentCells(row, name), moneyBack(tables, row.id)]),
    )}
<h2>Avisos enviados</h2>${table(['Hora', 'Aviso', 'Objeto', 'Qué pasó'], tables.events.list().map(eventCells))}`,
  )
}

/** One line for each event on the page of everything received. */
export function eventRows(tables: Tables): Html[] {
  return tables.events
    .list()
    .slice(0, 20)
    .map(
      (event) => html`<tr><td>${time(event.created)}</td><td>Pagos</td>
<td>${event.type} · ${fateText(event)}</td></tr>`,
    )
}

type Name = (customerId: string | null) => string

function subscriptionCells(row: Subscription, name: Name): string[] {
  const item = row.items.data[0]
  const plan = item?.price.lookup_key ?? ''
  const end = row.ended_at ?? item?.current_period_end ?? 0
  const status = row.cancel_at_period_end ? `${row.status}, cancelada` : row.status
  return [time(row.created), name(row.customer), plan, status, time(end)]
}

const invoiceCells = (row: Invoice, name: Name): string[] => [
  time(row.created),
  name(row.customer),
  money(row.amount_due),
  row.attempt_count > 1 ? `${row.status}, ${row.attempt_count} intentos` : row.status,
]

const paymentCells = (row: PaymentIntent, name: Name): string[] => [
  time(row.created),
  name(row.customer),
  row.description ?? '',
  money(row.amount),
  row.status,
]

const eventCells = (event: Event): string[] => [
  time(event.created),
  event.type,
  String(event.data.object.id),
  fateText(event),
]

function fateText({ own, pending_webhooks: pending }: Event): string {
  const last = own.attempts.at(-1)
  if (own.fate === 'held') return 'retenido'
  if (own.fate === 'dropped') return 'perdido a propósito'
  if (!last) return 'por enviar'
  const tries = own.attempts.length === 1 ? 'un envío' : `${own.attempts.length} envíos`
  return pending === 0 ? `recibido (${tries})` : `sin respuesta buena: ${last.status} (${tries})`
}

/** How a payment stands, and what can still be done with it by a press. */
function moneyBack(tables: Tables, paymentId: string): Html {
  const intent = tables.paymentIntents.get(paymentId)
  const charge = intent && chargeOf(tables, intent)
  if (!charge) return html``
  const dispute = disputesOf(tables, paymentId)[0]
  const press = (act: string, label: string) => html`<form method="post" action="/stripe">
<input type="hidden" name="payment" value="${paymentId}"><button name="act" value="${act}">${label}</button></form>`
  const back = charge.amount_refunded > 0 ? html`devuelto ${money(charge.amount_refunded)}` : html``
  if (dispute) {
    const isOpen = dispute.status === 'needs_response'
    return html`${back} disputa: ${dispute.status}${isOpen ? [press('won', 'El banco nos da la razón'), press('lost', 'El banco se la da a la persona')] : ''}`
  }
  if (charge.refunded) return back
  return html`${back}${press('refund', 'Devolver')}${press('half', 'Devolver la mitad')}${press('open', 'Abrir disputa')}`
}

function table(heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  if (rows.length === 0) return html`<p>Nada todavía.</p>`
  const lines = rows
    .slice(0, longest)
    .map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)
  return html`<div class="wide"><table><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr>${lines}</table></div>`
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`

const clock = new Intl.DateTimeFormat('es-PR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Puerto_Rico',
})
const time = (seconds: number) => clock.format(new Date(seconds * 1000))
