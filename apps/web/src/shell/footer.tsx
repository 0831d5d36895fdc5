import { LightSwitch } from '../blocks/light-mode/light-switch.tsx'
import { LogoMark } from '../illustrations/logo.tsx'
import { useIsLight } from '../ui/light-context.ts'
import { PlaceLink } from './place-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const helpLinks = [
  ['/help', 'Centro de ayuda'],
  ['/marketplace-guides', 'Guías'],
  ['/safety-tips', 'Consejos de seguridad'],
  ['/esenciales', 'Lo esencial por pueblo'],
  ['/contact', 'Contacto'],
  ['/report', 'Reportar Anuncio'],
] as const

const legalLinks = [
  ['/terms', 'Términos'],
  ['/privacy', 'Privacidad'],
] as const

/** Named here, not linked. */
const categoryLabels = ['Bienes Raíces', 'Vehículos', 'Empleos', 'Electrónicos', 'Mascotas']

// Two beside each other on a phone, one under the other when its text is large.
const column = 'min-w-0 flex-1 basis-32'

/** Its links, its unlinked categories and its year. */
export function Footer() {
  const isLight = useIsLight()
  return (
    <footer className="mt-16 border-t border-line bg-card">
      <div className="page flex flex-wrap gap-8 py-10">
        <div className="grid basis-full grid-cols-1 content-start justify-items-start gap-4 md:flex-1 md:basis-64">
          <LogoMark className="size-10" />
          <p className="max-w-64 text-body text-muted">
            Clasificados de Puerto Rico: de un vecino a otro, de Rincón a Culebra.
          </p>
          <ThemeSwitch />
          <LightSwitch isOn={isLight} />
        </div>
        <FooterLinks title="Ayuda" links={helpLinks} />
        <div className={column}>
          <h2 className="text-body font-bold">Categorías</h2>
          <ul className="mt-1 text-body text-muted">
            {categoryLabels.map((label) => (
              <li key={label} className="flex min-h-11 items-center">
                {label}
              </li>
            ))}
          </ul>
        </div>
        <FooterLinks title="Legal" links={legalLinks} />
      </div>
      <p className="page border-t border-line py-5 text-small text-muted">
        © 2024 Wepa. Hecho en Puerto Rico.
      </p>
    </footer>
  )
}

function FooterLinks(props: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <nav aria-label={props.title} className={column}>
      <h2 className="text-body font-bold">{props.title}</h2>
      <ul className="mt-1 text-body">
        {props.links.map(([path, label]) => (
          <li key={path}>
            <PlaceLink
              to={path}
              className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
