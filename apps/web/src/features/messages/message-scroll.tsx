import { ArrowDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Bubble } from './bubble.tsx'
import type { Placed, ThreadDay } from './group-entries.ts'
import type { Entry } from './thread-entries.ts'
import type { Older } from './use-messages.ts'

interface MessageScrollProps {
  box: RefObject<HTMLDivElement | null>
  name: string
  days: readonly ThreadDay[]
  firstUnread: number | null | undefined
  older: Older
  hasNews: boolean
  onToEnd: () => void
  onRetry: (queuedId: string) => void
  onDiscard: (queuedId: string) => void
  /** What a message shows in place of its text. */
  cardOf: (entry: Entry) => ReactNode
  /** What is said about a stored message, below it. */
  noteOn: (messageId: number) => ReactNode
  /** What stands in an empty thread. */
  opening: ReactNode
  /** Below the newest message. */
  children?: ReactNode
}

/** The bubbles of a thread, day by day; older ones come when one scrolls up to them. */
export function MessageScroll(props: MessageScrollProps) {
  const { box, name, days, firstUnread, older, hasNews, onToEnd, noteOn, opening, children } = props
  const label = (placed: Placed) => (placed.entry.isOwn ? 'Tú' : name)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={box} tabIndex={0} aria-label={`Mensajes con ${name}`} className="thread-box">
        <div className="thread-content">
          {!older.isWhole && <OlderMessages older={older} box={box} />}
          {days.length === 0 && opening}
          {days.map((day) => (
            <section key={day.day} aria-label={day.name}>
              <p className="thread-day">{day.name}</p>
              <ol>
                {day.items.map((placed) => (
                  <li key={placed.entry.key} data-message={placed.entry.id ?? undefined}>
                    {placed.entry.id !== null && placed.entry.id === firstUnread && (
                      <p data-first-unread className="thread-unread">
                        Mensajes sin leer
                      </p>
                    )}
                    <Bubble
                      {...placed}
                      author={label(placed)}
                      card={props.cardOf(placed.entry)}
                      onRetry={props.onRetry}
                      onDiscard={props.onDiscard}
                    />
                    {placed.entry.id !== null && !placed.entry.isOwn && noteOn(placed.entry.id)}
                  </li>
                ))}
              </ol>
            </section>
          ))}
          {children}
        </div>
      </section>
      {hasNews && (
        <p className="absolute inset-x-0 bottom-3 text-center">
          <Button tone="quiet" className="rise rounded-full! shadow-lifted" onClick={onToEnd}>
            <ArrowDown aria-hidden="true" size={18} strokeWidth={2} />
            Mensajes nuevos
          </Button>
        </p>
      )}
    </div>
  )
}

/** Asks for older messages as soon as it comes near. */
function OlderMessages({ older, box }: { older: Older; box: RefObject<HTMLDivElement | null> }) {
  const mark = useRef<HTMLDivElement>(null)
  const { load, isLoading, problem } = older
  useEffect(() => {
    if (!mark.current || isLoading || problem !== null) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load()
      },
      { root: box.current, rootMargin: '600px 0px 0px' },
    )
    near.observe(mark.current)
    return () => near.disconnect()
  }, [load, isLoading, problem, box])
  return (
    <div ref={mark} className="grid min-h-12 place-items-center py-2 text-center">
      {problem === null ? (
        <span role="status" className="inline-flex items-center gap-2 text-small text-muted">
          <Spinner className="size-4!" />
          Cargando mensajes...
        </span>
      ) : (
        <div role="alert" className="grid justify-items-center gap-2">
          <p className="text-small text-danger">{problem}</p>
          <Button tone="quiet" size="small" onClick={load}>
            Intentar de nuevo
          </Button>
        </div>
      )}
    </div>
  )
}
