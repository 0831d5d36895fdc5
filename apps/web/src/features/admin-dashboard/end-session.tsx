import type { ActiveSession } from '@wepa/domain/admin/dashboard'
import { useEffect, useRef, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Ends one sign-in after a question; its person can sign in again. */
export function EndSession({ session: { id, fullName } }: { session: ActiveSession }) {
  const [isAsking, setIsAsking] = useState(false)
  const list = useRef<HTMLElement>(null)
  const utils = trpc.useUtils()
  const end = trpc.moderation.endSession.useMutation({
    onSuccess: () => showToast({ title: 'Sesión cerrada' }),
    onError: (error) => showToast({ title: readFailure(error).message, tone: 'bad' }),
    onSettled: () => utils.admin.activeSessions.invalidate(),
  })
  useEffect(
    () => () => {
      // The button goes with its row: who walks by keyboard goes on in the list, not at the top of the page.
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        isBusy={end.isPending}
        aria-label={`Cerrar la sesión de ${fullName}`}
        onClick={(event) => {
          list.current = event.currentTarget.closest('section')
          setIsAsking(true)
        }}
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
