import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  /** Work is under way: the button stays focusable, says so, and takes no second press. */
  isBusy?: boolean | undefined
}

/** A button that does something here; for going somewhere see `LinkButton`. */
export function Button({
  tone,
  size,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      className={buttonClass(tone, size, isBusy ? classNames('flex-wrap', className) : className)}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
