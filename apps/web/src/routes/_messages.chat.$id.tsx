import { createFileRoute } from '@tanstack/react-router'
import { ConversationMissing } from '../features/messages/list/conversation-missing.tsx'
import { Thread } from '../features/messages/thread.tsx'
import { ThreadLoading } from '../features/messages/thread-skeleton.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { idParams, requireId } from '../lib/read-id.ts'
import { useSession } from '../lib/session/session.ts'

export const Route = createFileRoute('/_messages/chat/$id')({
  params: idParams,
  loader: requireId,
  head: lateHead('chat'),
  component: Chat,
  notFoundComponent: ConversationMissing,
})

function Chat() {
  const { id } = Route.useParams()
  const { user } = useSession()
  return user ? <Thread key={`${user.id}.${id}`} id={id} userId={user.id} /> : <ThreadLoading />
}
