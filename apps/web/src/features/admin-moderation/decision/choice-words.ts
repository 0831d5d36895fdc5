// What can be decided, in Spanish.
import { dayCount, type ModerationAction } from '@wepa/domain/moderation/moderation'

/** What only leaves its line in the audit trail: nobody decides it about a case. */
export type NotedAction = 'end_session' | 'open_document' | 'retry_job' | 'search_person'

/** What the choice says, and the button that does it. */
export const choiceWords: Record<
  Exclude<ModerationAction, NotedAction>,
  { name: string; detail: string }
> = {
  resolve: { name: 'Nada malo', detail: 'El caso se cierra y todo queda como está.' },
  warn_user: {
    name: 'Advertir',
    detail: 'Recibe el motivo y puede apelar. Nada suyo se oculta, y queda en su historial.',
  },
  remove_message: {
    name: 'Retirar un mensaje',
    detail:
      'Las dos personas ven «Mensaje retirado por la administración» en su lugar. Quien lo escribió recibe el motivo y puede apelar.',
  },
  hide_listing: {
    name: 'Ocultar el anuncio',
    detail: 'Deja de verse. Quien lo publicó recibe el motivo y puede apelar.',
  },
  restore_listing: {
    name: 'Restaurar el anuncio',
    detail: 'Vuelve a como estaba, con el tiempo que le quedaba.',
  },
  suspend_user: {
    name: 'Suspender la cuenta',
    detail: 'Se cierran sus sesiones y se van sus anuncios. Recibe el motivo y puede apelar.',
  },
  restore_user: { name: 'Restaurar la cuenta', detail: 'Puede entrar, y sus anuncios vuelven.' },
  approve: { name: 'Aprobar', detail: 'Queda verificada.' },
  reject: { name: 'Rechazar', detail: 'Recibe el motivo y puede pedirla otra vez.' },
  answer: { name: 'Contestar', detail: 'Lo que escribas le llega por correo.' },
  close: { name: 'Cerrar sin contestar', detail: 'No se le envía ningún correo.' },
  uphold: {
    name: 'Mantener la decisión',
    detail: 'Recibe el motivo. No se puede apelar otra vez.',
  },
  reverse: { name: 'Aceptar la apelación', detail: 'La decisión se deshace y recibe el motivo.' },
  end_sessions: { name: 'Cerrar sus sesiones', detail: 'Tendrá que entrar otra vez.' },
}

export type Choice = keyof typeof choiceWords

/** The button of a choice: 'Suspender la cuenta por 7 días'. */
export function nameOf(choice: Choice, days: number | null): string {
  const { name } = choiceWords[choice]
  return days === null ? name : `${name} por ${dayCount(days)}`
}

export function isChoice(action: ModerationAction): action is Choice {
  return Object.hasOwn(choiceWords, action)
}

/** These ask once more before they are done. */
export const graveChoices: readonly Choice[] = [
  'warn_user',
  'remove_message',
  'hide_listing',
  'suspend_user',
  'reject',
]
