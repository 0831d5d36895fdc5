import { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import { expect, it, vi } from 'vitest'
import { createApiClient } from '../../../lib/trpc.ts'
import { askToAnalyze, askToEnhance } from './ask-assistant.ts'

const upload = { outcome: 'uploaded', url: '/uploads/0123456789abcdef.webp' }
vi.mock('../../../blocks/photo-picker/upload-photo.ts', () => ({ uploadPhoto: async () => upload }))
vi.mock('../../../blocks/photo-picker/shrink-photo.ts', () => ({
  shrinkPhoto: async (f: File) => f,
}))

const analysis: AiPhotoAnalysis = {
  title: 'Mesa',
  description: 'Mesa de caoba.',
  suggestedCategory: 'De Todo',
  suggestedPrice: '',
  keyFeatures: [],
  condition: null,
  usesLeft: 1,
  priceBasis: 0,
  priceKind: 'none',
  priceRange: null,
}
const photo = new File(['x'], 'mesa.jpg', { type: 'image/jpeg' })
const { signal } = new AbortController()

/** The server: every call ends in this refusal. */
function refusing(code: string, message: string) {
  const error = TRPCClientError.from({
    error: { message, code: -32600, data: { code, issues: [] } },
  })
  return createApiClient([() => () => observable((observer) => observer.error(error))])
}

it('a photo that is not read says so in the documented words', async () => {
  expect(await askToAnalyze(refusing('rate_limited', 'Espera.'), photo, signal)).toEqual({
    outcome: 'failed',
    problem: { title: 'Error al analizar', message: 'Espera.', hasTips: false },
  })
})

it('a photo that shows nothing comes with tips, a trial that is over is locked', async () => {
  expect(await askToAnalyze(refusing('assistant_no_answer', 'No se ve.'), photo, signal)).toEqual({
    outcome: 'failed',
    problem: { title: 'Error al analizar', message: 'No se ve.', hasTips: true },
  })
  expect(await askToAnalyze(refusing('assistant_trial_over', ''), photo, signal)).toEqual({
    outcome: 'locked',
  })
})

it('a text that is not made better keeps what was read, and says so', async () => {
  for (const code of ['rate_limited', 'assistant_trial_over']) {
    expect(await askToEnhance(refusing(code, 'Espera.'), analysis, signal)).toMatchObject({
      outcome: 'failed',
      problem: { title: 'Error al mejorar' },
    })
  }
})
