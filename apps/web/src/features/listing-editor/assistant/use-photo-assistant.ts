import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { useEffect, useRef, useState } from 'react'
import { assistantPhotoRefusal } from '../../../blocks/assistant/check-assistant-photo.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type Asked, type AssistantProblem, askToAnalyze, askToEnhance } from './ask-assistant.ts'

export type ChosenPhoto = { file: File; preview: string }

/** No image, image chosen (and not yet understood), analysing, result, enhancing; and the trial that is over. */
export type AssistantStep =
  | { name: 'empty' }
  | { name: 'locked' }
  | { name: 'chosen'; photo: ChosenPhoto }
  | { name: 'analyzing'; photo: ChosenPhoto }
  | { name: 'result'; photo: ChosenPhoto; analysis: AiPhotoAnalysis }
  | { name: 'enhancing'; photo: ChosenPhoto; analysis: AiPhotoAnalysis }

/** One photo on its way to the text of an ad. Whoever closes the window ends what is under way. */
export function usePhotoAssistant() {
  const { client, assistant } = trpc.useUtils()
  const [step, setStep] = useState<AssistantStep>({ name: 'empty' })
  const [problem, setProblem] = useState<AssistantProblem | null>(null)
  const work = useWork()
  useReleased('photo' in step ? step.photo.preview : null)

  /** Shows what came of a call; `before` is where a failure leads back to. */
  async function ask(
    during: AssistantStep,
    before: AssistantStep,
    call: (signal: AbortSignal) => Promise<Asked>,
  ): Promise<void> {
    const signal = work.begin()
    setProblem(null)
    setStep(during)
    const asked = await call(signal)
    void assistant.access.invalidate()
    if (signal.aborted) return
    if (asked.outcome === 'failed') setProblem(asked.problem)
    if (asked.outcome === 'locked') setStep({ name: 'locked' })
    else if (asked.outcome === 'done' && 'photo' in during) {
      setStep({ name: 'result', photo: during.photo, analysis: asked.analysis })
    } else setStep(before)
  }

  const analyze = (photo: ChosenPhoto) =>
    ask({ name: 'analyzing', photo }, { name: 'chosen', photo }, (signal) =>
      askToAnalyze(client, photo.file, signal),
    )

  return {
    step,
    problem,
    /** Whoever chooses a photo here wants to know what the assistant makes of it. */
    choose(file: File): void {
      work.begin()
      const refusal = assistantPhotoRefusal(file)
      setProblem(refusal)
      if (refusal) setStep({ name: 'empty' })
      else void analyze({ file, preview: URL.createObjectURL(file) })
    },
    analyze,
    enhance: (photo: ChosenPhoto, analysis: AiPhotoAnalysis) =>
      ask({ name: 'enhancing', photo, analysis }, { name: 'result', photo, analysis }, (signal) =>
        askToEnhance(client, analysis, signal),
      ),
    startOver(): void {
      work.begin()
      setProblem(null)
      setStep({ name: 'empty' })
    },
  }
}

/** One thing at a time: what begins ends what was under way, and so does leaving. */
function useWork() {
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  return {
    begin(): AbortSignal {
      current.current?.abort()
      current.current = new AbortController()
      return current.current.signal
    },
  }
}

/** Gives a picture's memory back when another takes its place. */
function useReleased(preview: string | null): void {
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])
}
