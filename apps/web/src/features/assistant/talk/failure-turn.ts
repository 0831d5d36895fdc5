// What the assistant says when something did not work.
import type { Extra, NewTurn } from './talk-state.ts'

/** Of a call, or of a draft that was refused. */
export type Problem = { code: string; message: string }

export const talkFallback = 'Lo siento, hubo un problema. ¿Puedes intentar de nuevo?'

/** The trial is over; names the plans, and the way on follows after a second. */
export const lockedTurn: NewTurn = {
  role: 'assistant',
  isProblem: true,
  title: 'Suscripción requerida',
  text: 'Tu prueba gratis del asistente terminó. Con Pro lo usas 300 veces al mes y con Business, 1,000. Publicar con el formulario sigue siendo gratis.',
  extras: ['locked', 'form'],
}

export function analysisFailure({ code, message }: Problem): NewTurn {
  if (code === 'assistant_trial_over') return { ...lockedTurn, retry: 'analyze' }
  if (code === 'assistant_no_answer') return problem(message, { extras: ['tips', 'form'] })
  return problem(message, { title: 'Error al analizar', extras: formFor(code), retry: 'analyze' })
}

export function talkFailure({ code, message }: Problem): NewTurn {
  if (code === 'assistant_trial_over') return lockedTurn
  const hasReason = [
    'assistant_quota',
    'assistant_unavailable',
    'rate_limited',
    'validation',
    'offline',
    'invalid_token',
  ].includes(code)
  return problem(hasReason ? message : talkFallback, { extras: formFor(code), retry: 'talk' })
}

export function publishFailure({ code, message }: Problem): NewTurn {
  const text = `Hubo un problema al publicar tu anuncio con IA: ${message}`
  return problem(text, code === 'listing_limit' ? { extras: ['listings'] } : {})
}

function problem(text: string, rest: Partial<NewTurn>): NewTurn {
  return { role: 'assistant', isProblem: true, text, ...rest }
}

/** Where the assistant itself cannot, the form can. */
function formFor(code: Problem['code']): Extra[] {
  return code === 'assistant_unavailable' || code === 'assistant_quota' ? ['form'] : []
}
