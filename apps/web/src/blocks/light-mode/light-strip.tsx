import { useLocation } from '@tanstack/react-router'
import { findPage } from '@wepa/domain/pages'
import { displayDataSize } from '@wepa/domain/text/data-size'
import { Feather } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSite } from '../../lib/head/site.ts'
import { Button } from '../../ui/button.tsx'
import { LightSwitch } from './light-switch.tsx'

/** Says why there are no pictures, and offers what the page does without until it is asked for. */
export function LightStrip() {
  const isRunning = useIsRunning()
  const programBytes = useSite().light?.programBytes ?? 0
  const needsProgram = useLocation({ select: ({ pathname }) => findPage(pathname)?.needsProgram })
  return (
    <div className="border-b border-line bg-card">
      <div className="page flex flex-wrap items-center gap-x-3 py-1 text-small">
        <Feather
          aria-hidden="true"
          size={18}
          strokeWidth={1.75}
          className="flex-none text-caribe"
        />
        <p className="min-w-0 flex-1 basis-40 py-2">
          Modo ligero: cada foto viene cuando la tocas.
        </p>
        <LightSwitch isOn />
      </div>
      {needsProgram && !isRunning && (
        <div className="page flex flex-wrap items-center gap-3 border-t border-line py-4">
          <p className="min-w-0 flex-1 basis-52 text-body">
            Esta página es tuya, y funciona con la aplicación. Se descarga una sola vez.
          </p>
          {/* Any press of a button makes the page fetch its program. */}
          <Button>Abrir ({displayDataSize(programBytes)})</Button>
        </div>
      )}
    </div>
  )
}

/** False in the HTML, true once the program has taken it over. */
function useIsRunning(): boolean {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return isRunning
}
