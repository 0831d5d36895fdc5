import { Link } from '@tanstack/react-router'
import { BookOpen, Map as MapIcon, ShieldCheck, ShoppingBag, Tag } from 'lucide-react'
import { pageHeads } from '../../text/page-heads.ts'
import { ReadingTime } from './guide-page.tsx'
import { guides } from './guides.ts'

const icons = {
  '/guide-selling-tips': Tag,
  '/guide-buying-guide': ShoppingBag,
  '/guide-local-market': MapIcon,
} as const

/** The index of the guides. */
export function GuidesPage() {
  return (
    <div className="page py-6 md:py-10">
      <h1 tabIndex={-1} className="flex items-center gap-3 text-h1">
        <BookOpen aria-hidden="true" size={32} strokeWidth={1.75} className="text-palma" />
        Guías
      </h1>
      <p className="mt-2 max-w-[42rem] text-lead text-muted">
        {pageHeads['marketplace-guides'].description}
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-3">
        {guides.map(({ path, title, description, minutes }) => {
          const Icon = icons[path]
          return (
            <li key={path}>
              <Link
                to={path}
                className="flex h-full flex-col rounded-card bg-card p-6 shadow-soft transition-shadow hover:shadow-lifted"
              >
                <span className="grid size-12 place-items-center rounded-full bg-palma-soft text-on-palma-soft">
                  <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
                </span>
                <h2 className="mt-4 text-h3">{title}</h2>
                <span className="mt-1 flex-1 text-body text-muted">{description}</span>
                <ReadingTime minutes={minutes} />
              </Link>
            </li>
          )
        })}
      </ul>
      <Link
        to="/safety-tips"
        className="mt-4 flex items-center gap-4 rounded-card border border-line p-5 hover:bg-card"
      >
        <ShieldCheck
          aria-hidden="true"
          size={24}
          strokeWidth={1.75}
          className="flex-none text-palma"
        />
        <span>
          <span className="block font-semibold">Consejos de seguridad</span>
          <span className="text-body text-muted">
            Reconoce las estafas más comunes y queda en un lugar seguro.
          </span>
        </span>
      </Link>
      <p className="mt-8 max-w-[42rem] text-body text-muted">
        Publicar y vender en Wepa es gratis. Solo cobramos por los planes Pro y Business y por los
        anuncios destacados, siempre aquí en la página. Si alguien te cobra de parte de Wepa por
        mensaje o por teléfono, no somos nosotros.
      </p>
    </div>
  )
}
