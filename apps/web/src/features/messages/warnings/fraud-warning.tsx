import type { FraudWarning as Warning } from '@wepa/domain/fraud/warn'
import { ChevronDown, ShieldAlert } from 'lucide-react'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

interface FraudWarningProps {
  warning: Warning
  /** The newest of the thread stands open; what is further up is one line. */
  isNewest: boolean
  canBlock: boolean
  onReport: () => void
  onBlock: () => void
  onDismiss: () => void
}

/** Beside a received message: what it looks like, why that is a trap, and what to do. The sender sees nothing of it. */
export function FraudWarning(props: FraudWarningProps) {
  const { warning, isNewest, canBlock, onReport, onBlock, onDismiss } = props
  const { kind, words } = warning
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLElement>(null)
  // Whoever opened it stands in it; what opens by itself takes nobody's place.
  useEffect(() => {
    if (isOpen) card.current?.focus({ preventScroll: true })
  }, [isOpen])
  if (!isOpen && !isNewest) {
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        className="fraud-warning-line"
      >
        <ShieldAlert aria-hidden="true" size={16} strokeWidth={2} className="flex-none" />
        <span>Aviso: {kind.name}</span>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={2} className="flex-none" />
      </button>
    )
  }
  return (
    <aside ref={card} tabIndex={-1} aria-labelledby={id} className="fraud-warning">
      <p id={id} className="flex items-start gap-2 text-body font-bold">
        <ShieldAlert aria-hidden="true" size={20} strokeWidth={2} className="mt-0.5 flex-none" />
        <span>Cuidado: {lowerFirst(kind.name)}</span>
      </p>
      <p className="mt-1 text-small">{kind.why}</p>
      <p className="mt-1 text-small font-semibold">{kind.advice}</p>
      {words.length > 0 && (
        <p className="mt-1 text-small wrap-anywhere text-muted">
          Por estas palabras:{' '}
          {words.map((word, at) => (
            <Fragment key={word}>
              {at > 0 && ' · '}
              <strong>{word}</strong>
            </Fragment>
          ))}
        </p>
      )}
      <p className="mt-1 text-small text-muted">Puede que no sea nada. Solo tú ves este aviso.</p>
      <div className="mt-1 -mb-1 -ml-3 flex flex-wrap">
        <Button tone="bare" size="small" onClick={onReport}>
          Reportar
        </Button>
        {canBlock && (
          <Button tone="bare" size="small" onClick={onBlock}>
            Bloquear
          </Button>
        )}
        <Button tone="bare" size="small" onClick={onDismiss}>
          No es problema
        </Button>
      </div>
    </aside>
  )
}

/** 'Te piden un código' within a sentence. */
export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
