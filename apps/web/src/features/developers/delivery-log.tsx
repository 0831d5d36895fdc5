import type { WebhookDelivery } from '@wepa/domain/developers/webhook-schema'
import { dateAndTime } from '@wepa/domain/text/date'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Milliseconds between two looks while something waits. */
const lookEvery = 3000

/** What one's servers were told, and how they answered; nothing where they were told nothing. */
export function DeliveryLog({ isBusiness }: { isBusiness: boolean }) {
  const { data } = trpc.webhooks.deliveries.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.state === 'waiting') ? lookEvery : false,
  })
  if (!data || data.length === 0) return null
  return (
    <Card title="Avisos enviados" text="Los últimos 100; se guardan 30 días.">
      <ul className="grid grid-cols-1">
        {data.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-mono text-small font-semibold">{delivery.type}</p>
              <p className="text-small text-muted wrap-anywhere">{wordsOf(delivery)}</p>
            </div>
            {isBusiness && delivery.state !== 'waiting' && <Again delivery={delivery} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Again({ delivery: { id, type } }: { delivery: WebhookDelivery }) {
  const list = trpc.useUtils().webhooks.deliveries
  const again = trpc.webhooks.sendAgain.useMutation({
    onSuccess: () => list.invalidate(),
    onError: (error) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
  })
  return (
    <Button
      tone="quiet"
      size="small"
      isBusy={again.isPending}
      aria-label={`Enviar otra vez: ${type}`}
      onClick={() => again.mutate({ id })}
    >
      Enviar otra vez
    </Button>
  )
}

function wordsOf({ state, status, problem, tries, createdAt, doneAt }: WebhookDelivery): string {
  const tried = tries === 1 ? '1 intento' : `${tries} intentos`
  if (state === 'done') return `${dateAndTime(doneAt ?? createdAt)} · contestó ${status} · ${tried}`
  const end = state === 'failed' ? 'no se pudo' : 'espera'
  return [dateAndTime(createdAt), end, problem, tries > 0 && tried].filter(Boolean).join(' · ')
}
