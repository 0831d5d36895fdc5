import { useEffect, useState } from 'react'
import type { Queued } from '../../offline/browser-db/task.ts'
import { onTried, type Tried } from '../../offline/outbox/announcements.ts'

export type Finished = {
  item: Queued
  /** Where it is to be seen now. */
  path: string | undefined
}

/** What has left while the page was open, in order: it does not just disappear. */
export function useFinished(userId: number): readonly Finished[] {
  const [finished, setFinished] = useState<readonly Finished[]>([])
  useEffect(
    () =>
      onTried((tried) => {
        const { item, verdict } = tried
        if (item.userId !== userId || verdict.verdict !== 'done') return
        setFinished((before) => [...before, { item, path: pathOf(tried) }])
      }),
    [userId],
  )
  return finished
}

function pathOf(tried: Tried): string | undefined {
  if (tried.verdict.verdict !== 'done') return undefined
  if (tried.kind === 'publish') return `/listing/${tried.verdict.result.id}`
  if (tried.kind === 'message' || tried.kind === 'first-message') {
    return `/chat/${tried.verdict.result.conversationId}`
  }
  if (tried.kind === 'follow') return `/seller/${tried.task.sellerId}`
  return tried.kind === 'favourite' ? `/listing/${tried.task.listingId}` : undefined
}
