import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'

interface SearchFormDialogProps {
  title: string
  /** The search in words, where it is settled already. */
  description?: string
  submitLabel?: string
  isSaving: boolean
  /** What is wrong with no single field. */
  error: string | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

const formId = 'guardar-busqueda'

/** The frame of both forms that save a search: of the search on the page, and of one typed in the dialog. */
export function SearchFormDialog(props: SearchFormDialogProps) {
  const { title, description, submitLabel = 'Guardar búsqueda', isSaving, error } = props
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            {isSaving ? 'Guardando…' : submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={props.onSubmit}
        className="grid grid-cols-1 gap-5 pb-2"
      >
        {props.children}
        <FormAlert message={error} />
      </form>
    </Dialog>
  )
}
