import type { AssistantAccess } from '@wepa/domain/assistant/ai'

/** 'Te quedan 4 usos gratis.' */
export function usesLeftText(usesLeft: number, plan: AssistantAccess['plan']): string {
  const kind = plan === 'free' ? ' gratis' : ' este mes'
  if (usesLeft === 0) return `No te quedan usos${kind}.`
  return usesLeft === 1 ? `Te queda 1 uso${kind}.` : `Te quedan ${usesLeft} usos${kind}.`
}
