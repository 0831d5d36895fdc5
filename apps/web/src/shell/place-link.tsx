import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type PlaceLinkProps = {
  /** A plain path, of a route without parameters or already written out. */
  to: string
  className: string
  children: ReactNode
  onClick?: () => void
  title?: string
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
}

export function PlaceLink({ to, children, ...rest }: PlaceLinkProps) {
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  )
}
