import { Link } from '@tanstack/react-router'
import type { SearchFilters } from '@wepa/domain/search/params'
import type { ReactNode } from 'react'
import { addressOf, readSearchAddress, type SearchAddress } from '../search-address.ts'

interface OtherLinkProps {
  filters: SearchFilters
  /** Where the page is a category's own, it stays there while the search is within it. */
  category: string | undefined
  view: SearchAddress['view']
  className: string
  children: ReactNode
}

/** The way to another search; the focus goes to the title of the page, for the link is gone then. */
export function OtherLink({ filters, category, view, className, children }: OtherLinkProps) {
  const address = readSearchAddress({ ...addressOf(filters), view })
  if (category === undefined || address.category !== category) {
    return (
      <Link to="/search" search={address} className={className} onClick={focusTitle}>
        {children}
      </Link>
    )
  }
  const { category: _own, ...within } = address
  return (
    <Link
      to="/category/$slug"
      params={{ slug: category }}
      search={within}
      className={className}
      onClick={focusTitle}
    >
      {children}
    </Link>
  )
}

function focusTitle() {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
