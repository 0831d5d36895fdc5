import { Drawing } from '../../illustrations/drawing.tsx'
import { inEnglish } from '../../lib/english.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The placeholder of §2. */
export function ActivitySoon() {
  return (
    <EmptyState
      className="py-6!"
      picture={<Drawing name="coming-soon" />}
      title={inEnglish('Activity Coming Soon')}
      text="Aquí verás lo que has hecho en Wepa. Lo estamos construyendo."
    />
  )
}
