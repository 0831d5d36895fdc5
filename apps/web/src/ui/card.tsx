import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One matter of the page. */
export function Card({ title, text, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {text && <p className="mt-1 text-body text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
