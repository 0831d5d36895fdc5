import { useEffect, useState } from 'react'
import type { Queued } from '../../offline/browser-db/task.ts'
import { onTried } from '../../offline/outbox/announcements.ts'

/** What has left while the page was open, in order: it does not just disappear. */
export function useFinished(userId: number): readonly Queued[] {
  const [finished, setFinished] = useState<readonly Queued[]>([])
  useEffect(
    () =>
      onTried(({ item, verdict }) => {
        if (item.userId !== userId || verdict.verdict !== 'done') return
        setFinished((before) => [...before, item])
      }),
    [userId],
  )
  return finished
}
