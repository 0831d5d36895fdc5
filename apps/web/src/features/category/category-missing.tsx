import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** No such category. */
export function CategoryMissing() {
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="not-found" />}
      title="Categoría no encontrada"
      text="Puede que el enlace esté mal escrito. Desde el inicio ves todas las categorías."
      action={<LinkButton to="/">Ir al inicio</LinkButton>}
    />
  )
}
