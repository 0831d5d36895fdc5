import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

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
      <Radix.List
        aria-label={label}
        className="scroll-quietly mb-5 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 flex-1 border-b-3 border-transparent px-4 text-body font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-3! hover:text-ink data-[state=active]:border-caribe data-[state=active]:text-caribe"
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
