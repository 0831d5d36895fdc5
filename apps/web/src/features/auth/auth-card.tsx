import type { ReactNode } from 'react'
import { Logo } from '../../illustrations/logo.tsx'

interface AuthCardProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** The frame of everything around entering an account: one card in the middle. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  return (
    <div className="page py-8 md:py-14">
      <div className="mx-auto max-w-md">
        <div className="mb-6 text-center">
          <Logo className="mx-auto mb-4 h-10 w-auto" />
          <h1 tabIndex={-1} className="text-h2 font-bold">
            {title}
          </h1>
          {text && <p className="mt-1 text-body text-muted">{text}</p>}
        </div>
        <div className="rounded-card border border-line bg-card p-5 shadow-soft md:p-7">
          {children}
        </div>
      </div>
    </div>
  )
}
