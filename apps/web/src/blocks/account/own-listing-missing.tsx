import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** No ad of that number, where one's own was expected. */
export function OwnListingMissing({ title }: { title: string }) {
  return (
    <EmptyState
      picture={<Drawing name="not-found" />}
      title={title}
      text="Puede que lo hayas eliminado o que el enlace esté incompleto."
      action={<LinkButton to="/my-listings">Ver mis anuncios</LinkButton>}
    />
  )
}
