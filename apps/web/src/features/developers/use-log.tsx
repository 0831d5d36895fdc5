import { dateAndTime } from '@wepa/domain/text/date'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'

/** What the tokens were used for; nothing where they were not. */
export function UseLog() {
  const { data } = trpc.apiTokens.uses.useQuery(undefined, { staleTime: 0 })
  if (!data || data.length === 0) return null
  return (
    <Card title="Uso de los tokens" text="Los últimos, por minuto; se guardan 30 días.">
      <ul className="grid grid-cols-1">
        {data.map((use) => (
          <li
            key={`${use.tokenName} ${use.minute} ${use.call} ${use.status}`}
            className="border-t border-line py-2 first:border-t-0"
          >
            <p className="font-mono text-small font-semibold wrap-anywhere">{use.call}</p>
            <p className="text-small text-muted wrap-anywhere">
              {`${use.tokenName} · ${dateAndTime(use.minute)} · contestó ${use.status} · ${use.count === 1 ? '1 vez' : `${use.count} veces`}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
