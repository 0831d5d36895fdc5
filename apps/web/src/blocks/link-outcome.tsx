import type { ReactNode } from 'react'
import { FormAlert } from '../ui/forms/form-alert.tsx'

interface LinkOutcomeProps {
  icon: ReactNode
  title: string
  text: string
  actions: ReactNode
  problem?: string | undefined
}

/** Where the link in an email leads: a question, or what became of it. */
export function LinkOutcome({ icon, title, text, actions, problem }: LinkOutcomeProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <span className="grid size-16 place-items-center rounded-full bg-caribe-soft text-caribe">
        {icon}
      </span>
      <h1 tabIndex={-1} className="text-h2">
        {title}
      </h1>
      <p role="status" className="text-body text-muted wrap-anywhere">
        {text}
      </p>
      <FormAlert message={problem} />
      <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  )
}
