import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface BankDialogProps {
  isOpen: boolean
  isBusy: boolean
  onAnswer: (isApproved: boolean) => void
}

/** The bank's own question, which a real provider shows in a frame of its own. Closing it is a no. */
export function BankDialog({ isOpen, isBusy, onAnswer }: BankDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next && !isBusy) onAnswer(false)
      }}
      title="Tu banco pide que confirmes"
      description="Banco de prueba: así se ve cuando el banco quiere saber si eres tú."
      footer={
        <>
          <Button tone="quiet" isBusy={isBusy} onClick={() => onAnswer(false)}>
            Rechazar
          </Button>
          <Button isBusy={isBusy} onClick={() => onAnswer(true)}>
            Confirmar
          </Button>
        </>
      }
    >
      <p className="text-body">¿Estás pagando en Wepa?</p>
    </Dialog>
  )
}
