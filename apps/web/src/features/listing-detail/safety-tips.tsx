import { Link } from '@tanstack/react-router'
import { Flag, ShieldCheck } from 'lucide-react'

const tips = [
  'Queda en un lugar público y de día.',
  'Mira el artículo antes de pagar.',
  'No envíes dinero por adelantado.',
  'No compartas códigos ni contraseñas.',
]

/** How to buy safely, and where to report what does not look right. */
export function SafetyTips({ listingId }: { listingId: number }) {
  return (
    <section aria-labelledby="listing-safety" className="rounded-card border border-line p-4">
      <h2 id="listing-safety" className="flex items-center gap-2 text-body font-bold">
        <ShieldCheck aria-hidden="true" size={20} strokeWidth={1.75} className="text-palma" />
        Consejos de seguridad
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-body text-muted marker:text-palma">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <Link
          to="/$"
          params={{ _splat: 'safety-tips' }}
          className="inline-flex min-h-11 items-center text-body font-semibold text-caribe underline-offset-4 hover:underline"
        >
          Más consejos
        </Link>
        <Link
          to="/$"
          params={{ _splat: `report/${listingId}` }}
          rel="nofollow"
          className="inline-flex min-h-11 items-center gap-1.5 text-body font-semibold text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          <Flag aria-hidden="true" size={16} strokeWidth={1.75} />
          Reportar anuncio
        </Link>
      </div>
    </section>
  )
}
