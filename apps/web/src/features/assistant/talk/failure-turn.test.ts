import { expect, test } from 'vitest'
import { analysisFailure, publishFailure, talkFailure, talkFallback } from './failure-turn.ts'

test.each([
  ['assistant_trial_over', { title: 'Suscripción requerida', extras: ['locked', 'form'] }],
  ['assistant_no_answer', { text: 'Porque sí.', extras: ['tips', 'form'] }],
  ['assistant_unavailable', { title: 'Error al analizar', extras: ['form'], retry: 'analyze' }],
  ['offline', { title: 'Error al analizar', text: 'Porque sí.', retry: 'analyze' }],
] as const)('a photo that meets %s', (code, turn) => {
  expect(analysisFailure({ code, message: 'Porque sí.' })).toMatchObject(turn)
})

test.each([
  ['assistant_trial_over', { title: 'Suscripción requerida' }],
  ['assistant_unavailable', { text: 'Porque sí.', extras: ['form'] }],
  ['assistant_no_answer', { text: talkFallback, retry: 'talk' }],
  ['unknown', { text: talkFallback, retry: 'talk' }],
] as const)('a talk that meets %s', (code, turn) => {
  expect(talkFailure({ code, message: 'Porque sí.' })).toMatchObject(turn)
})

test('an ad that is refused says why, in the words of the specification', () => {
  expect(publishFailure({ code: 'listing_limit', message: 'Llegaste al límite.' })).toMatchObject({
    text: 'Hubo un problema al publicar tu anuncio con IA: Llegaste al límite.',
    extras: ['listings'],
  })
})
