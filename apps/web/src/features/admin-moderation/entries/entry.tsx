import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface EntryProps {
  /** What it opens at the desk: 'report-12', 'user-9'. */
  caseId: string
  /** The one that is open now. */
  isOpen?: boolean
  picture?: ReactNode
  /** What it is, and since when. */
  over: ReactNode
  title: string
  mark?: ReactNode
  under?: ReactNode
}

/** One line of a list at the desk: a case, an ad or a person; a press opens it beside the list. */
export function Entry({ caseId, isOpen = false, picture, over, title, mark, under }: EntryProps) {
  return (
    <Link
      data-case={caseId}
      to="/admin-dashboard"
      search={{ tab: 'moderacion', case: caseId }}
      resetScroll={false}
      aria-current={isOpen || undefined}
      className={classNames(
        'flex min-w-0 gap-3 rounded-card border p-3 transition-colors hover:border-ink',
        isOpen ? 'border-caribe bg-caribe-soft' : 'border-line bg-card',
      )}
    >
      {picture}
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="text-small text-muted wrap-anywhere">{over}</span>
        <span className="text-body font-semibold wrap-anywhere">
          {title} {mark}
        </span>
        {under && <span className="line-clamp-2 text-small text-muted wrap-anywhere">{under}</span>}
      </span>
    </Link>
  )
}

/** How something stands, beside its name. */
export function EntryMark({ tone, children }: { tone: 'bad' | 'waiting'; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2 text-small',
        tone === 'bad' ? 'bg-danger-soft text-danger' : 'bg-sol-soft text-ink',
      )}
    >
      {children}
    </span>
  )
}
