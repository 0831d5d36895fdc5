import type { PersonRecord as Found } from '@wepa/domain/moderation/person-record'
import { PLANS } from '@wepa/domain/payments/plan'
import { dateAndTime, longDate } from '@wepa/domain/text/date'
import { formatScore } from '@wepa/domain/trust/trust'
import { VERIFICATION_NAMES } from '@wepa/domain/trust/verification'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Part } from '../case/case-parts.tsx'
import { Facts } from '../case/facts.tsx'
import { RecordCases, RecordListings } from './record-lists.tsx'

/** A person as a whole: who they are, what was said of them and by them, their ads, their sign-ins. */
export function PersonRecord({ userId }: { userId: number }) {
  const query = trpc.moderation.record.useQuery({ id: userId }, { staleTime: 0 })
  if (!query.data) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar el historial"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    )
  }
  return (
    <>
      <WhoPart found={query.data} />
      <RecordCases title="Casos sobre esta persona" userId={userId} side="about" />
      <RecordCases title="Lo que reportó o escribió" userId={userId} side="by" />
      <RecordListings userId={userId} counts={query.data.ads} />
      <Sessions found={query.data} />
    </>
  )
}

function WhoPart({ found }: { found: Found }) {
  const facts = [
    ['Estado', found.isClosed && 'Eliminó su cuenta: se borra en unos días'],
    ['Negocio', found.businessName],
    ['Lugar', found.location],
    ['Confianza', trustWords(found)],
    ['Plan', planWords(found)],
    ['Verificaciones', verificationWords(found)],
    ['Teléfono', found.hasPhone ? 'Tiene uno en su cuenta' : 'No ha puesto'],
    ['Ventas y compras', salesWords(found)],
    ['Calificaciones', ratingWords(found)],
    ['Última entrada', lastLoginWords(found)],
  ] as const
  return (
    <Part title="Quién es">
      <Facts facts={facts} />
    </Part>
  )
}

function Sessions({ found: { sessions, sessionCount } }: { found: Found }) {
  return (
    <Part title={`Sesiones abiertas (${sessionCount})`}>
      {sessions.length === 0 ? (
        <p className="text-body text-muted">No hay ninguna.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-4">
          {sessions.map(({ device, openedAt, lastActivityAt }) => (
            <li key={`${device} ${openedAt}`}>
              <p className="text-body">{device}</p>
              <p className="text-small text-muted">
                Último uso: {dateAndTime(lastActivityAt)} · Abierta el {longDate(openedAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function trustWords({ trust, person }: Found): string {
  if (person.isSuspended) return 'No se calcula mientras está suspendida'
  return trust ? `${formatScore(trust.score)} de 5 · ${trust.level}` : 'Nada se sabe todavía'
}

function planWords({ plan, planUntil }: Found): string {
  return planUntil ? `${PLANS[plan].name}, hasta el ${longDate(planUntil)}` : PLANS[plan].name
}

const states = { pending: 'pedida', approved: 'aprobada', rejected: 'rechazada' } as const

function verificationWords({ verifications }: Found): string {
  if (verifications.length === 0) return 'Ninguna'
  return verifications
    .map(
      ({ type, status, at }) => `${VERIFICATION_NAMES[type]}: ${states[status]} el ${longDate(at)}`,
    )
    .join(' · ')
}

function salesWords({ sales, purchases, cancelledSales }: Found): string {
  const words = [
    `${sales} ${sales === 1 ? 'venta' : 'ventas'}`,
    `${purchases} ${purchases === 1 ? 'compra' : 'compras'}`,
  ]
  if (cancelledSales > 0) words.push(`${cancelledSales} deshechas`)
  return words.join(' · ')
}

function ratingWords({ ratings }: Found): string {
  if (ratings.length === 0) return 'Ninguna'
  return ratings
    .map(
      ({ type, count, average }) =>
        `${average} como ${type === 'seller' ? 'vendedor' : 'comprador'} (${count})`,
    )
    .join(' · ')
}

function lastLoginWords({ lastLoginAt, loginCount }: Found): string {
  if (!lastLoginAt) return 'No ha entrado'
  return `${dateAndTime(lastLoginAt)} (${loginCount} en total)`
}
