import { Camera, HandCoins, MessageCircle } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'

const steps = [
  {
    icon: Camera,
    title: 'Toma fotos',
    text: 'Unas fotos claras y dos líneas bastan para empezar.',
  },
  {
    icon: MessageCircle,
    title: 'Recibe mensajes',
    text: 'Quien lo busca te encuentra y te escribe por aquí.',
  },
  {
    icon: HandCoins,
    title: 'Acuerda y vende',
    text: 'Se ven en un lugar público y el dinero es tuyo, sin comisión.',
  },
]

/** How it works in three steps, and the first ad for free. */
export function HowItWorks() {
  return (
    <section aria-labelledby="home-steps" className="text-center">
      <h2 id="home-steps" className="text-h2">
        Cómo funciona
      </h2>
      <ol className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {steps.map(({ icon: Icon, title, text }, index) => (
          <li
            key={title}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-card p-5 text-left shadow-soft md:flex-col md:p-8 md:text-center"
          >
            <span className="grid size-14 flex-none place-items-center rounded-full bg-sol-soft text-ink md:mb-3">
              <Icon aria-hidden="true" size={26} strokeWidth={1.75} />
            </span>
            <div className="min-w-0 flex-1 basis-40 md:basis-auto">
              <h3 className="text-lead">
                {index + 1}. {title}
              </h3>
              <p className="text-body text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton to="/post-ad" tone="call" size="large" className="mt-8">
        Publica tu primer anuncio gratis
      </LinkButton>
    </section>
  )
}
