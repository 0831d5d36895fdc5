import type { MeetingStep, SharedMeeting } from '@wepa/domain/meetings/meeting'
import { meetingPlace, meetingTime } from '@wepa/domain/meetings/meeting-words'
import { clockTime, dateAndTime } from '@wepa/domain/text/date'
import { CalendarCheck, MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Milliseconds after which it is asked for anew: somebody waits for 'Ya llegué'. */
const pause = 60_000

/** What whoever was given a link to a meeting sees, without an account. */
export function SharedMeetingPage({ token }: { token: string }) {
  // The server's page is everybody's: which meeting it is about is known here alone.
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  return (
    <div className="page max-w-xl! py-6 md:py-10">
      {isHere ? <Opened token={token} /> : <Waiting />}
    </div>
  )
}

function Opened({ token }: { token: string }) {
  const query = trpc.meetings.shared.useQuery(
    { token },
    { staleTime: 0, refetchInterval: pause, retry: false },
  )
  if (query.error && !query.data) {
    if (readFailure(query.error).code === 'not_found') return <NotHere />
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos abrir el encuentro"
        onRetry={() => void query.refetch()}
      />
    )
  }
  return query.data ? <Details meeting={query.data} /> : <Waiting />
}

function Details({ meeting }: { meeting: SharedMeeting }) {
  const { sharerName, otherName, listingTitle, steps, endsAt, state } = meeting
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="grid grid-cols-1 gap-2">
        <h1 tabIndex={-1} className="text-h2 font-bold wrap-anywhere md:text-h1">
          {sharerName} se encuentra con {otherName}
        </h1>
        {listingTitle && <p className="wrap-anywhere">Por «{listingTitle}», un anuncio de Wepa.</p>}
      </header>
      <section className="grid gap-3 rounded-card border border-line bg-card p-5 shadow-soft">
        <p className="flex items-center gap-3 text-lead font-semibold">
          <CalendarCheck aria-hidden="true" size={22} strokeWidth={1.75} className="flex-none" />
          <span className="first-letter:uppercase">{meetingTime(meeting.startsAt)}</span>
        </p>
        <p className="flex items-center gap-3 wrap-anywhere">
          <MapPin aria-hidden="true" size={22} strokeWidth={1.75} className="flex-none" />
          {meetingPlace(meeting)}
        </p>
        <p role="status" className="font-semibold">
          {standing[state]}
        </p>
        {steps.length > 0 && (
          <ul className="grid gap-1">
            {steps.map(({ step, at }) => (
              <li key={step}>
                {clockTime(at)}: {stepWords[step]}
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="text-small text-muted">
        {sharerName} te dio este enlace. No muestra dónde está: solo lo que avisa. Abre hasta el{' '}
        {dateAndTime(endsAt)} Si algo te preocupa, llama a esa persona o al 9-1-1.
      </p>
    </article>
  )
}

const standing = {
  proposed: 'Sin confirmar',
  accepted: 'Confirmado por los dos',
  declined: 'No se hará',
  moved: 'Lo cambiaron: este lugar y esta hora ya no valen',
  cancelled: 'Cancelado',
  past: 'Ya pasó',
} as const

const stepWords: Readonly<Record<MeetingStep, string>> = {
  coming: 'avisó que va de camino',
  arrived: 'avisó que llegó',
}

function NotHere() {
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="not-found" />}
      title="Este enlace ya no abre"
      text="El encuentro pasó, o quien lo compartió dejó de compartirlo."
      action={<LinkButton to="/">Ir a Wepa</LinkButton>}
    />
  )
}

function Waiting() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-40" />
    </div>
  )
}
