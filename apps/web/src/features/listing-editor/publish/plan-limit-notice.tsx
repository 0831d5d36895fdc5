import { LinkButton } from '../../../ui/link-button.tsx'

/** The plan takes no further ad: what is typed stays, and what can be done about it. */
export function PlanLimitNotice({ message }: { message: string }) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-sol bg-sol-soft p-4">
      <p className="text-body font-semibold">{message}</p>
      <p className="text-body">
        Marca un anuncio como vendido o desactívalo, y publica este sin perder lo que escribiste.
      </p>
      <div>
        <LinkButton tone="quiet" to="/my-listings" target="_blank">
          Ver mis anuncios
        </LinkButton>
      </div>
    </div>
  )
}
