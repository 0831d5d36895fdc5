import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string
  value: string
  onValueChange: (value: string) => void
  tabs: readonly { value: string; label: ReactNode }[]
  /** One `TabPanel` for each tab. */
  children: ReactNode
}

/** Tabs over panels; arrow keys move between them. */
export function Tabs({ label, value, onValueChange, tabs, children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="mb-5 flex flex-wrap gap-x-1 border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // The library gives the focus by itself, which browsers take for the keyboard: a finger needs no ring.
            onPointerDown={(event) => event.currentTarget.setAttribute('data-pressed', '')}
            onBlur={(event) => event.currentTarget.removeAttribute('data-pressed')}
            className={classNames(
              '-mb-px min-h-12 flex-1 border-b-3 border-transparent px-3 text-body font-semibold text-muted sm:px-4 transition-colors -outline-offset-3! hover:text-ink data-pressed:outline-none! data-[state=active]:border-caribe data-[state=active]:text-caribe',
              // Four of them still stand in one line of a phone.
              tabs.length > 3 && 'max-sm:px-1.5 max-sm:text-small',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** What one tab shows. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Radix.Content value={value}>{children}</Radix.Content>
}
