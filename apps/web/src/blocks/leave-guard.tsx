import { useBlocker } from '@tanstack/react-router'
import { useDirtyForm } from '../lib/dirty-forms.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before something typed is left behind: by the browser for a reload, here for a link or the back button. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  useDirtyForm(isDirty)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title="¿Salir sin guardar?"
      description="Lo que escribiste y las fotos de este formulario se perderán."
      confirmLabel="Salir"
      cancelLabel="Seguir aquí"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
