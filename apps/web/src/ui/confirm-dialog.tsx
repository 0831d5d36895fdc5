import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode, RefObject } from 'react'
import { type ButtonTone, buttonClass } from './button-class.ts'
import { allowScrollLock } from './style-nonce.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: ButtonTone
  onConfirm: () => void
  /** Has the focus afterwards, where what opened the question is gone by then (an item of a menu). */
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** A question before something that is not easily undone; the safe answer has the focus. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  tone = 'main',
  onConfirm,
  returnFocusTo,
}: ConfirmDialogProps) {
  const focus = useReturnFocus(returnFocusTo)
  useCloseOnBack(isOpen, () => onOpenChange(false))
  if (isOpen) allowScrollLock()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          className="appear fixed top-1/2 left-1/2 z-50 max-h-[88dvh] w-[min(26rem,92vw)] -translate-1/2 overflow-y-auto rounded-sheet bg-card p-6 shadow-lifted"
        >
          <Radix.Title className="text-h3 font-bold">{title}</Radix.Title>
          {description && (
            <Radix.Description asChild>
              <div className="mt-2 text-body text-muted">{description}</div>
            </Radix.Description>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel className={buttonClass('quiet')}>{cancelLabel}</Radix.Cancel>
            <Radix.Action className={buttonClass(tone)} onClick={onConfirm}>
              {confirmLabel}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
