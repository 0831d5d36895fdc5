import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface EmptyStateProps {
  /** A drawing, decorative. */
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** One action: a button or a link. */
  action?: ReactNode
  /** The level of the title: 1 where the empty state is all there is on the page. */
  level?: 1 | 2
  className?: string
}

/** Nothing to show: a drawing, one sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
  const { picture, title, text, action, level = 2, className } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-4 py-12 text-center',
        className,
      )}
    >
      {picture && (
        <div aria-hidden="true" className="mb-2 w-44 max-w-full">
          {picture}
        </div>
      )}
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-h3 font-bold">
        {title}
      </Heading>
      {text && <p className="text-body text-muted">{text}</p>}
      {action && <div className="mt-3 flex w-full flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
