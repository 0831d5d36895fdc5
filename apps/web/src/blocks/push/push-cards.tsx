import { BellOff, BellRing, Share } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { type PushState, usePush } from './use-push.ts'

/**
 * Offers to tell the person on this device, where they have just done something that makes sense of it.
 * Shows nothing where it is on already, or cannot be.
 */
export function OfferCard({ text }: { text: string }) {
  const title = useId()
  const { state, isBusy, turnOn } = usePush()
  if (state !== 'off') return null
  return (
    <section
      aria-labelledby={title}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-caribe-soft p-4"
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        <BellRing
          aria-hidden="true"
          size={24}
          strokeWidth={1.75}
          className="flex-none text-caribe"
        />
        <div className="min-w-0">
          <h2 id={title} className="text-body font-bold">
            Entérate al momento
          </h2>
          <p className="text-body">{text}</p>
        </div>
      </div>
      <Button isBusy={isBusy} onClick={turnOn} className="flex-auto sm:flex-none">
        Avísame en {deviceName()}
      </Button>
    </section>
  )
}

/** How it stands with this device, in plain words, and turning it off again. Nothing while `OfferCard` speaks. */
export function StatusCard() {
  const { state, isBusy, turnOff } = usePush()
  if (state === 'unknown' || state === 'off') return null
  const Icon = state === 'on' ? BellRing : state === 'needs-install' ? Share : BellOff
  return (
    <section
      aria-label="Avisos en este dispositivo"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 text-body text-muted"
    >
      <p className="flex min-w-0 flex-1 basis-56 gap-3">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-px flex-none" />
        <span>{words[state]()}</span>
      </p>
      {state === 'on' && (
        <Button tone="quiet" isBusy={isBusy} onClick={turnOff}>
          Dejar de avisarme
        </Button>
      )}
    </section>
  )
}

const words: Readonly<Record<Exclude<PushState, 'unknown' | 'off'>, () => ReactNode>> = {
  on: () => `Te avisamos en ${deviceName()} aunque tengas Wepa cerrada.`,
  denied: () =>
    'Los avisos de Wepa están bloqueados en este navegador. Para recibirlos, abre los permisos de este sitio y permite las notificaciones. Mientras tanto, tus alertas te esperan aquí.',
  'needs-install': () =>
    'En iPhone y iPad los avisos llegan a la aplicación: toca Compartir, luego «Añadir a pantalla de inicio», y abre Wepa desde ahí.',
  unsupported: () =>
    'Este navegador no puede avisarte con Wepa cerrada. Tus alertas te esperan aquí.',
  unreachable: () =>
    'Este navegador no logra avisarte con Wepa cerrada. Te avisamos mientras la tengas abierta.',
}

function deviceName(): string {
  return window.matchMedia('(pointer: coarse)').matches ? 'este teléfono' : 'esta computadora'
}
