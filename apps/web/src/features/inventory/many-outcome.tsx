import type { ManyAction } from '@wepa/domain/inventory/inventory'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Many, Outcome } from './use-many.ts'

const words: Record<ManyAction, [one: string, many: string]> = {
  renew: ['anuncio renovado', 'anuncios renovados'],
  pause: ['anuncio pausado', 'anuncios pausados'],
  resume: ['anuncio activado', 'anuncios activados'],
  sold: ['anuncio marcado como vendido', 'anuncios marcados como vendidos'],
  price: ['precio cambiado', 'precios cambiados'],
  remove: ['anuncio eliminado', 'anuncios eliminados'],
}

/** What the last change came to, whom it could not touch, and taking it back while that is possible. */
export function ManyOutcome({ many }: { many: Many }) {
  const { outcome } = many
  if (!outcome) return <div role="status" />
  const { refused } = outcome.result
  return (
    <div
      role="status"
      className="sticky bottom-20 z-20 grid max-h-60 gap-2 overflow-y-auto rounded-card bg-caribe-soft p-3 text-body shadow-lifted md:bottom-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex-1 px-1 font-semibold">{titleOf(outcome)}</p>
        {outcome.kind === 'changed' && outcome.result.undo && (
          <Undo key={outcome.result.undo.change} many={many} {...outcome.result.undo} />
        )}
        <IconButton label="Cerrar aviso" onClick={many.forget}>
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      {refused.length > 0 && (
        <ul className="grid gap-1 px-1 pb-1">
          {refused.map(({ id, title, message }) => (
            <li key={id} className="wrap-anywhere">
              <strong className="font-semibold">{title ?? `Anuncio #${id}`}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The seconds that are left; the device's own clock counts from when the answer came. */
function Undo({ many, change, until }: { many: Many; change: number; until: string }) {
  const left = useSecondsUntil(until)
  if (left === 0) return null
  return (
    <Button
      tone="quiet"
      size="small"
      isBusy={many.isBusy}
      aria-label="Deshacer"
      onClick={() => many.undo(change)}
    >
      Deshacer
      <span aria-hidden="true" className="figures">
        {left}
      </span>
    </Button>
  )
}

const secondsOffered = 10

function useSecondsUntil(until: string): number {
  const [left, setLeft] = useState(secondsOffered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change begins anew
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function titleOf(outcome: Outcome): string {
  const { done, refused } = outcome.result
  const rest =
    refused.length === 0
      ? ''
      : `. ${refused.length} no se ${refused.length === 1 ? 'pudo' : 'pudieron'} cambiar`
  if (outcome.kind === 'undone') {
    return `${done.length === 1 ? '1 anuncio quedó' : `${done.length} anuncios quedaron`} como antes${rest}`
  }
  const [one, more] = words[outcome.action]
  return `${done.length} ${done.length === 1 ? one : more}${rest}`
}
