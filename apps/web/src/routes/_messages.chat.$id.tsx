import { createFileRoute, notFound } from '@tanstack/react-router'
import { ConversationMissing } from '../features/messages/list/conversation-missing.tsx'
import { Thread } from '../features/messages/thread.tsx'
import { ThreadLoading } from '../features/messages/thread-skeleton.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'
import { useSession } from '../lib/session/session.ts'

export const Route = createFileRoute('/_messages/chat/$id')({
  params: {
    parse: ({ id }) => ({ id: readId(id) ?? 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  loader: ({ params }) => {
    if (params.id === 0) throw notFound()
  },
  head: lateHead('chat'),
  component: Chat,
  notFoundComponent: ConversationMissing,
})

function Chat() {
  const { id } = Route.useParams()
  const { user } = useSession()
  return user ? <Thread key={`${user.id}.${id}`} id={id} userId={user.id} /> : <ThreadLoading />
}
