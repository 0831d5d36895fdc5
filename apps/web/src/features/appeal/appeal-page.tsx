import type { Appeal } from '@wepa/domain/moderation/appeal'
import { dateAndTime } from '@wepa/domain/text/date'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { PhotoStrip } from '../../blocks/photo-gallery/photo-strip.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AppealForm } from './appeal-form.tsx'

/**
 * A decision of the administration with its reason, and the one text against it. The key
 * comes from an email, because a suspended person cannot sign in; signed in, it is the number of the decision.
 */
export function AppealPage({ decisionKey }: { decisionKey: string }) {
  // The server's page is everybody's: which decision it is about is known here alone.
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  return (
    <div className="page max-w-2xl! py-6 md:py-10">
      {isHere ? <Decision decisionKey={decisionKey} /> : <Waiting />}
    </div>
  )
}

function Decision({ decisionKey }: { decisionKey: string }) {
  const { status } = useSession()
  const query = trpc.moderation.appeal.useQuery({ key: decisionKey }, { staleTime: 0 })
  if (query.error && !query.data) {
    if (readFailure(query.error).code === 'not_found') {
      return <NotHere isVisitor={status === 'visitor'} decisionKey={decisionKey} />
    }
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos abrir la decisión"
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!query.data) return <Waiting />
  const appeal = query.data
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 tabIndex={-1} className="text-h2 font-bold wrap-anywhere md:text-h1">
        {titleOf(appeal)}
      </h1>
      <section className="grid gap-3 rounded-card border border-line bg-card p-5 shadow-soft">
        <h2 className="text-h3 font-bold">Motivo</h2>
        <p className="text-body whitespace-pre-line wrap-anywhere">{appeal.reason}</p>
        <p className="text-small text-muted">
          {appeal.reference} · {dateAndTime(appeal.decidedAt)}
        </p>
        {appeal.removedText && (
          <blockquote className="border-l-3 border-line pl-4 text-body text-muted">
            <span className="block text-small font-semibold">Lo que escribiste</span>
            <span className="whitespace-pre-line wrap-anywhere">{appeal.removedText}</span>
          </blockquote>
        )}
        {appeal.until && (
          <p className="text-body">
            {appeal.isStanding
              ? `Termina sola el ${dateAndTime(appeal.until)}`
              : `Iba hasta el ${dateAndTime(appeal.until)}`}
          </p>
        )}
        <PhotoStrip images={appeal.images} title={appeal.listingTitle ?? 'Tu anuncio'} />
      </section>
      <Course appeal={appeal} decisionKey={decisionKey} />
    </div>
  )
}

function titleOf({ action, listingTitle }: Appeal): string {
  if (action === 'suspend_user') return 'Suspendimos tu cuenta'
  if (action === 'remove_message') return 'Retiramos un mensaje tuyo'
  if (action === 'warn_user') {
    return listingTitle ? `Una advertencia por «${listingTitle}»` : 'Te enviamos una advertencia'
  }
  return listingTitle ? `Ocultamos «${listingTitle}»` : 'Ocultamos tu anuncio'
}

function Course({ appeal, decisionKey }: { appeal: Appeal; decisionKey: string }) {
  const [isSent, setIsSent] = useState(false)
  if (appeal.state !== 'none') return <Sent appeal={appeal} isNew={isSent} />
  if (!appeal.isStanding) {
    return <Note title="Esta decisión ya no está en pie">{overWords[appeal.action]}</Note>
  }
  return <AppealForm decisionKey={decisionKey} onSent={() => setIsSent(true)} />
}

const overWords: Record<Appeal['action'], string> = {
  warn_user: 'La advertencia ya no cuenta.',
  remove_message: 'El mensaje está como antes, o la conversación ya no existe.',
  hide_listing: 'Tu anuncio está como antes, o ya no existe.',
  suspend_user: 'Tu cuenta está activa otra vez.',
}

const outcomes = {
  pending: { title: 'Recibimos tu apelación', text: 'La revisamos y te avisamos por correo.' },
  upheld: { title: 'La decisión se mantiene', text: '' },
  reversed: { title: 'Aceptamos tu apelación', text: '' },
} as const

function Sent({ appeal, isNew }: { appeal: Appeal; isNew: boolean }) {
  const { state, answer, message } = appeal
  if (state === 'none') return null
  const { title, text } = outcomes[state]
  return (
    <Note title={title} isNew={isNew}>
      {answer ?? text}
      {message && (
        <span className="mt-4 block border-l-3 border-line pl-4 text-muted">
          <span className="block text-small font-semibold">Lo que escribiste</span>
          <span className="whitespace-pre-line">{message}</span>
        </span>
      )}
    </Note>
  )
}

interface NoteProps {
  title: string
  /** It took the place of the form, and so its focus. */
  isNew?: boolean
  children: ReactNode
}

function Note({ title, isNew = false, children }: NoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className="rounded-card border border-line bg-card p-5 shadow-soft">
      <h2 ref={heading} tabIndex={-1} className="text-h3 font-bold outline-none">
        {title}
      </h2>
      <div className="mt-1 text-body wrap-anywhere">{children}</div>
    </section>
  )
}

function NotHere({ isVisitor, decisionKey }: { isVisitor: boolean; decisionKey: string }) {
  // By its number a decision opens for signed-in people alone.
  const needsSession = isVisitor && /^\d+$/.test(decisionKey)
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="not-found" />}
      title={needsSession ? 'Inicia sesión para verla' : 'Este enlace venció o no es válido'}
      text={
        needsSession
          ? 'Esta decisión la ve solo la persona de la que se trata.'
          : 'Sirve por 30 días desde el correo. Si todavía quieres apelar, escríbenos.'
      }
      action={
        needsSession ? (
          <LinkButton to="/auth" search={{ redirect: `/appeal/${decisionKey}` }}>
            Iniciar Sesión
          </LinkButton>
        ) : (
          <LinkButton to="/contact">Escribirnos</LinkButton>
        )
      }
    />
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-6">
      <h1 tabIndex={-1} className="text-h2 font-bold md:text-h1">
        Apelar una decisión
      </h1>
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
