import type { ReactNode } from 'react'

interface SettingsCardProps {
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** One subject of the settings. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
  return (
    <section className="grid grid-cols-1 gap-5 rounded-card border border-line bg-card p-4 shadow-soft sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lead font-bold">{title}</h2>
        {text && <p className="text-body text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
