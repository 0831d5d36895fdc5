import { useLayoutEffect, useRef } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { readFailure } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface LoadFailureProps {
  error: unknown
  /** What could not be loaded; without network that is the title. */
  title: string
  onRetry: () => void
}

/** The failure whose button had the focus when it went away. */
let leftTitle: string | undefined

/**
 * Something of a page did not come: why, and asking again. While it is asked for again, also by itself, the page
 * waits; failing once more gives the button its focus back.
 */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const shown = button.current
    if (leftTitle === title && document.activeElement === document.body) shown?.focus()
    leftTitle = undefined
    return () => {
      if (document.activeElement === shown) leftTitle = title
    }
  }, [title])
  const failure = readFailure(error)
  const isOffline = failure.code === 'offline'
  return (
    <div role="alert">
      <EmptyState
        picture={isOffline ? <Drawing name="offline" /> : <Drawing name="something-broke" />}
        title={isOffline ? 'Sin conexión' : title}
        text={failure.message}
        action={
          <Button ref={button} onClick={onRetry}>
            Intentar de nuevo
          </Button>
        }
      />
    </div>
  )
}
