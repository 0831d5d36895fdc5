import { CircleCheck, Flag, Phone, ShieldAlert } from 'lucide-react'
import { Article, ArticleContents } from '../../blocks/article.tsx'
import * as text from '../../contents/safety-tips.md'
import { LinkButton } from '../../ui/link-button.tsx'

const checklist = [
  'Leí el perfil y el anuncio completos.',
  'El precio se parece al de otros anuncios.',
  'No he enviado dinero ni códigos.',
  'Quedamos de día y en un sitio con gente.',
  'Alguien sabe adónde voy.',
  'Voy a probarlo antes de pagar.',
]

/** Safety page: warning, tips, guides by product, emergency box and checklist. */
export function SafetyPage() {
  return (
    <div className="page py-6 md:py-10">
      <h1 tabIndex={-1} className="text-h1">
        Consejos de seguridad
      </h1>
      <p className="mt-2 max-w-[42rem] text-lead text-muted">
        Casi todas las compras y ventas salen bien. Con estos pasos, las pocas que no, se ven venir.
      </p>
      <ScamWarning />
      <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-12">
        <Article text={text} />
        <aside className="order-first grid grid-cols-1 content-start gap-6 md:order-none md:col-start-2 md:row-start-1">
          <EmergencyBox />
          <Checklist />
          <div className="hidden md:block">
            <ArticleContents text={text} />
          </div>
        </aside>
      </div>
    </div>
  )
}

function ScamWarning() {
  return (
    <section
      aria-labelledby="safety-warning"
      className="mt-6 flex gap-4 rounded-card border border-sol bg-sol-soft p-5"
    >
      <ShieldAlert aria-hidden="true" size={28} strokeWidth={1.75} className="flex-none" />
      <div>
        <h2 id="safety-warning" className="text-h3">
          Para un momento si te piden esto
        </h2>
        <p className="mt-1 text-body">
          Un depósito antes de ver, un código que llegó a tu teléfono, un pago «de más» que hay que
          devolver, o pagar con tarjetas de regalo. Es una estafa, digan lo que digan.
        </p>
      </div>
    </section>
  )
}

function EmergencyBox() {
  return (
    <section
      aria-labelledby="safety-emergency"
      className="rounded-card border border-danger bg-danger-soft p-5"
    >
      <h2 id="safety-emergency" className="text-h3">
        ¿Estás en peligro?
      </h2>
      <p className="mt-1 text-body">Sal de ahí y llama. Después nos cuentas.</p>
      <a
        href="tel:911"
        className="mt-3 flex min-h-12 items-center justify-center gap-2 rounded-field border-2 border-danger text-lead font-bold text-danger"
      >
        <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
        Llamar al 911
      </a>
      <LinkButton to="/report/{-$listingId}" tone="bare" className="mt-1 w-full">
        <Flag aria-hidden="true" size={18} strokeWidth={1.75} />
        Reportar a alguien
      </LinkButton>
    </section>
  )
}

function Checklist() {
  return (
    <section aria-labelledby="safety-checklist" className="rounded-card bg-card p-5 shadow-soft">
      <h2 id="safety-checklist" className="text-h3">
        Antes de ir
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {checklist.map((point) => (
          <li key={point} className="flex gap-2.5 text-body">
            <CircleCheck
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="mt-0.5 flex-none text-palma"
            />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
