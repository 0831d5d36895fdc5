import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does, for people who cannot see the icon. */
  label: string
  /** The icon, 20 or 24 px. */
  children: ReactNode
}

/** A round 44 px button that shows only an icon. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={classNames(
        'inline-grid size-[44px] flex-none place-items-center rounded-full text-ink transition-colors hover:bg-sand-deep disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  )
}
