import { savedAtClock } from '../../lib/saved-when.ts'
import type { Queued, Task } from '../../offline/browser-db/task.ts'

/** What a queued task is, in a line. */
export function titleOf(task: Task): string {
  switch (task.kind) {
    case 'publish':
      return `Publicar: ${task.title || 'anuncio sin título'}`
    case 'message':
      // Written before the page knew which ad it is about.
      return task.about ? `Mensaje sobre: ${task.about}` : 'Mensaje'
    case 'first-message':
      return `Mensaje sobre: ${task.about}`
    case 'favourite':
      return `${task.isWanted ? 'Guardar en' : 'Quitar de'} favoritos: ${task.title}`
    case 'mark-read':
      return readingTitles[task.what]
  }
}

const readingTitles = {
  conversation: 'Marcar una conversación como leída',
  notification: 'Marcar una alerta como leída',
  'all-notifications': 'Marcar tus alertas como leídas',
}

/** What is said once it has arrived. */
export function doneWords({ kind, ...task }: Task): string {
  if (kind === 'publish') return 'Publicado'
  if (kind === 'message' || kind === 'first-message') return 'Enviado'
  return 'isWanted' in task && !task.isWanted ? 'Quitado' : 'Guardado'
}

/** When it is tried again, where that is not at once: 'a las 3:15 p. m.' */
export function nextTryWords({ state, notBefore }: Queued, now: Date): string | null {
  if (state !== 'queued' || notBefore === null) return null
  const wait = Date.parse(notBefore) - now.getTime()
  return wait > 5_000 ? `Probamos otra vez ${savedAtClock(notBefore)}` : null
}
