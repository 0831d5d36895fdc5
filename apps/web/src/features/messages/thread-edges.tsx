import { WifiOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { FirstWords } from '../../blocks/messages/first-words.tsx'
import { useConnection } from '../../lib/device/connection.ts'
import { useIsTyping } from '../../live/typing.ts'
import { Button } from '../../ui/button.tsx'

interface ThreadOpeningProps {
  isBuyer: boolean
  /** The slug of the ad's category. */
  category: string | undefined
  onPick: (text: string) => void
}

/** A thread in which nothing was said yet. */
export function ThreadOpening({ isBuyer, category, onPick }: ThreadOpeningProps) {
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-2 py-6 text-center">
      <h2 className="text-lead font-bold">Escribe el primer mensaje</h2>
      <p className="text-body text-muted">
        Acuerden verse en un lugar público y de día, y revisa lo que compras antes de pagar.
      </p>
      {isBuyer && <FirstWords category={category} onPick={onPick} />}
    </div>
  )
}

/** Below the newest message while the other side writes. */
export function TypingHint({ conversationId, name }: { conversationId: number; name: string }) {
  const isTyping = useIsTyping(conversationId)
  if (!isTyping) return null
  return <p className="px-1 pt-2 text-small text-muted">{name} está escribiendo…</p>
}

/** Where nobody reads any more what one would write. */
export function ClosedComposer() {
  return (
    <p className="flex-none border-t border-line bg-card px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-body text-muted">
      Esta persona ya no tiene cuenta en Wepa: no puede leer mensajes nuevos.
    </p>
  )
}

/** Where the one who reads has closed the contact themselves, and the way to open it again. */
export function BlockedComposer(props: { name: string; isBusy: boolean; onUnblock: () => void }) {
  return (
    <div className="flex flex-none flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p className="text-body text-muted">Bloqueaste a {props.name}.</p>
      <Button tone="quiet" isBusy={props.isBusy} onClick={props.onUnblock}>
        Desbloquear
      </Button>
    </div>
  )
}

/** How old the thread is when it was kept here; on a phone it covers the page's own word about the network. */
export function ThreadOffline({ query }: Pick<ComponentProps<typeof KeptStamp>, 'query'>) {
  const { isOnline } = useConnection()
  return (
    <>
      <div role="status" className="flex-none md:hidden">
        {!isOnline && (
          <p className="flex items-center gap-2 bg-sol-soft px-4 py-2 text-small font-medium">
            <WifiOff aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
            Sin conexión: lo que escribas se envía cuando vuelva.
          </p>
        )}
      </div>
      <KeptStamp query={query} className="flex-none px-4 py-2" />
    </>
  )
}
