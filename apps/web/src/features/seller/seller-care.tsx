import type { PublicProfile } from '@wepa/domain/people/user'
import { Ban, Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { BlockQuestion } from '../../blocks/people/block-question.tsx'
import { useBlocking } from '../../blocks/people/use-blocking.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** What one can do about a person: report them, and for members hear nothing more of them. */
export function SellerCare({ profile }: { profile: PublicProfile }) {
  const { user } = useSession()
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <LinkButton
        tone="bare"
        to="/$"
        params={{ _splat: 'report' }}
        search={{ user: profile.id }}
        rel="nofollow"
        className="text-muted"
      >
        <Flag aria-hidden="true" size={18} strokeWidth={1.75} />
        Reportar a esta persona
      </LinkButton>
      {user && <BlockSwitch profile={profile} />}
    </div>
  )
}

function BlockSwitch({ profile: { id: userId, fullName } }: { profile: PublicProfile }) {
  const { data: state } = trpc.blocks.state.useQuery({ userId })
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { isBusy, block, unblock } = useBlocking({ id: userId, fullName })
  if (!state) return null
  return (
    <>
      <Button
        ref={button}
        tone="bare"
        isBusy={isBusy}
        className="text-muted!"
        onClick={() => (state.isBlocked ? unblock() : setAsking(true))}
      >
        <Ban aria-hidden="true" size={18} strokeWidth={1.75} />
        {state.isBlocked ? 'Desbloquear a esta persona' : 'Bloquear a esta persona'}
      </Button>
      <BlockQuestion
        name={fullName}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={block}
        returnFocusTo={button}
      />
    </>
  )
}
