import { useEffect, useRef, useState } from 'react'
import { SentNews } from './composer/sent-news.tsx'
import type { Entry } from './thread-entries.ts'

/** Longer ones are read in the thread itself. */
const spoken = 200

interface ThreadNewsProps {
  /** Undefined until the thread is here. */
  entries: readonly Entry[] | undefined
  name: string
}

/** Says aloud what the other side writes while the thread is open, and that one's own was sent; not what was there. */
export function ThreadNews({ entries, name }: ThreadNewsProps) {
  const newest = entries?.findLast(({ isOwn }) => !isOwn)
  const isHere = entries !== undefined
  /** The newest that was there already, 0 for none. */
  const before = useRef<number>(undefined)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!isHere) return
    const id = newest?.id ?? 0
    const known = before.current
    before.current = id
    if (!newest || known === undefined || id <= known) return
    setNews(`${name}: ${newest.content.slice(0, spoken)}`)
  }, [isHere, newest, name])
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <SentNews entries={entries} />
    </>
  )
}
