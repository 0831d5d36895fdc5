import type { ReactNode } from 'react'

/** What went wrong with the form as a whole, announced when it appears. */
export function FormAlert({ message }: { message: ReactNode }) {
  return (
    // Out of the way while empty: a grid would give it its gap.
    <div role="alert" className="empty:absolute">
      {message && (
        <p className="rounded-field border border-danger bg-danger-soft px-4 py-3 text-body font-medium text-danger">
          {message}
        </p>
      )}
    </div>
  )
}
