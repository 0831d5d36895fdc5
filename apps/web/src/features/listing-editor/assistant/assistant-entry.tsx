import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'

const AssistantDialog = lazy(async () => ({
  default: (await import('./assistant-dialog.tsx')).AssistantDialog,
}))

interface AssistantEntryProps {
  onApply: (analysis: AiPhotoAnalysis, file: File) => void
}

/** The way from the publish form to the assistant; where there is none, it says so. */
export function AssistantEntry({ onApply }: AssistantEntryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: access } = trpc.assistant.access.useQuery(undefined, { staleTime: 0 })
  const isMissing = access?.isAvailable === false
  return (
    <aside
      aria-label="Asistente"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-caribe-soft p-4"
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 text-body">
        <Sparkles
          aria-hidden="true"
          size={22}
          strokeWidth={1.75}
          className="mt-0.5 flex-none text-caribe"
        />
        {isMissing
          ? 'El asistente no está disponible en este momento. Llena el formulario.'
          : 'Elige una foto y el asistente escribe el anuncio. Tú lo revisas.'}
      </p>
      {!isMissing && (
        <Button tone="quiet" onClick={() => setIsOpen(true)}>
          Usar el asistente IA
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AssistantDialog
            access={access}
            onClose={() => setIsOpen(false)}
            onApply={(analysis, file) => {
              setIsOpen(false)
              onApply(analysis, file)
            }}
          />
        </Suspense>
      )}
    </aside>
  )
}
