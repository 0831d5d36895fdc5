import { useNavigate } from '@tanstack/react-router'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { useEffect, useRef } from 'react'
import { arrivalSource } from '../../lib/arrival.ts'
import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { FirstMessage } from './first-message.tsx'

interface ContactProps {
  listing: ListingDetail
  /** Called with false once there is nothing more to see here. */
  onOpenChange: (isOpen: boolean) => void
}

/** What 'Contactar' comes to: the conversation of a member; what a visitor wants to say. */
export function Contact(props: ContactProps) {
  const { status } = useSession()
  return status === 'visitor' ? <FirstMessage {...props} /> : <OpenConversation {...props} />
}

/** Starts the conversation, or finds it, and leads there. A refusal is said beside the ad. */
function OpenConversation({ listing, onOpenChange }: ContactProps) {
  const navigate = useNavigate()
  const { mutate } = trpc.conversations.start.useMutation({
    onSuccess: ({ conversation: { id } }) => navigate({ to: '/chat/$id', params: { id } }),
    onError: (error) =>
      showToast({
        title: 'No se pudo iniciar la conversación.',
        description: readFailure(error).message,
        tone: 'bad',
      }),
    onSettled: () => onOpenChange(false),
  })
  const isStarted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    mutate({ listingId: listing.id, sellerId: listing.userId, source: arrivalSource() })
  }, [])
  return null
}
