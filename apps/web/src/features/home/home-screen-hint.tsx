import { EllipsisVertical, Share, Smartphone, X } from 'lucide-react'
import { dismissInstall, useInstallWay } from '../../lib/device/install.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** How to put Wepa on the home screen; by a button where the browser can, else by hand. */
export function HomeScreenHint() {
  const way = useInstallWay()
  if (way.kind === 'none') return null
  return (
    <section
      aria-labelledby="home-install"
      className="relative grid grid-cols-1 gap-5 rounded-sheet border border-line [@media(display-mode:standalone)]:hidden bg-sand-deep p-6 md:grid-cols-[1fr_1fr] md:items-center md:p-8 md:pr-16"
    >
      <IconButton
        label="No mostrar más"
        className="absolute! top-2 right-2 text-muted"
        onClick={dismissInstall}
      >
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <div className="flex items-start gap-4 pr-8 md:pr-0">
        <Smartphone
          aria-hidden="true"
          size={32}
          strokeWidth={1.5}
          className="flex-none text-caribe"
        />
        <div className="min-w-0 wrap-anywhere">
          <h2 id="home-install" className="text-h3">
            Lleva Wepa en tu pantalla de inicio
          </h2>
          <p className="mt-1 text-body text-muted">
            Abre como una aplicación, sin pasar por ninguna tienda.
          </p>
          {way.kind === 'prompt' && (
            <Button tone="quiet" className="mt-3" onClick={way.ask}>
              Instalar Wepa
            </Button>
          )}
        </div>
      </div>
      {way.kind === 'hand' && <ByHand />}
    </section>
  )
}

function ByHand() {
  return (
    <dl className="grid grid-cols-1 gap-3 text-body wrap-anywhere">
      <div className="flex items-center gap-3">
        <Share aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none text-muted" />
        <dt className="sr-only">iPhone y iPad</dt>
        <dd className="min-w-0">
          <strong>iPhone y iPad:</strong> toca Compartir y luego «Añadir a pantalla de inicio».
        </dd>
      </div>
      <div className="flex items-center gap-3">
        <EllipsisVertical
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="flex-none text-muted"
        />
        <dt className="sr-only">Android</dt>
        <dd className="min-w-0">
          <strong>Android:</strong> abre el menú del navegador y toca «Instalar aplicación».
        </dd>
      </div>
    </dl>
  )
}
