import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Drawing } from '../../../illustrations/drawing.tsx'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ThreadSkeleton } from '../thread-skeleton.tsx'

interface StartConversationProps {
  listingId: number
  sellerId: number
}

/** Where a link to write about an ad leads: the conversation is started, or found, and opened. */
export function StartConversation({ listingId, sellerId }: StartConversationProps) {
  const navigate = useNavigate()
  const { conversations } = trpc.useUtils()
  const { mutate, error } = trpc.conversations.start.useMutation({
    onSuccess: ({ conversation }) => {
      const { id } = conversation
      conversations.get.setData({ id }, conversation)
      void conversations.list.invalidate()
      void navigate({ to: '/chat/$id', params: { id }, replace: true })
    },
  })
  const start = () => mutate({ listingId, sellerId })
  const isStarted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    start()
  }, [])
  if (!error) return <ThreadSkeleton />
  return (
    <div role="alert" className="m-auto">
      <EmptyState
        level={1}
        picture={<Drawing name="something-broke" />}
        title="No se pudo iniciar la conversación."
        text={readFailure(error).message}
        action={
          <>
            <Button onClick={start}>Intentar de nuevo</Button>
            <LinkButton tone="quiet" to="/listing/$id" params={{ id: String(listingId) }}>
              Ver el anuncio
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
