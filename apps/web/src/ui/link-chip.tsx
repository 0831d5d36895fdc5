import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { chipClass } from './forms/chip.tsx'

interface ChipAnchorProps extends ComponentProps<'a'> {
  /** It leads to where one is. */
  isSelected?: boolean
}

function ChipAnchor({ isSelected = false, className, children, ...rest }: ChipAnchorProps) {
  return (
    <a
      {...rest}
      aria-current={isSelected ? 'page' : undefined}
      className={chipClass(isSelected, className)}
    >
      {children}
    </a>
  )
}

/** A link of the router that looks like a chip. */
export const LinkChip = createLink(ChipAnchor)
