import type { ApiToken } from '@wepa/domain/developers/api-token-schema'
import { longDate } from '@wepa/domain/text/date'
import { useRef, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { SecretNote } from './secret-note.tsx'
import { scopeWords, TokenForm } from './token-form.tsx'

/** The tokens of one's programs: making one, seeing its use, revoking it. */
export function TokensCard({ isBusiness }: { isBusiness: boolean }) {
  const tokens = trpc.apiTokens.list.useQuery(undefined, { staleTime: 0 })
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Card
      title="Tokens"
      text="La llave de cada programa tuyo. Úsala como «Authorization: Bearer wepa_…»."
    >
      {secret !== null && (
        <SecretNote title="Tu token nuevo" secret={secret} onDone={() => setSecret(null)} />
      )}
      {tokens.data ? (
        <TokenList tokens={tokens.data} />
      ) : (
        <Waiting error={tokens.error} onRetry={() => void tokens.refetch()} />
      )}
      {isMaking && (
        <TokenForm
          onMade={(made) => {
            setIsMaking(false)
            setSecret(made)
            void tokens.refetch()
          }}
          onCancel={() => setIsMaking(false)}
        />
      )}
      {isBusiness && !isMaking && (
        <Button tone="quiet" className="w-fit" onClick={() => setIsMaking(true)}>
          Crear un token
        </Button>
      )}
    </Card>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <Skeleton className="h-16" />
  return <LoadFailure error={error} title="No pudimos cargar tus tokens" onRetry={onRetry} />
}

function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <p className="text-body text-muted">No tienes ninguno.</p>
  return (
    <ul className="grid grid-cols-1">
      {tokens.map((token) => (
        <li key={token.id} className="border-t border-line py-3 first:border-t-0">
          <TokenRow token={token} />
        </li>
      ))}
    </ul>
  )
}

function TokenRow({ token }: { token: ApiToken }) {
  const list = trpc.useUtils().apiTokens.list
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const revoke = trpc.apiTokens.revoke.useMutation({
    onSuccess: () => list.invalidate(),
    onError: (error) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{token.name}</p>
        <p className="text-small text-muted">
          {token.scopes.map((each) => scopeWords[each]).join(' · ')}
        </p>
        <p className="text-small text-muted">{timesOf(token)}</p>
      </div>
      <Button
        ref={button}
        tone="danger"
        size="small"
        isBusy={revoke.isPending}
        aria-label={`Revocar: ${token.name}`}
        onClick={() => setIsAsking(true)}
      >
        Revocar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`¿Revocar «${token.name}»?`}
        description="El programa que lo usa deja de entrar enseguida. No se puede deshacer."
        confirmLabel="Revocar"
        tone="danger"
        onConfirm={() => revoke.mutate({ id: token.id })}
        returnFocusTo={button}
      />
    </div>
  )
}

function timesOf({ createdAt, expiresAt, lastUsedAt }: ApiToken): string {
  const parts = [
    `Creado el ${longDate(createdAt)}`,
    expiresAt ? `termina el ${longDate(expiresAt)}` : 'sin fecha de fin',
    lastUsedAt ? `usado el ${longDate(lastUsedAt)}` : 'sin usar',
  ]
  return parts.join(' · ')
}
