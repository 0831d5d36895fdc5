import { Link } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'

interface ModeratorNoticeProps {
  /** 'Oculto por la administración' */
  state: string
  /** What the desk calls it: 'listing-4'. */
  caseId: string
}

/** Over what nobody else sees: says so, and leads to the desk. */
export function ModeratorNotice({ state, caseId }: ModeratorNoticeProps) {
  return (
    <div
      role="note"
      className="flex gap-3 rounded-card border border-danger bg-danger-soft p-4 text-left text-body text-danger"
    >
      <EyeOff aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <div className="min-w-0">
        <p className="font-semibold">{state}</p>
        <p className="text-ink">Lo ves porque eres de la administración.</p>
        <Link
          to="/admin-dashboard"
          search={{ tab: 'moderacion', case: caseId }}
          className="inline-flex min-h-11 items-center font-semibold text-caribe underline underline-offset-4"
        >
          Ver en Moderación
        </Link>
      </div>
    </div>
  )
}
