import type { ReactNode } from 'react'

/** What is known of something, each with its label; what is not known is left out. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4 sm:grid-cols-2">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="min-w-0">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="text-body whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
