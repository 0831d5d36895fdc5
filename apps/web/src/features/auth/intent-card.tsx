import { Link } from '@tanstack/react-router'
import type { Intent } from '../../lib/session/intent.ts'

/** What waits for somebody to sign in, in sight while they do. */
export function IntentCard({ intent }: { intent: Intent }) {
  if (intent.kind !== 'message') return null
  return (
    <section
      aria-label="Tu mensaje"
      className="mb-5 grid gap-1 rounded-field border border-line bg-sand p-3"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate text-small font-semibold">Para {intent.sellerName}</h2>
        <Link
          to="/listing/$id"
          params={{ id: String(intent.listingId) }}
          className="-my-2 inline-flex min-h-11 flex-none items-center text-small font-medium text-caribe underline underline-offset-4"
        >
          Cambiar
        </Link>
      </div>
      <p className="text-small text-muted wrap-anywhere">{intent.title}</p>
      <p className="mt-1 line-clamp-3 text-body wrap-anywhere whitespace-pre-line">
        «{intent.content}»
      </p>
    </section>
  )
}
