import type { ActiveSession } from '@wepa/domain/admin'
import { useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Ends one sign-in after a question; its person can sign in again. */
export function EndSession({ session: { id, fullName } }: { session: ActiveSession }) {
  const [isAsking, setIsAsking] = useState(false)
  const utils = trpc.useUtils()
  const end = trpc.moderation.endSession.useMutation({
    onSuccess: () => showToast({ title: 'Sesión cerrada' }),
    onError: (error) => showToast({ title: readFailure(error).message, tone: 'bad' }),
    onSettled: () => utils.admin.activeSessions.invalidate(),
  })
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        isBusy={end.isPending}
        aria-label={`Cerrar la sesión de ${fullName}`}
        onClick={() => setIsAsking(true)}
      >
        Cerrar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`¿Cerrar esta sesión de ${fullName}?`}
        description="Podrá entrar otra vez con su contraseña."
        confirmLabel="Cerrar sesión"
        tone="danger"
        onConfirm={() => end.mutate({ sessionId: id })}
      />
    </>
  )
}
