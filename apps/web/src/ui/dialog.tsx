import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import { allowScrollLock } from './style-nonce.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  /** Has the focus afterwards, where what opened the dialog is gone by then (an item of a menu). */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** What has the focus at first, where the first thing that can is not what the dialog is for. */
  beginAt?: () => HTMLElement | null | undefined
  /** For what stands side by side on a desktop. */
  isWide?: boolean
}

/** A sheet from below on a phone, a window in the middle elsewhere. Focus stays inside; Esc closes. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  returnFocusTo,
  beginAt,
  isWide = false,
}: DialogProps) {
  const focus = useReturnFocus(returnFocusTo, beginAt)
  useCloseOnBack(isOpen, () => onOpenChange(false))
  if (isOpen) allowScrollLock()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          className={classNames(
            'rise fixed z-50 flex max-h-[88dvh] flex-col bg-card shadow-lifted',
            'inset-x-0 bottom-0 rounded-t-sheet pb-[env(safe-area-inset-bottom)]',
            'md:inset-auto md:top-1/2 md:left-1/2 md:-translate-1/2 md:rounded-sheet',
            isWide ? 'md:w-[min(62rem,94vw)]' : 'md:w-[min(34rem,92vw)]',
          )}
        >
          <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-2">
            <div>
              <Radix.Title className="text-h3 font-bold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-body text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Cerrar"
              className="-mr-2 -mt-1 inline-grid size-11 flex-none place-items-center rounded-full hover:bg-sand-deep"
            >
              <X aria-hidden="true" size={22} strokeWidth={1.75} />
            </Radix.Close>
          </div>
          <div className="flex-1 overflow-y-auto px-5 py-3">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
