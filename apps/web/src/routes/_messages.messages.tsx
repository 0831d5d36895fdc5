import { createFileRoute } from '@tanstack/react-router'
import { NothingChosen } from '../features/messages/nothing-chosen.tsx'
import { StartConversation } from '../features/messages/start-conversation.tsx'
import { lateHead } from '../lib/late-head.ts'
import { readId } from '../lib/read-id.ts'
import { useSession } from '../lib/session.ts'

type MessagesSearch = { listing?: string; seller?: string }

export const Route = createFileRoute('/_messages/messages')({
  validateSearch: ({ listing, seller }: Record<string, unknown>): MessagesSearch =>
    typeof listing === 'string' && readId(listing) && typeof seller === 'string' && readId(seller)
      ? { listing, seller }
      : {},
  head: lateHead('messages'),
  component: Messages,
})

function Messages() {
  const { listing = '', seller = '' } = Route.useSearch()
  const { status } = useSession()
  const [listingId, sellerId] = [readId(listing), readId(seller)]
  if (status === 'member' && listingId && sellerId) {
    return <StartConversation key={listingId} listingId={listingId} sellerId={sellerId} />
  }
  return <NothingChosen />
}
