import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { TalkPicture } from './talk-picture.tsx'
import type { NewTurn, TalkStep, Turn } from './talk-state.ts'
import { greeting } from './talk-words.ts'
import { TurnExtras } from './turn-extras.tsx'
import type { Talk } from './use-talk.ts'

interface TalkLogProps {
  talk: Talk
  fullName: string
  /** What is said in place of the greeting. */
  opening: NewTurn | null
}

/** All that was said, read aloud as it comes; an answer in pieces once it is whole. */
export function TalkLog({ talk, fullName, opening }: TalkLogProps) {
  const { turns, spoken, step } = talk
  const last = turns.at(-1)
  const first = opening ?? ({ role: 'assistant', text: greeting(fullName) } as const)
  return (
    <>
      <div
        role="log"
        aria-label="Conversación con el asistente"
        aria-busy={spoken !== null}
        // Where the focus goes when what had it is gone.
        tabIndex={-1}
        className="grid gap-3 outline-none"
      >
        <TurnRow turn={first} />
        {turns.map((turn) => (
          <TurnRow key={turn.id} turn={turn}>
            {turn === last && turn.retry && !talk.isBusy && (
              <Button onClick={talk.retry}>Intentar de nuevo</Button>
            )}
            {turn === last && step === 'complete' && (
              <Button tone="quiet" onClick={talk.restart}>
                Publicar otro
              </Button>
            )}
          </TurnRow>
        ))}
        {spoken && <TurnRow turn={{ role: 'assistant', text: spoken }} />}
      </div>
      <Waiting step={step} isSilent={spoken === ''} />
    </>
  )
}

interface TurnRowProps {
  turn: NewTurn | Turn
  /** What can be done about it. */
  children?: ReactNode
}

function TurnRow({ turn, children }: TurnRowProps) {
  const { role, text, title, picture, isProblem, extras = [], listingId } = turn
  const isOwn = role === 'user'
  return (
    <div data-turn className={classNames('turn', isOwn && 'turn-own')}>
      {!isOwn && (
        <span className="assistant-face">
          <Sparkles aria-hidden="true" size={16} strokeWidth={2} />
        </span>
      )}
      <div className={classNames('grid min-w-0 gap-2', isOwn && 'justify-items-end')}>
        <div
          className={classNames(
            'turn-bubble',
            isOwn ? 'turn-bubble-own' : 'turn-bubble-other',
            isProblem && 'turn-bubble-problem',
          )}
        >
          <span className="sr-only">{isOwn ? 'Tú: ' : 'Asistente: '}</span>
          {title && <p className="font-bold">{title}</p>}
          {picture !== undefined && <TalkPicture src={picture} />}
          {/* Only ever text: what a model writes makes no links and no markup. */}
          {text && <p className="whitespace-pre-line">{text}</p>}
          <TurnExtras extras={extras} listingId={listingId}>
            {children}
          </TurnExtras>
        </div>
      </div>
    </div>
  )
}

const waitingWords: Partial<Record<TalkStep, string>> = {
  analysing: 'Mirando tu foto…',
  adding: 'Añadiendo tus fotos…',
  posting: 'Publicando tu anuncio…',
}

function Waiting({ step, isSilent }: { step: TalkStep; isSilent: boolean }) {
  const words = waitingWords[step] ?? (isSilent ? 'Pensando…' : null)
  return (
    <p role="status" className={words ? 'flex items-center gap-2 text-body text-muted' : 'sr-only'}>
      {words && (
        <>
          <Spinner />
          {words}
        </>
      )}
    </p>
  )
}
