// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/open-app.tsx'

it('leads back to where they wanted to be, however long the way to signing in takes', async () => {
  const { router } = openApp('/messages')
  await screen.findByText('Inicia sesión para ver tus mensajes')
  // The address changes before its page is there.
  let isHere = () => {}
  const here = new Promise<void>((done) => {
    isHere = done
  })
  const auth = router.routesByPath['/auth']
  auth.options.loader = () => here
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  await new Promise((done) => setTimeout(done, 700))
  isHere()
  await screen.findByRole('heading', { name: 'Qué bueno verte de nuevo' })
  expect(router.state.location.search).toEqual({ redirect: '/messages' })
  delete auth.options.loader
})
