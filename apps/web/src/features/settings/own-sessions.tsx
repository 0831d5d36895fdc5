import type { OwnSession, SessionWay } from '@wepa/domain/people/own-session'
import { dateAndTime } from '@wepa/domain/text/date'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { Age } from '../../blocks/listing-card/listing-age.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

const ways: Readonly<Record<SessionWay, string>> = {
  sign_up: 'al crear tu cuenta',
  password: 'con tu contraseña',
  password_and_code: 'con tu contraseña y un código',
  recovery_code: 'con un código de recuperación',
  passkey: 'con una llave de acceso',
  team: 'por alguien de tu equipo',
}

/** Where one is signed in, and the way to end it there. */
export function OwnSessions() {
  const { data, error, refetch } = trpc.auth.sessions.useQuery(undefined, { staleTime: 0 })
  if (!data) {
    if (!error) return <Waiting />
    return (
      <LoadFailure
        error={error}
        title="No pudimos cargar tus sesiones"
        onRetry={() => void refetch()}
      />
    )
  }
  return <Sessions sessions={data} />
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  // Has the focus when the row in which it stood has gone.
  const box = useKeptFocus<HTMLFieldSetElement>(sessions.length)
  const others = trpc.auth.endOtherSessions.useMutation(useOutcome('Cerramos tus otras sesiones'))
  const isAlone = sessions.every(({ isCurrent }) => isCurrent)
  return (
    <fieldset ref={box} tabIndex={-1} aria-label="Mis sesiones" className="grid min-w-0 gap-4">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {isAlone ? (
        <p className="text-body text-muted">No tienes la sesión abierta en ningún otro lugar.</p>
      ) : (
        <Button
          tone="quiet"
          isBusy={others.isPending}
          onClick={() => others.mutate()}
          className="justify-self-start"
        >
          Cerrar todas las demás
        </Button>
      )}
    </fieldset>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const { id, device, isCurrent, openedBy, createdAt, lastActivityAt } = session
  const one = trpc.auth.endSession.useMutation(useOutcome('Sesión cerrada'))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-body font-semibold wrap-anywhere">{device}</p>
        <p className="text-small text-muted">
          {isCurrent ? (
            <span className="font-semibold text-palma">Este dispositivo</span>
          ) : (
            <span title={dateAndTime(lastActivityAt)}>
              Último uso <Age since={lastActivityAt} />
            </span>
          )}
          {' · '}Entraste el {dateAndTime(createdAt)}
          {openedBy && `, ${ways[openedBy]}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          tone="quiet"
          size="small"
          isBusy={one.isPending}
          aria-label={`Cerrar la sesión de ${device}, abierta el ${dateAndTime(createdAt)}`}
          onClick={() => one.mutate({ id })}
        >
          Cerrar
        </Button>
      )}
    </div>
  )
}

/** Says what became of it, and asks for the list anew: also a session that was over already goes from it. */
function useOutcome(done: string) {
  const queries = trpc.useUtils()
  return {
    onSuccess: () => showToast({ title: done, tone: 'good' }),
    onError: (error: unknown) =>
      showToast({
        title: 'No se pudo cerrar la sesión',
        description: readFailure(error).message,
        tone: 'bad',
      }),
    onSettled: () => queries.auth.sessions.invalidate(),
  } as const
}
