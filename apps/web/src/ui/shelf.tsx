import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

interface ShelfProps {
  /** The things on it, each an `li`. */
  children: ReactNode
  /** One thing nearly fills a phone. */
  isLarge?: boolean
}

/** Things in one row to push sideways; with a mouse, buttons do it. */
export function Shelf({ children, isLarge = false }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  const look = useCallback(() => {
    const { current } = list
    if (!current) return
    const { scrollLeft, clientWidth, scrollWidth } = current
    const isAtStart = scrollLeft < 8
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 8
    setEnds((before) =>
      before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
        ? before
        : { isAtStart, isAtEnd },
    )
  }, [])
  // The row may grow after it was first drawn.
  useEffect(look)
  const push = (direction: 1 | -1) => {
    const { current } = list
    current?.scrollBy({ left: direction * current.clientWidth * 0.8, behavior: 'smooth' })
  }
  return (
    <div className="relative -mx-4 min-w-0">
      <ul
        ref={list}
        onScroll={look}
        className={classNames(
          'scroll-quietly flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 sm:gap-4 *:flex-none *:snap-start',
          isLarge ? '*:w-[84%] sm:*:w-96' : '*:w-[44%] *:max-w-72 sm:*:w-60 lg:*:w-72',
        )}
      >
        {children}
      </ul>
      <PushButton
        label="Anteriores"
        side="left"
        isHidden={ends.isAtStart}
        onPress={() => push(-1)}
      />
      <PushButton label="Siguientes" side="right" isHidden={ends.isAtEnd} onPress={() => push(1)} />
    </div>
  )
}

interface PushButtonProps {
  label: string
  side: 'left' | 'right'
  isHidden: boolean
  onPress: () => void
}

// Out of the tab order: by keyboard the focus itself moves the row.
function PushButton({ label, side, isHidden, onPress }: PushButtonProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title={label}
      onClick={onPress}
      className={classNames(
        'absolute top-[38%] hidden size-12 -translate-y-1/2 place-items-center rounded-full border border-line bg-card text-ink shadow-lifted transition-opacity lg:grid',
        side === 'left' ? 'left-0' : 'right-0',
        isHidden && 'pointer-events-none opacity-0',
      )}
    >
      <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
    </button>
  )
}
