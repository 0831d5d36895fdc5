import { useBlocker } from '@tanstack/react-router'
import { useDirtyForm } from '../../lib/forms/dirty-forms.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface LeaveGuardProps {
  /** Something was typed that is neither sent nor safe. */
  isDirty: boolean
  /** Safe means kept in the browser: a reload loses nothing, and is not asked about. */
  isSafe?: boolean
  /** Makes it safe first, where it can; answers whether there is nothing left to ask. */
  save?: () => Promise<boolean>
}

/** Asks before something typed is left behind: by the browser for a reload, here for a link or the back button. */
export function LeaveGuard({ isDirty, isSafe = false, save }: LeaveGuardProps) {
  useDirtyForm(isDirty && !isSafe)
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty || current.pathname === next.pathname) return false
      return !(await save?.())
    },
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
      description={
        isSafe
          ? 'Tus cambios no se publican todavía. Quedan guardados en este teléfono para seguir luego.'
          : 'Lo que escribiste y las fotos de este formulario se perderán.'
      }
      confirmLabel="Salir"
      cancelLabel="Seguir aquí"
      tone={isSafe ? 'main' : 'danger'}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
