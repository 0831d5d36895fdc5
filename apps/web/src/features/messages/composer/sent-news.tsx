import { useEffect, useRef, useState } from 'react'
import type { Entry } from '../thread-entries.ts'

/** Says aloud how far the message has come that one has just sent; nothing of those that were there. */
export function SentNews({ entries }: { entries: readonly Entry[] | undefined }) {
  const isHere = entries !== undefined
  const { key, state } = entries?.findLast(({ isOwn }) => isOwn) ?? {}
  /** The last own one as it stood before; undefined until the thread is here. */
  const before = useRef<Last>(undefined)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!isHere) return
    const known = before.current
    const last = { key, state }
    before.current = last
    const words = known && wordsFor(known, last)
    if (words !== undefined) setNews(words)
  }, [isHere, key, state])
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}

type Last = { key: string | undefined; state: Entry['state'] | undefined }

const words: Readonly<Record<Entry['state'], string | undefined>> = {
  // Emptied, so that the same words are said again.
  sending: '',
  sent: 'Se envió tu mensaje.',
  waiting: 'Tu mensaje espera la conexión.',
  failed: 'Tu mensaje no salió. Junto a él dice por qué.',
  read: undefined,
}

/** Undefined where there is nothing new to say. */
function wordsFor(known: Last, { key, state }: Last): string | undefined {
  if (!state || (known.key === key && known.state === state)) return undefined
  // One that another device has sent was never on its way here.
  const wasOnItsWay = known.key === key && known.state !== 'read'
  return state === 'sent' && !wasOnItsWay ? undefined : words[state]
}
