import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { Message } from '@wepa/domain/conversations/conversation'
import { useEffect, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import {
  fetchMessages,
  MESSAGE_PAGE,
  mergeMessages,
  replaceMessages,
} from '../../live/message-list.ts'
import { usePolling } from './list/use-conversations.ts'

/**
 * The messages of a conversation, oldest first. Asking again brings what came since and what was read
 * meanwhile, and leaves what was scrolled to in its place.
 */
export function useMessages(id: number) {
  const { client } = trpc.useUtils()
  const cache = useQueryClient()
  const queryKey = getQueryKey(trpc.conversations.messages, { id }, 'query')
  const query = useQuery({
    queryKey,
    queryFn: () =>
      fetchMessages(
        (range) => client.conversations.messages.query({ id, ...range }),
        () => cache.getQueryData<Message[]>(queryKey),
      ),
    ...usePolling(),
  })
  useChanges(id, query.data)
  return { query, older: useOlder(id, query.data) }
}

/**
 * Further back than the newest page what is known may have been kept by the device since before a message was taken
 * out: it is asked for once, and again after a lost connection.
 */
function useChanges(id: number, messages: readonly Message[] | undefined) {
  const { conversations } = trpc.useUtils()
  const isLong = messages !== undefined && messages.length > MESSAGE_PAGE
  const { data: changed } = trpc.conversations.changedMessages.useQuery({ id }, { enabled: isLong })
  useEffect(() => {
    if (!changed) return
    conversations.messages.setData({ id }, (known) => known && replaceMessages(known, changed))
  }, [id, changed, conversations])
}

/** What was said before the oldest message that is known. */
function useOlder(id: number, messages: readonly Message[] | undefined) {
  const { client, conversations } = trpc.useUtils()
  const [isWhole, setWhole] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const first = messages?.[0]?.id
  const load = async () => {
    if (isLoading || first === undefined) return
    setLoading(true)
    setProblem(null)
    try {
      const page = await client.conversations.messages.query({ id, before: first })
      conversations.messages.setData({ id }, (known) => known && mergeMessages(known, page))
      if (page.length < MESSAGE_PAGE) setWhole(true)
    } catch (error) {
      setProblem(readFailure(error).message)
    }
    setLoading(false)
  }
  return {
    /** Nothing was said before what is shown. */
    isWhole: isWhole || (messages !== undefined && messages.length < MESSAGE_PAGE),
    isLoading,
    problem,
    load: () => void load(),
  }
}
export type Older = ReturnType<typeof useOlder>
