import { savedAtClock } from '../../lib/saved-when.ts'
import type { Queued, Task, TaskOf } from '../../offline/browser-db/task.ts'

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
    case 'follow':
      return `${task.isWanted ? 'Seguir' : 'Dejar de seguir'} a ${task.name}`
    case 'mark-conversation':
      return `${markWords(task)}: ${task.about || 'una conversación'}`
    case 'mark-read':
      return readingTitles[task.what]
  }
}

function markWords({ isMuted, isArchived }: TaskOf<'mark-conversation'>): string {
  if (isArchived !== undefined) return isArchived ? 'Archivar' : 'Sacar del archivo'
  return isMuted ? 'Silenciar' : 'Activar avisos'
}

const readingTitles = {
  conversation: 'Marcar una conversación como leída',
  notification: 'Marcar una alerta como leída',
  'all-notifications': 'Marcar tus alertas como leídas',
}

/** What is said once it has arrived, before what it is about. */
export function doneWords(task: Task): string {
  switch (task.kind) {
    case 'publish':
      return 'Publicado'
    case 'message':
    case 'first-message':
      return 'Enviado'
    case 'favourite':
      return task.isWanted ? 'Guardado en favoritos' : 'Quitado de favoritos'
    case 'follow':
      return task.isWanted ? 'Siguiendo' : 'Ya no sigues'
    case 'mark-conversation':
    case 'mark-read':
      return 'Hecho'
  }
}

/** What it is about, as `doneWords` leaves it to be said. */
export function subjectOf(task: Task): string {
  switch (task.kind) {
    case 'publish':
      return task.title || 'anuncio sin título'
    case 'message':
    case 'first-message':
      return task.about ? `mensaje sobre ${task.about}` : 'mensaje'
    case 'favourite':
      return task.title
    case 'follow':
      return task.name
    case 'mark-conversation':
      return titleOf(task)
    case 'mark-read':
      return readingTitles[task.what]
  }
}

/** When it is tried again, where that is not at once: 'a las 3:15 p. m.' */
export function nextTryWords({ state, notBefore }: Queued, now: Date): string | null {
  if (state !== 'queued' || notBefore === null) return null
  const wait = Date.parse(notBefore) - now.getTime()
  return wait > 5_000 ? `Probamos otra vez ${savedAtClock(notBefore)}` : null
}
