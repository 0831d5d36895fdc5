import { Gavel } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'

interface DeskLinksProps {
  /** The ad on the page; without it the page is the person's. */
  listingId?: number
  userId: number
}

/** For moderators: from what everybody sees to what the desk knows of it. */
export function DeskLinks({ listingId, userId }: DeskLinksProps) {
  return (
    <nav aria-label="Moderación" className="grid grid-cols-1 justify-items-start">
      {listingId !== undefined && (
        <DeskLink caseId={`listing-${listingId}`}>El anuncio en Moderación</DeskLink>
      )}
      <DeskLink caseId={`user-${userId}`}>La persona en Moderación</DeskLink>
    </nav>
  )
}

function DeskLink({ caseId, children }: { caseId: string; children: string }) {
  return (
    <LinkButton
      tone="bare"
      to="/admin-dashboard"
      search={{ tab: 'moderacion', case: caseId }}
      className="text-muted"
    >
      <Gavel aria-hidden="true" size={18} strokeWidth={1.75} />
      {children}
    </LinkButton>
  )
}
