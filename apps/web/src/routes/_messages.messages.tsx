import { createFileRoute } from '@tanstack/react-router'
import { StartConversation } from '../features/messages/composer/start-conversation.tsx'
import { NothingChosen } from '../features/messages/list/nothing-chosen.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'
import { useSession } from '../lib/session/session.ts'

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
