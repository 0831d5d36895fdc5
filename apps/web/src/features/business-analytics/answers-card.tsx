import type { AnalyticsPeriod } from '@wepa/domain/insights/business-analytics'
import { LEAST_ANSWERS } from '@wepa/domain/insights/business-analytics'
import type { AnswersPart } from '@wepa/domain/insights/business-analytics-schema'
import { hourName, WEEKDAYS } from '@wepa/domain/insights/business-analytics-words'
import { waitingText } from '@wepa/domain/insights/seller-comparison'
import { formatNumber } from '@wepa/domain/text/number'
import { trpc } from '../../lib/trpc.ts'
import { MetricTable, More } from './metric-table.tsx'
import { PartCard } from './part-card.tsx'

/** How long people wait for a first answer. */
export function AnswersCard({ userId, days }: { userId: number; days: AnalyticsPeriod }) {
  const query = trpc.businessAnalytics.answers.useQuery({ id: userId, days }, { staleTime: 0 })
  const { data } = query
  return (
    <PartCard
      part="answers"
      {...{ userId, days, query }}
      isEmpty={data?.conversations === 0}
      text="Desde el primer mensaje de una persona hasta tu primera respuesta."
    >
      {data && <Answers part={data} />}
    </PartCard>
  )
}

function Answers({ part }: { part: AnswersPart }) {
  const { conversations, answered, medianMinutes, withinHour, withinDay } = part
  const facts = [
    ['Mediana', waited(medianMinutes)],
    ['En una hora', withinHour === null ? '—' : `${withinHour}%`],
    ['En un día', withinDay === null ? '—' : `${withinDay}%`],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-field border border-line px-3 py-2">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="figures wrap-anywhere text-lead">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">
        {`n = ${formatNumber(answered)} contestadas de ${formatNumber(conversations)} conversaciones`}
      </p>
      {part.weekdays.length === 0 ? (
        <p className="text-small text-muted">
          {`Por día y por hora, cuando haya ${LEAST_ANSWERS} respuestas.`}
        </p>
      ) : (
        <div>
          <More title="Por día de la semana">
            <Times
              by="Día"
              times={part.weekdays.map(({ weekday, ...of }) => ({
                name: WEEKDAYS[weekday] ?? '',
                ...of,
              }))}
            />
          </More>
          <More title="Por hora en que escribieron">
            <Times
              by="Hora"
              times={part.hours.map(({ hour, ...of }) => ({ name: hourName(hour), ...of }))}
            />
          </More>
        </div>
      )}
    </>
  )
}

interface TimesProps {
  by: string
  times: readonly { name: string; answered: number; medianMinutes: number | null }[]
}

function Times({ by, times }: TimesProps) {
  return (
    <MetricTable
      caption={`Mediana de la primera respuesta por ${by.toLowerCase()}`}
      columns={[by, 'Mediana', 'n']}
      rows={times.map(({ name, answered, medianMinutes }) => ({
        key: name,
        name,
        values: [{ text: waited(medianMinutes) }, { text: formatNumber(answered) }],
      }))}
    />
  )
}

function waited(minutes: number | null): string {
  return minutes === null ? '—' : waitingText(minutes)
}
