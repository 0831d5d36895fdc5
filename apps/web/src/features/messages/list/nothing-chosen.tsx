import { Drawing } from '../../../illustrations/drawing.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Beside the list, while no conversation is open. */
export function NothingChosen() {
  return (
    <EmptyState
      className="m-auto"
      picture={<Drawing name="no-messages" />}
      title="Selecciona una conversación"
      text="Aquí verás los mensajes y podrás contestar."
    />
  )
}
