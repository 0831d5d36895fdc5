import { Link } from '@tanstack/react-router'
import type { AssistantAccess } from '@wepa/domain/assistant/ai'
import { ArrowLeft, RotateCcw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { usesLeftText } from '../../../blocks/assistant/uses-left.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface TalkHeaderProps {
  access: AssistantAccess | undefined
  canClear: boolean
  onClear: () => void
}

export function TalkHeader({ access, canClear, onClear }: TalkHeaderProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <header className="flex flex-none items-center gap-2 border-b border-line bg-card py-1.5 pr-1.5 pl-1.5 md:px-4 md:py-2.5">
      <Link
        to="/"
        aria-label="Volver al inicio"
        title="Volver al inicio"
        className="inline-grid size-[44px] flex-none place-items-center rounded-full hover:bg-sand-deep"
      >
        <ArrowLeft aria-hidden="true" size={24} strokeWidth={1.75} />
      </Link>
      <span className="assistant-face size-[40px]! max-[22.5rem]:hidden">
        <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <h1 tabIndex={-1} className="text-lead leading-tight font-bold">
          Asistente de IA
        </h1>
        {access?.isAvailable && (
          <p role="status" className="text-small text-muted">
            {usesLeftText(access.usesLeft, access.plan)}
          </p>
        )}
      </div>
      {canClear && (
        <IconButton label="Empezar de nuevo" onClick={() => setIsAsking(true)}>
          <RotateCcw aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="¿Empezar de nuevo?"
        description="Se borran esta conversación y el anuncio que no hayas publicado."
        confirmLabel="Empezar de nuevo"
        cancelLabel="Seguir aquí"
        onConfirm={() => {
          setIsAsking(false)
          onClear()
        }}
      />
    </header>
  )
}
