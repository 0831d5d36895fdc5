// The calls of the assistant's window, without its state.
import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { shrinkPhoto } from '../../../blocks/photo-picker/shrink-photo.ts'
import { uploadPhoto } from '../../../blocks/photo-picker/upload-photo.ts'
import { readFailure } from '../../../lib/errors.ts'
import type { ApiClient } from '../../../lib/trpc.ts'

/** `hasTips`: the photo itself is what was wrong. */
export type AssistantProblem = { title: string; message: string; hasTips?: boolean }

export type Asked =
  | { outcome: 'done'; analysis: AiPhotoAnalysis }
  | { outcome: 'failed'; problem: AssistantProblem }
  /** The trial is over. */
  | { outcome: 'locked' }

/** Shrinks, uploads and has a photo read. */
export async function askToAnalyze(
  client: ApiClient,
  file: File,
  signal: AbortSignal,
): Promise<Asked> {
  const title = 'Error al analizar'
  const sent = await uploadPhoto(await shrinkPhoto(file), { signal })
  if (sent.outcome === 'failed') {
    return { outcome: 'failed', problem: { title, message: sent.message } }
  }
  try {
    const image = sent.url
    return {
      outcome: 'done',
      analysis: await client.assistant.analyzePhoto.mutate({ image }, { signal }),
    }
  } catch (error) {
    return failed(error, title)
  }
}

/** Has what was read worded better. */
export async function askToEnhance(
  client: ApiClient,
  analysis: AiPhotoAnalysis,
  signal: AbortSignal,
): Promise<Asked> {
  try {
    const better = await client.assistant.enhance.mutate(
      {
        title: analysis.title,
        description: analysis.description,
        category: analysis.suggestedCategory,
        additionalDetails: analysis.keyFeatures.join('. '),
      },
      { signal },
    )
    return {
      outcome: 'done',
      analysis: {
        ...analysis,
        title: better.enhancedTitle,
        description: better.enhancedDescription,
        usesLeft: better.usesLeft,
      },
    }
  } catch (error) {
    const asked = failed(error, 'Error al mejorar')
    if (asked.outcome === 'failed') return asked
    // What was analyzed stays in sight: it can be used as it is.
    const message = 'Ya usaste los usos gratis del asistente. Puedes usar el texto como está.'
    return { outcome: 'failed', problem: { title: 'Error al mejorar', message } }
  }
}

function failed(error: unknown, title: string): Exclude<Asked, { outcome: 'done' }> {
  const { code, message } = readFailure(error)
  if (code === 'assistant_trial_over') return { outcome: 'locked' }
  return { outcome: 'failed', problem: { title, message, hasTips: code === 'assistant_no_answer' } }
}
