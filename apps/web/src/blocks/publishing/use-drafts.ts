import { useEffect, useState } from 'react'
import type { Draft } from '../../offline/browser-db/draft.ts'
import { onDraftsChanged } from '../../offline/drafts/draft-changes.ts'
import { listDrafts } from '../../offline/drafts/drafts.ts'

/** A person's drafts, live over tabs; null until they are known. */
export function useDrafts(userId: number): readonly Draft[] | null {
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null)
  useEffect(() => {
    let asked = 0
    const look = async () => {
      asked += 1
      const turn = asked
      const found = await listDrafts(userId)
      if (turn === asked) setDrafts(found)
    }
    void look()
    const stop = onDraftsChanged(() => void look())
    return () => {
      asked += 1
      stop()
    }
  }, [userId])
  return drafts
}
