import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

interface RecordProps {
  title: string
  /** What stands at the end of the first line: an amount, a state. */
  mark: ReactNode
  facts: readonly Fact[]
}

/** One line of a list: a card on a phone, columns where there is room; each value keeps its name. */
export function RecordCard({ title, mark, facts }: RecordProps) {
  return (
    <article
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-body font-bold wrap-anywhere">{title}</h3>
        {mark}
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-body wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

const tones = {
  good: 'border-palma-soft bg-palma-soft text-on-palma-soft',
  waiting: 'border-sol bg-sol text-on-sol',
} as const

/** How something stands, in words and color. */
export function StateMark({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <p
      className={`flex-none rounded-full border px-2.5 py-0.5 text-small font-semibold ${tones[tone]}`}
    >
      {children}
    </p>
  )
}
