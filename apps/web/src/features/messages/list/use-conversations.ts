import { trpc } from '../../../lib/trpc.ts'
import { useIsLive } from '../../../live/live-status.ts'
import { conversationList } from '../../../live/message-caches.ts'

/** Asked for anew every 30 s, not in the background, and only where the server does not tell by itself. */
export function usePolling() {
  const isLive = useIsLive()
  return {
    staleTime: 0,
    refetchInterval: isLive ? false : 30_000,
    refetchOnWindowFocus: 'always',
  } as const
}

/** One's conversations, the last spoken in first. */
export function useConversations() {
  return trpc.conversations.list.useInfiniteQuery(conversationList, {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    ...usePolling(),
  })
}

/** One conversation; what the list knows of it stands there at once. */
export function useConversation(id: number) {
  const { conversations } = trpc.useUtils()
  return trpc.conversations.get.useQuery(
    { id },
    {
      staleTime: 0,
      placeholderData: () =>
        conversations.list
          .getInfiniteData(conversationList)
          ?.pages.flatMap((page) => page.items)
          .find((row) => row.id === id),
    },
  )
}
