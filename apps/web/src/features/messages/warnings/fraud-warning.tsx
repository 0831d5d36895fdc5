import type { Verdict } from '@wepa/domain/fraud/warning-verdict'
import { ChevronDown, ShieldAlert } from 'lucide-react'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Warning } from './find-warnings.ts'
import { WarningQuestion } from './warning-question.tsx'

interface FraudWarningProps {
  warning: Warning
  /** The newest of the thread stands open; what is further up is one line. */
  isNewest: boolean
  canBlock: boolean
  onReport: () => void
  onBlock: () => void
  /** Its receiver has said whether it was a fraud. */
  isJudged: boolean
  onVerdict: (verdict: Verdict) => void
  /** `hadFocus`: it goes with what the focus was in. */
  onDismiss: (hadFocus: boolean) => void
}

/** Beside a received message: what it looks like, why that is a trap, and what to do. The sender sees nothing of it. */
export function FraudWarning(props: FraudWarningProps) {
  const { warning, isNewest, isJudged, onVerdict } = props
  const { kind } = warning
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>()
  const card = useRef<HTMLElement>(null)
  const isUsed = useRef(false)
  // Whoever opened or answered it stands in it; what opens by itself takes nobody's place.
  useEffect(() => {
    if (isUsed.current || isOpen || verdict) card.current?.focus({ preventScroll: true })
    isUsed.current ||= isOpen || verdict !== undefined
  }, [isOpen, verdict])
  const dismiss = () => props.onDismiss(card.current?.contains(document.activeElement) ?? false)
  const endQuestion = () => (verdict === 'fraud' ? setVerdict(undefined) : dismiss())
  if (!isOpen && !isNewest && !verdict) {
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
        <span>{verdict ? 'Gracias por decirlo' : `Cuidado: ${lowerFirst(kind.name)}`}</span>
      </p>
      {verdict ? (
        <WarningQuestion
          example={{ messageId: warning.messageId, kind: kind.id, rule: warning.rule, verdict }}
          onEnd={endQuestion}
        />
      ) : (
        <Explanation warning={warning} />
      )}
      {verdict !== 'harmless' && (
        <div className="mt-1 -mb-1 -ml-3 flex flex-wrap">
          {!isJudged && (
            <VerdictButtons
              onVerdict={(said) => {
                setVerdict(said)
                onVerdict(said)
              }}
            />
          )}
          <Measures {...props} />
          {isJudged && !verdict && (
            <Button tone="bare" size="small" onClick={dismiss}>
              Quitar aviso
            </Button>
          )}
        </div>
      )}
    </aside>
  )
}

function Explanation({ warning: { kind, words } }: { warning: Warning }) {
  return (
    <>
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
    </>
  )
}

function VerdictButtons({ onVerdict }: Pick<FraudWarningProps, 'onVerdict'>) {
  return (
    <>
      <Button tone="bare" size="small" onClick={() => onVerdict('fraud')}>
        Era una estafa
      </Button>
      <Button tone="bare" size="small" onClick={() => onVerdict('harmless')}>
        No lo era
      </Button>
    </>
  )
}

function Measures({ canBlock, onReport, onBlock }: FraudWarningProps) {
  return (
    <>
      <Button tone="bare" size="small" onClick={onReport}>
        Reportar
      </Button>
      {canBlock && (
        <Button tone="bare" size="small" onClick={onBlock}>
          Bloquear
        </Button>
      )}
    </>
  )
}

/** 'Te piden un código' within a sentence. */
export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
