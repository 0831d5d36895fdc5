import { Link } from '@tanstack/react-router'
import { BookOpen, LifeBuoy, ShieldCheck } from 'lucide-react'

const cards = [
  {
    path: 'marketplace-guides',
    icon: BookOpen,
    title: 'Guías para comprar y vender',
    text: 'Cómo poner precio, tomar fotos y negociar con calma.',
  },
  {
    path: 'safety-tips',
    icon: ShieldCheck,
    title: 'Consejos de seguridad',
    text: 'Reconoce una estafa y queda en un lugar seguro.',
  },
  {
    path: 'help',
    icon: LifeBuoy,
    title: 'Centro de ayuda',
    text: 'Respuestas a las preguntas de todos los días.',
  },
]

/** The education cards. */
export function LearnMore() {
  return (
    <section aria-labelledby="home-learn">
      <h2 id="home-learn" className="mb-4 text-h2">
        Aprende con nosotros
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4">
        {cards.map(({ path, icon: Icon, title, text }) => (
          <li key={path}>
            <Link
              to="/$"
              params={{ _splat: path }}
              className="flex h-full items-start gap-4 rounded-card bg-card p-5 shadow-soft transition-shadow hover:shadow-lifted"
            >
              <Icon
                aria-hidden="true"
                size={24}
                strokeWidth={1.75}
                className="mt-0.5 flex-none text-palma"
              />
              <span className="min-w-0">
                <span className="block text-body font-semibold">{title}</span>
                <span className="text-body text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
