import { ImagePlus, Square } from 'lucide-react'
import { useState } from 'react'
import { Composer } from '../../../blocks/composer.tsx'
import { PhotoLabel } from '../photo-buttons.tsx'
import { keepTyped, readTyped } from './kept-talk.ts'
import type { Talk } from './use-talk.ts'

/** Characters of one message that the assistant takes. */
const maxLength = 2_000

interface TalkComposerProps {
  userId: number
  talk: Talk
  isOnline: boolean
}

/** Where one writes to the assistant, or sends it a photo. What is typed outlives a reload. */
export function TalkComposer({ userId, talk, isOnline }: TalkComposerProps) {
  const [text, setText] = useState(() => readTyped(userId))
  const type = (typed: string) => {
    setText(typed)
    keepTyped(userId, typed)
  }
  const hasAd = talk.step === 'confirming'
  const photoTitle = hasAd ? 'Añadir fotos' : 'Enviar una foto'
  const canAdd = !talk.isBusy && (!hasAd || talk.hasPhotoRoom)
  return (
    <Composer
      label="Mensaje para el asistente"
      placeholder={hasAd ? 'Pide un cambio' : 'Escribe un mensaje'}
      text={text}
      onType={type}
      onSend={(content) => {
        type('')
        talk.say(content)
      }}
      maxLength={maxLength}
      isPaused={!isOnline || talk.isBusy}
      start={
        canAdd && (
          <PhotoLabel
            title={photoTitle}
            className="inline-grid size-[44px] flex-none place-items-center rounded-full text-caribe hover:bg-caribe-soft"
            onChoose={(files) => void talk.choosePhotos(files)}
          >
            <ImagePlus aria-hidden="true" size={22} strokeWidth={1.75} />
            <span className="sr-only">{photoTitle}</span>
          </PhotoLabel>
        )
      }
      end={talk.canStop ? <StopButton key="stop" onStop={talk.stop} /> : undefined}
    />
  )
}

function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <button
      type="button"
      onClick={onStop}
      className="inline-flex min-h-[44px] flex-none items-center gap-2 rounded-full border border-edge bg-card px-4 text-body font-semibold hover:border-ink"
    >
      <Square aria-hidden="true" size={14} strokeWidth={3} />
      Cancelar
    </button>
  )
}
