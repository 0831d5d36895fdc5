import { EllipsisVertical, Share, Smartphone } from 'lucide-react'
import { useInstallWay } from '../../lib/install.ts'
import { Button } from '../../ui/button.tsx'

/** §1, §2: how to put Wepa on the home screen, on iPhone and on Android. */
export function HomeScreenHint() {
  const way = useInstallWay()
  return (
    <section
      aria-labelledby="home-install"
      className="grid gap-5 rounded-sheet border [@media(display-mode:standalone)]:hidden border-line bg-sand-deep p-6 md:grid-cols-[1fr_1fr] md:items-center md:p-8"
    >
      <div className="flex items-start gap-4">
        <Smartphone
          aria-hidden="true"
          size={32}
          strokeWidth={1.5}
          className="flex-none text-caribe"
        />
        <div>
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
      <dl className="grid gap-3 text-body">
        <div className="flex items-center gap-3">
          <Share aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none text-muted" />
          <dt className="sr-only">iPhone y iPad</dt>
          <dd>
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
          <dd>
            <strong>Android:</strong> abre el menú del navegador y toca «Instalar aplicación».
          </dd>
        </div>
      </dl>
    </section>
  )
}
