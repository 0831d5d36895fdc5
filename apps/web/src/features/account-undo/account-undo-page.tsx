import { MailX, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LinkOutcome } from '../../blocks/link-outcome.tsx'
import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What a link takes back: another email of the account, or its deletion. */
export type Undoable = 'email' | 'account'

interface AccountUndoPageProps {
  what: Undoable
  token: string | undefined
}

const icon = { 'aria-hidden': true, size: 32, strokeWidth: 1.75 } as const

/**
 * The link in an email that undoes what somebody else may have done with the account. It asks first:
 * programs that look for bad links open all of them.
 */
export function AccountUndoPage({ what, token }: AccountUndoPageProps) {
  // The server's page is everybody's: which link this is, is known here alone.
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  return (
    <div className="page max-w-xl py-10 text-center">
      {isHere ? token ? <Asked what={what} token={token} /> : <Incomplete /> : <Waiting />}
    </div>
  )
}

const questions = {
  email: {
    title: '¿Deshacer el cambio de email?',
    text: 'Tu cuenta vuelve al correo en que recibiste este enlace. Cerramos todas las sesiones y te enviamos un enlace para elegir una contraseña nueva.',
    confirm: 'Deshacer el cambio',
  },
  account: {
    title: '¿Conservar tu cuenta?',
    text: 'Tu perfil y tus anuncios vuelven a estar como antes. Entras con tu contraseña de siempre.',
    confirm: 'Conservar mi cuenta',
  },
} as const

function Asked({ what, token }: { what: Undoable; token: string }) {
  const undo = trpc.account.undo.useMutation()
  if (undo.data) return <Done undone={undo.data.undone} />
  const problem = undo.error && readFailure(undo.error)
  if (problem?.code === 'undo_link_invalid' || problem?.code === 'validation') return <Over />
  const { title, text, confirm } = questions[what]
  return (
    <LinkOutcome
      icon={<ShieldQuestion {...icon} />}
      title={title}
      text={text}
      actions={
        <>
          <Button isBusy={undo.isPending} onClick={() => undo.mutate({ token })}>
            {confirm}
          </Button>
          <LinkButton tone="quiet" to="/">
            Dejarlo como está
          </LinkButton>
        </>
      }
      problem={problem?.message}
    />
  )
}

function Done({ undone }: { undone: 'email' | 'deletion' }) {
  const { status, signOut } = useSession()
  // The sessions of this account have ended: what this browser still holds of one opens nothing.
  useEffect(() => {
    if (status === 'member') void signOut()
  }, [status, signOut])
  const isEmail = undone === 'email'
  return (
    <LinkOutcome
      icon={<ShieldCheck {...icon} />}
      title={isEmail ? 'Tu cuenta volvió a tu correo' : 'Conservamos tu cuenta'}
      text={
        isEmail
          ? 'Te enviamos un enlace a este correo para elegir una contraseña nueva. Vence en 1 hora; la anterior ya no sirve.'
          : 'Todo está como antes. Si no fuiste tú quien la eliminó, cambia tu contraseña después de entrar.'
      }
      actions={
        isEmail ? (
          <LinkButton to="/auth" search={{ tab: 'reset' }} tone="quiet">
            Pedir otro enlace
          </LinkButton>
        ) : (
          <LinkButton to="/auth">Iniciar Sesión</LinkButton>
        )
      }
    />
  )
}

function Over() {
  return (
    <LinkOutcome
      icon={<MailX {...icon} />}
      title="Este enlace ya no sirve"
      text="Venció, ya se usó, o te enviamos otro más reciente. Si crees que alguien entró a tu cuenta, escríbenos."
      actions={<LinkButton to="/contact">Escribirnos</LinkButton>}
    />
  )
}

function Incomplete() {
  return (
    <LinkOutcome
      icon={<MailX {...icon} />}
      title="El enlace está incompleto"
      text="Ábrelo otra vez desde el correo."
      actions={
        <LinkButton tone="quiet" to="/">
          Ir al inicio
        </LinkButton>
      }
    />
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid justify-items-center gap-4">
      <h1 tabIndex={-1} className="text-h2">
        Tu cuenta
      </h1>
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
