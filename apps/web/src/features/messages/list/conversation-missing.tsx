import { Drawing } from '../../../illustrations/drawing.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** There is no such conversation, or it is between others. */
export function ConversationMissing() {
  return (
    <EmptyState
      level={1}
      className="m-auto"
      picture={<Drawing name="not-found" />}
      title="Conversación no encontrada"
      text="Quizás ya no existe, o entraste con otra cuenta."
      action={<LinkButton to="/messages">Ver tus mensajes</LinkButton>}
    />
  )
}
