import { createFileRoute } from '@tanstack/react-router'
import { NothingChosen } from '../features/messages/nothing-chosen.tsx'
import { StartConversation } from '../features/messages/start-conversation.tsx'
import { pageHead } from '../lib/head.ts'
import { readId } from '../lib/read-id.ts'
import { useSession } from '../lib/session.ts'

type MessagesSearch = { listing?: string; seller?: string }

export const Route = createFileRoute('/_messages/messages')({
  validateSearch: ({ listing, seller }: Record<string, unknown>): MessagesSearch =>
    typeof listing === 'string' && readId(listing) && typeof seller === 'string' && readId(seller)
      ? { listing, seller }
      : {},
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      title: 'Mensajes',
      description: 'Tus conversaciones en Wepa con quien vende y con quien compra.',
      path: '/messages',
      isIndexed: false,
    }),
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
