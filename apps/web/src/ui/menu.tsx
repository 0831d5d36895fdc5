import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface MenuProps {
  /** The button that opens it: one element that takes a ref and props. */
  trigger: ReactNode
  /** `MenuItem`s and `MenuLine`s. */
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A menu under a button; arrows, letters and Esc work. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="appear z-50 min-w-52 rounded-card border border-line bg-card p-1.5 shadow-lifted"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  children: ReactNode
  icon?: ReactNode
  onSelect?: () => void
  isDangerous?: boolean
  disabled?: boolean
  /** The child is the element itself, a link of the router for instance. */
  asChild?: boolean
}

/** One choice of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { children, icon, onSelect, isDangerous = false, disabled = false, asChild = false } = props
  return (
    <Radix.Item
      {...{ disabled, asChild }}
      onSelect={() => onSelect?.()}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 text-body font-medium outline-none select-none data-highlighted:bg-sand-deep data-disabled:cursor-not-allowed data-disabled:opacity-50',
        isDangerous && 'text-danger',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

/** A hairline between groups of choices. */
export function MenuLine() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />
}
