import type { ReactNode } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'

interface CheckYourMailProps {
  /** What the server answered: the same whether or not there is an account. */
  message: string
  /** How long the link in the email is valid, or what else to know. */
  note: string
  children: ReactNode
}

/** Something was sent, if there is an account: where to look for it, and where to go from here. */
export function CheckYourMail({ message, note, children }: CheckYourMailProps) {
  return (
    <div className="grid grid-cols-1 gap-5 text-center">
      <Drawing name="mail-sent" className="mx-auto h-auto w-36 max-w-full" />
      <p role="status" className="text-body">
        {message}
      </p>
      <p className="text-small text-muted">{note}</p>
      {children}
    </div>
  )
}
