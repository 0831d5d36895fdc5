import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { PendingList } from './pending-list.tsx'
import { PendingSkeleton } from './pending-skeleton.tsx'
import { SignOutQuestion } from './sign-out-question.tsx'

interface PendingPageProps {
  /** The person wants to sign out, and is asked about what is here. */
  isLeaving: boolean
  onStay: () => void
  onLeave: () => Promise<void>
}

/** Everything that has not reached the server yet; works without network. */
export function PendingPage({ isLeaving, onStay, onLeave }: PendingPageProps) {
  const { status, user } = useKnownSession()
  return (
    <div className="page max-w-3xl py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-2 text-h2 md:text-h1">
        Pendientes
      </h1>
      {status === 'visitor' && (
        <SignInInvitation
          title="Lo que tienes en cola te espera"
          text="Entra con la misma cuenta y se envía solo."
          redirect="/pendientes"
        />
      )}
      {status === 'unknown' && <PendingSkeleton />}
      {status === 'member' && (
        <>
          <PendingList key={user.id} userId={user.id} />
          {isLeaving && <SignOutQuestion userId={user.id} onStay={onStay} onLeave={onLeave} />}
        </>
      )}
    </div>
  )
}
