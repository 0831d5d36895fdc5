import { expect, test } from 'vitest'
import { currentToast, dismissToast, onToastChange, showToast } from './toast-store.ts'

test('a new toast takes the place of the one in sight, and the old one cannot take it away', () => {
  showToast({ title: 'Agregado a favoritos', tone: 'good' })
  const first = currentToast()
  showToast({ title: 'Eliminado de favoritos' })
  dismissToast(first?.id ?? 0)
  expect(currentToast()).toMatchObject({ title: 'Eliminado de favoritos', tone: 'plain' })
})

test('dismissing leaves nothing in sight and tells who listens', () => {
  showToast({ title: 'Enlace copiado' })
  let changes = 0
  const stop = onToastChange(() => {
    changes += 1
  })
  dismissToast(currentToast()?.id ?? 0)
  stop()
  showToast({ title: 'Otro' })
  expect(changes).toBe(1)
})
