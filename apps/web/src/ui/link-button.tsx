import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts'

interface ButtonAnchorProps extends ComponentProps<'a'> {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
}

function ButtonAnchor({ tone, size, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass(tone, size, className)}>
      {children}
    </a>
  )
}

/** A link of the router that looks like a button. */
export const LinkButton = createLink(ButtonAnchor)
