import { Pencil } from 'lucide-react'
import { LinkButton } from '../../../ui/link-button.tsx'

/** What the owner does with an ad from its page. */
export function OwnActions({ id }: { id: number }) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/edit-listing/$id" params={{ id }} size="large" className="flex-1">
        <Pencil aria-hidden="true" size={20} strokeWidth={1.75} />
        Editar
      </LinkButton>
      <LinkButton to="/my-listings" size="large" tone="quiet" className="flex-1">
        Mis anuncios
      </LinkButton>
    </div>
  )
}
