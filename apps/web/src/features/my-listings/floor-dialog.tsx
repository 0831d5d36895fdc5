import { OfferFloorInput, offerMoney } from '@wepa/domain/conversations/offer'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface FloorDialogProps {
  listing: { id: number; title: string }
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** The least that a seller wants to be offered for an ad: who offers less is told to offer more, and not how much. */
export function FloorDialog({ listing, onClose, returnFocusTo }: FloorDialogProps) {
  const { id } = listing
  const known = trpc.offers.floor.useQuery({ id }, { staleTime: 0 })
  const form = useId()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Oferta mínima"
      description={`De «${listing.title}». Nadie la ve: quien ofrece menos sabe que es muy poco, y no cuánto falta.`}
      returnFocusTo={returnFocusTo}
      footer={
        known.data && (
          <Button type="submit" form={form}>
            Guardar
          </Button>
        )
      }
    >
      {known.data && <FloorForm form={form} id={id} floor={known.data.floor} onDone={onClose} />}
      {!known.data && !known.error && <Skeleton className="h-20" />}
      {!known.data && known.error && (
        <LoadFailure
          error={known.error}
          title="No pudimos cargar tu oferta mínima"
          onRetry={() => void known.refetch()}
        />
      )}
    </Dialog>
  )
}

interface FloorFormProps {
  form: string
  id: number
  floor: string | null
  onDone: () => void
}

function FloorForm({ form, id, floor, onDone }: FloorFormProps) {
  const { offers } = trpc.useUtils()
  const [typed, setTyped] = useState(floor === null ? '' : offerMoney(floor))
  const [problem, setProblem] = useState<string>()
  const set = trpc.offers.setFloor.useMutation({
    onSuccess: (saved) => {
      offers.floor.setData({ id }, saved)
      showToast({ title: 'Oferta mínima guardada', tone: 'good' })
      onDone()
    },
    onError: (error) => setProblem(readFailure(error).message),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim() === '' ? null : typed
    const { success, error } = OfferFloorInput.safeParse({ floor: wanted })
    if (!success) return setProblem(error.issues[0]?.message)
    if (!set.isPending) set.mutate({ id, floor: wanted })
  }
  return (
    <form id={form} noValidate onSubmit={save}>
      <TextInput
        label="En dólares"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        error={problem}
        hint="Déjala vacía para recibir cualquier oferta."
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
      />
    </form>
  )
}
