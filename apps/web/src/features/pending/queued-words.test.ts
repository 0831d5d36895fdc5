import { describe, expect, it } from 'vitest'
import type { Queued, Task } from '../../offline/browser-db/task.ts'
import { doneWords, nextTryWords, subjectOf, titleOf } from './queued-words.ts'

const heart = (isWanted: boolean): Task => ({
  kind: 'favourite',
  listingId: 5,
  isWanted,
  title: 'Sofá',
})

describe('a queued thing', () => {
  it.each<[Task, string, string, string]>([
    [
      { kind: 'publish', draftId: 'd', title: '' },
      'Publicar: anuncio sin título',
      'Publicado',
      'anuncio sin título',
    ],
    [{ kind: 'publish', draftId: 'd', title: 'Sofá' }, 'Publicar: Sofá', 'Publicado', 'Sofá'],
    [
      { kind: 'message', conversationId: 1, content: 'Hola', clientId: 'c', about: 'Sofá' },
      'Mensaje sobre: Sofá',
      'Enviado',
      'mensaje sobre Sofá',
    ],
    [
      { kind: 'message', conversationId: 1, content: 'Hola', clientId: 'c', about: '' },
      'Mensaje',
      'Enviado',
      'mensaje',
    ],
    [heart(true), 'Guardar en favoritos: Sofá', 'Guardado en favoritos', 'Sofá'],
    [heart(false), 'Quitar de favoritos: Sofá', 'Quitado de favoritos', 'Sofá'],
    [
      { kind: 'follow', sellerId: 3, isWanted: true, name: 'Carmen' },
      'Seguir a Carmen',
      'Siguiendo',
      'Carmen',
    ],
    [
      { kind: 'follow', sellerId: 3, isWanted: false, name: 'Carmen' },
      'Dejar de seguir a Carmen',
      'Ya no sigues',
      'Carmen',
    ],
    [
      { kind: 'mark-read', what: 'all-notifications', id: 0 },
      'Marcar tus alertas como leídas',
      'Hecho',
      'Marcar tus alertas como leídas',
    ],
  ])('%o is named and reported', (task, title, done, subject) => {
    expect(titleOf(task)).toBe(title)
    expect(doneWords(task)).toBe(done)
    expect(subjectOf(task)).toBe(subject)
  })

  it('says when it is tried again, where that takes a while', () => {
    const now = new Date('2026-03-01T19:00:00Z')
    const row = (state: Queued['state'], notBefore: string | null): Queued => ({
      seq: 1,
      id: 'a',
      userId: 1,
      lane: 'favourite:5',
      task: heart(true),
      state,
      reason: null,
      code: null,
      attempts: 1,
      notBefore,
      createdAt: now.toISOString(),
    })
    expect(nextTryWords(row('queued', '2026-03-01T19:15:00Z'), now)).toMatch(/a las 3:15.p\..m\.$/)
    expect(nextTryWords(row('queued', '2026-03-02T17:05:00Z'), now)).toMatch(/a la 1:05.p\..m\.$/)
    expect(nextTryWords(row('queued', '2026-03-01T19:00:02Z'), now)).toBeNull()
    expect(nextTryWords(row('queued', null), now)).toBeNull()
    expect(nextTryWords(row('rejected', '2026-03-01T19:15:00Z'), now)).toBeNull()
  })
})
