import { percentage, type SellerTrend, TOWN_MINIMUM_VIEWS } from '@wepa/domain/insights/analytics'
import { SOURCE_WORDS } from '@wepa/domain/insights/report-words'
import { DEVICE_WORDS } from '../../text/metric-words.ts'

/** Where the views came from: the place in the app, the kind of device, the town. Never who. */
export function ViewOrigins({ trend }: { trend: SellerTrend }) {
  const { sources, devices, towns, views } = trend
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      <Shares
        title="En Wepa"
        of={views}
        rows={sources.map(({ name, views }) => ({
          name: name ? SOURCE_WORDS[name] : 'Sin dato',
          views,
        }))}
      />
      <Shares
        title="Con qué"
        of={views}
        rows={devices.map(({ name, views }) => ({
          name: name ? DEVICE_WORDS[name] : 'Sin dato',
          views,
        }))}
      />
      {towns.length > 0 && (
        <Shares
          title="Pueblos"
          note={`De quienes lo dicen en su perfil, desde ${TOWN_MINIMUM_VIEWS} vistas.`}
          of={views}
          rows={towns.slice(0, 8)}
        />
      )}
    </div>
  )
}

interface SharesProps {
  title: string
  note?: string
  rows: readonly { name: string; views: number }[]
  of: number
}

function Shares({ title, note, rows, of }: SharesProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 text-body font-semibold">{title}</h3>
      <ul className="grid grid-cols-1 gap-1 text-body">
        {rows.map(({ name, views }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0">{name}</span>
            <span className="tabular-nums text-muted">
              {views.toLocaleString('es-PR')} ({percentage(views, of)}%)
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="mt-1 text-small text-muted">{note}</p>}
    </section>
  )
}
