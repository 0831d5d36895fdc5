// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LoadFailure } from './load-failure.tsx'

afterEach(cleanup)

function show(isFailed: boolean, title = 'No pudimos cargar tus alertas') {
  const failure = <LoadFailure error={new Error('no')} title={title} onRetry={() => {}} />
  return isFailed ? failure : <p>Cargando</p>
}
const button = () => screen.getByRole('button', { name: 'Intentar de nuevo' })

it('does not take the focus by itself', () => {
  render(show(true))
  expect(document.body).toHaveFocus()
})

it('has the focus again when what was asked for again fails once more', () => {
  const { rerender } = render(show(true))
  button().focus()
  rerender(show(false))
  expect(document.body).toHaveFocus()
  rerender(show(true))
  expect(button()).toHaveFocus()
})

it('leaves the focus where it went meanwhile, and with another failure', () => {
  const { rerender } = render(show(true))
  button().focus()
  rerender(show(false))
  rerender(show(true, 'No pudimos cargar los anuncios'))
  expect(document.body).toHaveFocus()
})
