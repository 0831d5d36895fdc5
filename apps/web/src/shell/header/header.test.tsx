// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/open-app.tsx'

// Which screens show it is for the style sheet to say: here each does.
const back = () => screen.findByRole('button', { name: 'Atrás', hidden: true })

it('leads back in an installed app, and home where nothing was before', async () => {
  const { user, router } = openApp('/help')
  await user.click(await back())
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(screen.queryByRole('button', { name: 'Atrás', hidden: true })).toBeNull()

  await router.navigate({ to: '/safety-tips' })
  await router.navigate({ to: '/help' })
  await user.click(await back())
  await waitFor(() => expect(router.state.location.pathname).toBe('/safety-tips'))
})
