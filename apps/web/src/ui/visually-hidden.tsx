import type { ComponentProps } from 'react'

/** Words only for screen readers. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />
}
