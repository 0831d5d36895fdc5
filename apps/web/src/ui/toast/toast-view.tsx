import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { dismissToast, type Toast } from './toast-store.ts'

const icons = { plain: Info, good: CircleCheck, bad: CircleAlert }
const colors = { plain: 'text-caribe', good: 'text-palma', bad: 'text-danger' }

/** One toast: 5000 ms, gone by a swipe to the right of 50 px, reached by F8. */
export function ToastView({ toast }: { toast: Toast }) {
  const Icon = icons[toast.tone]
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Aviso">
      <Radix.Root
        key={toast.id}
        type={toast.tone === 'bad' ? 'foreground' : 'background'}
        onOpenChange={(isOpen) => {
          if (!isOpen) dismissToast(toast.id)
        }}
        className="toast rise data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0 data-[swipe=end]:transition-all"
      >
        <Icon
          aria-hidden="true"
          size={22}
          strokeWidth={1.75}
          className={`mt-px flex-none ${colors[toast.tone]}`}
        />
        <div className="flex-1">
          <Radix.Title className="text-body font-semibold">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className="text-body text-muted">
              {toast.description}
            </Radix.Description>
          )}
        </div>
        {toast.action && (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.onPress}
            className="toast-action"
          >
            {toast.action.label}
          </Radix.Action>
        )}
        <Radix.Close
          aria-label="Cerrar aviso"
          className="-my-2.5 inline-grid size-11 flex-none place-items-center rounded-full hover:bg-sand-deep"
        >
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport hotkey={['F8']} label="Avisos ({hotkey})" className="toast-place" />
    </Radix.Provider>
  )
}
