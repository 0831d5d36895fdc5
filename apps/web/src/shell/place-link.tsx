import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type PlaceLinkProps = {
  /** A plain path: the chrome also leads to places that are still to come. */
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
