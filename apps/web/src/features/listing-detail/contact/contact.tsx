import { useNavigate } from '@tanstack/react-router'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { useEffect, useRef } from 'react'
import { arrivalSource } from '../../../lib/arrival.ts'
import { readFailure } from '../../../lib/errors.ts'
import { useSession } from '../../../lib/session/session.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { FirstMessage } from './first-message.tsx'
import { PhonePrompt } from './phone-prompt.tsx'

export type ContactWay = 'message' | 'phone'

interface ContactProps {
  listing: ListingDetail
  way: ContactWay
  /** The person wanted the number. */
  onCalled: () => void
  onClose: () => void
}

/** What 'Contactar' and 'Llamar' come to: a member's conversation, what a visitor wants to say, the number. */
export function Contact({ listing, way, onCalled, onClose }: ContactProps) {
  const { status } = useSession()
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  if (way === 'phone') {
    const { contactPhone: phone } = listing
    return phone && <PhonePrompt {...{ listing, phone, onCalled, onOpenChange }} />
  }
  if (status === 'visitor') return <FirstMessage {...{ listing, onOpenChange }} />
  return <OpenConversation {...{ listing, onClose }} />
}

/** Starts the conversation, or finds it, and leads there. A refusal is said beside the ad. */
function OpenConversation({ listing, onClose }: Pick<ContactProps, 'listing' | 'onClose'>) {
  const navigate = useNavigate()
  const { mutate } = trpc.conversations.start.useMutation({
    onSuccess: ({ conversation: { id } }) => navigate({ to: '/chat/$id', params: { id } }),
    onError: (error) =>
      showToast({
        title: 'No se pudo iniciar la conversación.',
        description: readFailure(error).message,
        tone: 'bad',
      }),
    onSettled: onClose,
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
