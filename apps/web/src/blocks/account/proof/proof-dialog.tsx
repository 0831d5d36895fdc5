import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadFailure } from '../../kept/load-failure.tsx'
import { PasskeyProofButton } from './passkey-proof-button.tsx'
import { PasswordProofForm } from './password-proof-form.tsx'

interface ProofDialogProps {
  /** What the call was made with, so that it need not be typed again. */
  password: string | undefined
  onEnd: (isProven: boolean) => void
}

/** Asks once more who is there: by a passkey, or by the password and a code where a second factor is on. */
export function ProofDialog({ password, onEnd }: ProofDialogProps) {
  const { data, error, mutate: begin } = trpc.proof.begin.useMutation()
  useEffect(() => begin(), [begin])
  const prove = () => onEnd(true)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false)
      }}
      title="Confirma que eres tú"
      description="Lo pedimos antes de cambios importantes y de pagos. Vale diez minutos en este dispositivo."
    >
      <div className="grid grid-cols-1 gap-5 pb-2">
        {!data && !error && <Skeleton className="h-32" />}
        {error && <LoadFailure error={error} title="No pudimos empezar" onRetry={() => begin()} />}
        {data?.passkey && <PasskeyProofButton options={data.passkey} onProven={prove} />}
        {data?.passkey && <p className="text-center text-small text-muted">o con tu contraseña</p>}
        {data && (
          <PasswordProofForm
            takesCode={data.takesCode}
            password={password}
            isFocused={!data.passkey}
            onProven={prove}
          />
        )}
      </div>
    </Dialog>
  )
}
