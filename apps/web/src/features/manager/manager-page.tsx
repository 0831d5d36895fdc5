import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ManagerHead } from './manager-head.tsx'
import { OwnTalk } from './own-talk.tsx'
import { pace } from './pace.ts'

/** Who of Wepa looks after one's business, and the conversation with them. */
export function ManagerPage() {
  const { status, user } = useKnownSession()
  return (
    <div className="page max-w-3xl py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-5 text-h2 wrap-anywhere md:text-h1">
        Tu gerente
      </h1>
      {status === 'visitor' && (
        <SignInInvitation
          title="Inicia sesión para hablar con tu gerente"
          text="El gerente viene con el plan Business."
          redirect="/manager"
        />
      )}
      {status === 'unknown' && <Skeleton className="h-64" />}
      {status === 'member' && <Own key={user.id} userId={user.id} />}
    </div>
  )
}

function Own({ userId }: { userId: number }) {
  const own = trpc.managers.mine.useQuery(undefined, pace)
  if (own.error && !own.data) {
    return (
      <LoadFailure
        error={own.error}
        title="No pudimos cargar tu gerente"
        onRetry={() => void own.refetch()}
      />
    )
  }
  if (!own.data) return <Skeleton className="h-64" />
  return (
    <div className="grid grid-cols-1 gap-5">
      <ManagerHead own={own.data} />
      <OwnTalk userId={userId} own={own.data} />
    </div>
  )
}
