import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Nobody of that number, or no longer. */
export function SellerMissing() {
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="not-found" />}
      title="Perfil no encontrado"
      text="Puede que la persona haya cerrado su cuenta o que el enlace esté incompleto."
      action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
    />
  )
}
