import type { LinkHost } from '@wepa/domain/fraud/link-host'
import type { RefObject } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface LinkQuestionProps {
  isOpen: boolean
  href: string
  link: LinkHost
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Before an address opens that somebody else sent: whose it is, the whole of it, and what is known against it. */
export function LinkQuestion({ isOpen, href, link, onClose, returnFocusTo }: LinkQuestionProps) {
  const { host, site } = link
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose()
      }}
      title={link.kind === 'lookalike' ? 'Cuidado con este enlace' : '¿Abrir este enlace?'}
      description={
        <>
          <p className="wrap-anywhere text-h2 font-bold text-muted">
            {host.slice(0, -site.length)}
            <span className="text-ink">{site}</span>
          </p>
          <p className={link.kind === 'lookalike' ? 'mt-2 font-semibold text-danger' : 'mt-2'}>
            {explain(link)}
          </p>
          <p className="mt-3 text-small">Dirección completa:</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <p tabIndex={0} className="max-h-40 overflow-y-auto wrap-anywhere text-small text-ink">
            {href}
          </p>
        </>
      }
      confirmLabel="Abrir de todos modos"
      cancelLabel="No abrir"
      tone={link.kind === 'lookalike' ? 'danger' : 'main'}
      onConfirm={() => window.open(href, '_blank', 'noopener,noreferrer')}
      returnFocusTo={returnFocusTo}
    />
  )
}

function explain(link: LinkHost): string {
  switch (link.kind) {
    case 'lookalike':
      return explainLookAlike(link)
    case 'shortener':
      return 'Este enlace esconde a dónde lleva. Pide la dirección completa antes de abrirlo.'
    case 'known':
      return `Esta dirección es de ${link.name}. Se abre fuera de Wepa.`.replace('de el ', 'del ')
    default:
      return 'Esta página no es de Wepa. Ábrela solo si sabes de quién es. Para cobrar no hace falta poner ahí tu tarjeta ni un código.'
  }
}

function explainLookAlike({ name, by }: Extract<LinkHost, { kind: 'lookalike' }>): string {
  const advice = 'No pongas ahí tu tarjeta, tu clave ni un código.'
  if (name !== null) return `Se hace pasar por ${name}, y no lo es. ${advice}`
  return `${disguises[by]} ${advice}`
}

const disguises = {
  name: 'El nombre se parece a otro, pero no es el mismo.',
  letters: 'Usa letras de otro alfabeto para parecer lo que no es.',
  number: 'En vez de un nombre tiene un número, y así no se sabe de quién es.',
  user: 'Lo que está antes de la @ no es la página: lleva a otra.',
} as const
