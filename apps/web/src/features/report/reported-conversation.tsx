import { otherSide } from '@wepa/domain/conversations/conversation'
import { REPORTED_MESSAGES } from '@wepa/domain/moderation/report'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Whom the report is about, and what those who look into it may read because of it. */
export function ReportedConversation(props: { id: number; messageId: number | null }) {
  const { id, messageId } = props
  const { user } = useSession()
  const { data: conversation } = trpc.conversations.get.useQuery({ id }, { enabled: user !== null })
  if (!user || !conversation) return null
  const other = otherSide(conversation, user.id)
  return (
    <div className="mb-5 grid gap-3 rounded-card border border-line p-4">
      <div className="flex items-center gap-4">
        <Avatar name={other.fullName} url={other.profileImageUrl} className="size-[56px]!" />
        <div className="min-w-0">
          <p className="truncate text-body font-semibold">{other.fullName}</p>
          <p className="truncate text-small text-muted">
            {conversation.listing?.title ?? 'Anuncio eliminado'}
          </p>
        </div>
      </div>
      <p className="text-small text-muted">
        Para revisarlo, la administración podrá leer los últimos {REPORTED_MESSAGES} mensajes de
        esta conversación{messageId && ' y el que señalaste'}, y nada más de ella.
      </p>
    </div>
  )
}
