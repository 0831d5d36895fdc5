import type { Conversation, Participant } from '@wepa/domain/conversations/conversation'
import { type ReactNode, type RefObject, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface MarkingSoldInput {
  conversation: Conversation | undefined
  other: Participant | undefined
  userId: number
}

type MarkingSold = {
  /** Asks whether it was sold to the other one; undefined where that is nothing to ask. */
  ask: ((returnFocusTo: RefObject<HTMLElement | null>) => void) | undefined
  question: ReactNode
}

/** A seller notes the sale where it was made: in the talk with the buyer. */
export function useMarkingSold({ conversation, other, userId }: MarkingSoldInput): MarkingSold {
  const queries = trpc.useUtils()
  const [from, setFrom] = useState<RefObject<HTMLElement | null>>()
  const [isOpen, setIsOpen] = useState(false)
  const setStatus = trpc.listings.setStatus.useMutation({
    onSuccess: () => {
      showToast({ title: 'Estado actualizado', description: sold, tone: 'good' })
      void queries.ratings.waiting.invalidate()
      void queries.conversations.invalidate()
      void queries.listings.invalidate()
      void queries.users.invalidate()
    },
    onError: (error) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
  })
  const { listing, listingId = null, sellerId } = conversation ?? {}
  const isForSale = listing?.isActive && listing.status !== 'sold'
  const buyerId = other?.id ?? undefined
  if (!listing || !isForSale || listingId === null || sellerId !== userId || !buyerId) {
    return { ask: undefined, question: null }
  }
  return {
    ask: (returnFocusTo) => {
      setFrom(returnFocusTo)
      setIsOpen(true)
    },
    question: (
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`¿Se lo vendiste a ${other?.fullName}?`}
        description={`«${listing.title}» queda como vendido y sale de las búsquedas. Los dos pueden calificarse.`}
        confirmLabel="Sí, vendido"
        onConfirm={() => setStatus.mutate({ id: listingId, status: 'sold', buyerId })}
        {...(from && { returnFocusTo: from })}
      />
    ),
  }
}

const sold = 'El anuncio quedó marcado como vendido. Ya pueden calificarse.'
