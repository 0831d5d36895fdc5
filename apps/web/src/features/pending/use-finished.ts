import { useEffect, useState } from 'react'
import { onTried } from '../../offline/announcements.ts'
import type { Queued } from '../../offline/task.ts'

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
