import type { ReactNode } from 'react'

/** A card of the form with its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-5 rounded-card border border-line bg-card p-4 shadow-soft sm:p-6">
      <h2 className="text-lead font-bold">{title}</h2>
      {children}
    </section>
  )
}
