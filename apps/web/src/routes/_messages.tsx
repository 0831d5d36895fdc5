import { createFileRoute, Outlet, useLocation, useParams, useSearch } from '@tanstack/react-router'
import { MessagesFrame } from '../features/messages/messages-frame.tsx'
import { readId } from '../lib/read-id.ts'

/** The list stays where it is while one goes from one conversation to the next. */
export const Route = createFileRoute('/_messages')({ component: Messages })

function Messages() {
  const { id } = useParams({ strict: false })
  const { listing } = useSearch({ strict: false })
  const address = useLocation({ select: ({ href }) => href })
  const openId = id === undefined ? undefined : readId(String(id))
  return (
    <MessagesFrame
      openId={openId ?? null}
      hasThread={id !== undefined || listing !== undefined}
      address={address}
    >
      <Outlet />
    </MessagesFrame>
  )
}
