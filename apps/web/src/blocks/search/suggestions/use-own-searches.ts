import { useEffect, useState } from 'react'
import { keptFor } from '../../../offline/query-cache/store.ts'
import {
  forgetSearch,
  forgetSearches,
  listSearches,
} from '../../../offline/searches/own-searches.ts'

type OwnSearches = {
  own: readonly string[]
  remove: (text: string) => void
  removeAll: () => void
}

/** The last searches of the person of now, read again whenever they are wanted. */
export function useOwnSearches(isWanted: boolean): OwnSearches {
  const [own, setOwn] = useState<readonly string[]>([])
  useEffect(() => {
    const userId = keptFor()
    if (!isWanted || userId === undefined) return
    let isLeft = false
    void listSearches(userId).then((texts) => {
      if (!isLeft) setOwn(texts)
    })
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return {
    own,
    remove: (text) => {
      const userId = keptFor()
      setOwn((texts) => texts.filter((each) => each !== text))
      if (userId !== undefined) void forgetSearch(userId, text).catch(() => {})
    },
    removeAll: () => {
      const userId = keptFor()
      setOwn([])
      if (userId !== undefined) void forgetSearches(userId).catch(() => {})
    },
  }
}
