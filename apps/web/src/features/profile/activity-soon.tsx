import { Drawing } from '../../illustrations/drawing.tsx'
import { inEnglish } from '../../lib/english.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Stands where a person's activity is to come. */
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
