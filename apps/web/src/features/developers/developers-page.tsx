import type { SelfUser } from '@wepa/domain/people/user'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { TokensCard } from './tokens-card.tsx'
import { UseLog } from './use-log.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** Tokens for one's own programs, and addresses that are told of events. */
export function DevelopersPage() {
  const { status, user } = useKnownSession()
  return (
    <div className="page max-w-4xl py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-2 text-h2 wrap-anywhere md:text-h1">
        Para desarrolladores
      </h1>
      <p className="mb-5 text-body text-muted">
        Conecta tu sistema con Wepa: publica y cambia anuncios, contesta mensajes y entérate de lo
        que pasa.{' '}
        <a href="/api/docs" className="font-semibold text-caribe underline">
          Todas las llamadas
        </a>
        , que puedes probar allí mismo.
      </p>
      {status === 'visitor' && (
        <SignInInvitation
          title="Inicia sesión para conectar tu sistema"
          text="Los tokens y los avisos vienen con el plan Business."
          redirect="/developers"
        />
      )}
      {status === 'unknown' && <Skeleton className="h-64" />}
      {status === 'member' && <Own key={user.id} user={user} />}
    </div>
  )
}

function Own({ user }: { user: SelfUser }) {
  const isBusiness = user.subscriptionPlan === 'business'
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isBusiness && (
        <Card
          title="Con el plan Business"
          text="Con Business tus programas entran con tokens propios, cada uno con lo que puede hacer, y tu servidor recibe avisos de mensajes, ventas, calificaciones y anuncios que terminan."
        >
          <LinkButton to="/subscription" search={{ plan: 'business' }} className="w-fit">
            Ver el plan Business
          </LinkButton>
        </Card>
      )}
      <TokensCard isBusiness={isBusiness} />
      <UseLog />
      <WebhooksCard isBusiness={isBusiness} />
      <DeliveryLog isBusiness={isBusiness} />
    </div>
  )
}
