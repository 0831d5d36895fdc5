import { useEffect, useRef, useState } from 'react'
import type { OpenDraft } from './open-draft.ts'

/**
 * Opens a draft and holds it for this tab until another is wanted or the screen is left; null until it is open.
 * @param key changes when something else is to be opened
 */
export function useOpened(key: string, open: () => Promise<OpenDraft>): OpenDraft | null {
  const [opened, setOpened] = useState<{ key: string; draft: OpenDraft } | null>(null)
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    let release: (() => void) | undefined
    let isOver = false
    void latest.current().then((draft) => {
      if (isOver) return draft.release()
      release = draft.release
      setOpened({ key, draft })
    })
    return () => {
      isOver = true
      release?.()
    }
  }, [key])
  return opened?.key === key ? opened.draft : null
}
