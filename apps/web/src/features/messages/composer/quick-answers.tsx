import { Zap } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { QuickAnswersDialog } from './quick-answers-dialog.tsx'

interface QuickAnswersProps {
  isSeller: boolean
  /** Has the focus once something was picked. */
  field: RefObject<HTMLTextAreaElement | null>
  onPick: (text: string) => void
}

/** Before the field one writes in: what one says again and again, to pick instead of typing it. */
export function QuickAnswers({ isSeller, field, onPick }: QuickAnswersProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // What has the focus once it is closed; a ref, for the dialog that closes has seen no later value.
  const returnTo = useRef<HTMLElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label="Respuestas rápidas"
        onClick={() => {
          returnTo.current = button.current
          setOpen(true)
        }}
      >
        <Zap aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      {isOpen && (
        <QuickAnswersDialog
          isSeller={isSeller}
          returnFocusTo={returnTo}
          onPick={(text) => {
            returnTo.current = field.current
            setOpen(false)
            onPick(text)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
