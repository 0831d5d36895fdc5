import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

interface StepperProps {
  /** The cases beside the open one; undefined at an end of the list. */
  before: string | undefined
  after: string | undefined
  onOpen: (id: string) => void
}

/** From case to case, also by the keys j and k. */
export function Stepper({ before, after, onOpen }: StepperProps) {
  return (
    <div className="hidden gap-2 lg:flex">
      <Button
        tone="quiet"
        size="small"
        className="flex-1"
        aria-keyshortcuts="k"
        disabled={!before}
        onClick={() => before && onOpen(before)}
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Anterior
      </Button>
      <Button
        tone="quiet"
        size="small"
        className="flex-1"
        aria-keyshortcuts="j"
        disabled={!after}
        onClick={() => after && onOpen(after)}
      >
        Próximo
        <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
      </Button>
    </div>
  )
}
