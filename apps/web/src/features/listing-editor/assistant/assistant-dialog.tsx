// The assistant as a window over the publish form: a photo becomes the text of an ad.
import { useNavigate } from '@tanstack/react-router'
import type { AiPhotoAnalysis, AssistantAccess } from '@wepa/domain/assistant/ai'
import { Camera } from 'lucide-react'
import { useEffect } from 'react'
import { LockedNotice } from '../../../blocks/assistant/locked-notice.tsx'
import { PhotoTips } from '../../../blocks/assistant/photo-tips.tsx'
import { usesLeftText } from '../../../blocks/assistant/uses-left.ts'
import { photoTypes } from '../../../blocks/photo-picker/check-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { AssistantProblem } from './ask-assistant.ts'
import { AssistantResult } from './assistant-result.tsx'
import { type AssistantStep, type ChosenPhoto, usePhotoAssistant } from './use-photo-assistant.ts'

export interface AssistantDialogProps {
  access: AssistantAccess | undefined
  onClose: () => void
  /** Puts the ad and its photo into the form. */
  onApply: (analysis: AiPhotoAnalysis, file: File) => void
}

export function AssistantDialog({ access, onClose, onApply }: AssistantDialogProps) {
  const assistant = usePhotoAssistant()
  const { step, problem } = assistant
  const isLocked = step.name === 'locked' || (step.name === 'empty' && access?.isLocked === true)
  useWayToPlans(isLocked)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Asistente IA"
      description={
        isLocked ? undefined : 'De una foto sale el anuncio; tú lo revisas antes de publicar.'
      }
      footer={
        'photo' in step ? (
          <Buttons step={step} assistant={assistant} onApply={onApply} />
        ) : undefined
      }
    >
      {isLocked ? (
        <LockedNotice />
      ) : (
        <>
          <Body step={step} access={access} onChoose={assistant.choose} />
          {problem && <Problem {...problem} />}
        </>
      )}
    </Dialog>
  )
}

interface BodyProps {
  step: AssistantStep
  access: AssistantAccess | undefined
  onChoose: (file: File) => void
}

function Body({ step, access, onChoose }: BodyProps) {
  switch (step.name) {
    case 'chosen':
      return <Preview src={step.photo.preview} />
    case 'analyzing':
      return <Analyzing preview={step.photo.preview} />
    case 'result':
    case 'enhancing':
      return <AssistantResult analysis={step.analysis} preview={step.photo.preview} />
    default:
      return <ChoosePhoto onChoose={onChoose} access={access} />
  }
}

interface ButtonsProps {
  step: Extract<AssistantStep, { photo: ChosenPhoto }>
  assistant: ReturnType<typeof usePhotoAssistant>
  onApply: AssistantDialogProps['onApply']
}

function Buttons({ step, assistant, onApply }: ButtonsProps) {
  const { photo } = step
  return (
    <>
      <Button tone="quiet" onClick={assistant.startOver}>
        Probar otra foto
      </Button>
      {'analysis' in step ? (
        <>
          <Button
            tone="quiet"
            isBusy={step.name === 'enhancing'}
            onClick={() => assistant.enhance(photo, step.analysis)}
          >
            {step.name === 'enhancing' ? 'Mejorando…' : 'Mejorar texto'}
          </Button>
          <Button onClick={() => onApply(step.analysis, photo.file)}>Usar en mi anuncio</Button>
        </>
      ) : (
        <Button isBusy={step.name === 'analyzing'} onClick={() => assistant.analyze(photo)}>
          {step.name === 'analyzing' ? 'Analizando…' : 'Analizar foto'}
        </Button>
      )}
    </>
  )
}

function Analyzing({ preview }: { preview: string }) {
  return (
    <div role="status">
      <Preview src={preview} />
      <p className="mt-3 text-body font-semibold">Analizando la foto…</p>
      <div aria-hidden="true" className="mt-2 grid gap-2">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </div>
  )
}

/** Whose trial is over is led to the plans after two seconds. */
function useWayToPlans(isLocked: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLocked) return
    const timer = setTimeout(() => void navigate({ to: '/subscription' }), 2000)
    return () => clearTimeout(timer)
  }, [isLocked, navigate])
}

function ChoosePhoto({
  onChoose,
  access,
}: {
  onChoose: (file: File) => void
  access: AssistantAccess | undefined
}) {
  return (
    <>
      <label className="grid min-h-44 cursor-pointer place-items-center rounded-card border-2 border-dashed border-edge p-4 text-center text-caribe transition-colors focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ring hover:border-caribe hover:bg-caribe-soft">
        <span className="grid justify-items-center gap-1">
          <Camera aria-hidden="true" size={32} strokeWidth={1.75} />
          <span className="text-body font-semibold">Elegir una foto</span>
          <span className="text-small text-muted">JPG, PNG, GIF o WebP, hasta 15 MB</span>
        </span>
        <input
          type="file"
          accept={photoTypes}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) onChoose(file)
            event.currentTarget.value = ''
          }}
        />
      </label>
      {access && (
        <p className="mt-3 text-small text-muted">{usesLeftText(access.usesLeft, access.plan)}</p>
      )}
    </>
  )
}

function Preview({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt="La foto elegida"
      className="max-h-64 w-full rounded-card bg-sand-deep object-contain"
    />
  )
}

function Problem({ title, message, hasTips }: AssistantProblem) {
  return (
    <div
      role="alert"
      className="mt-4 grid gap-3 rounded-field border border-danger bg-danger-soft px-4 py-3"
    >
      <div className="text-danger">
        <p className="text-body font-semibold">{title}</p>
        <p className="text-body">{message}</p>
      </div>
      {hasTips && <PhotoTips />}
    </div>
  )
}
