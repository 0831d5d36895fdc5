import type { PaymentEvent } from '@wepa/domain/payments/payment-event'
import { dateAndTime } from '@wepa/domain/text/date'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import { trpc } from '../../lib/trpc.ts'
import { effectWords, errorWords, eventWords, triesWords } from './event-words.ts'
import { Part } from './part.tsx'
import { type Fact, RecordCard, StateMark } from './record.tsx'

const pageSize = 20

/** What the provider sent, newest first, and what became of it. */
export function EventList() {
  const query = trpc.payments.events.useInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
  const events = query.data?.pages.flatMap(({ items }) => items)
  const { list, noteAsked } = useFocusOnMore<HTMLUListElement>(events?.length ?? 0)
  return (
    <Part
      title="Mensajes del proveedor"
      text="Lo más reciente primero. Lo que espera se intenta otra vez por sí solo."
      query={query}
      count={events?.length}
      empty="Todavía no ha llegado ninguno"
    >
      <ul ref={list} className="grid grid-cols-1 gap-3">
        {events?.map((event) => (
          <li key={event.id}>
            <Event event={event} />
          </li>
        ))}
      </ul>
      <MorePages query={query} onAsk={noteAsked} />
    </Part>
  )
}

function Event({ event }: { event: PaymentEvent }) {
  const { type, objectId, receivedAt, appliedAt } = event
  return (
    <RecordCard
      title={eventWords(type)}
      mark={
        appliedAt ? (
          <StateMark tone="good">Aplicado</StateMark>
        ) : (
          <StateMark tone="waiting">En espera</StateMark>
        )
      }
      facts={[
        { label: 'Tipo', value: type },
        { label: 'Objeto', value: objectId ?? 'Ninguno' },
        { label: 'Recibido', value: dateAndTime(receivedAt) },
        outcomeOf(event),
      ]}
    />
  )
}

function outcomeOf({ appliedAt, note, attempts, error }: PaymentEvent): Fact {
  if (appliedAt) return { label: 'Qué hizo', value: effectWords(note) }
  const tries = triesWords(attempts)
  return { label: 'Intentos', value: error ? `${tries}: ${errorWords(error)}` : tries }
}
