// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const words = 'Pide un depósito antes de enseñar la nevera.'
const description = () => screen.findByLabelText('Cuéntanos más')
const submit = () => screen.getByRole('button', { name: 'Enviar reporte' })

it('wants a reason and some words, and sends nothing without them', async () => {
  const { user } = openApp('/report/7')
  const field = await description()
  await user.type(field, 'Mal')
  await user.click(submit())
  await waitFor(() => expect(field).toBeInvalid())
  expect(screen.getByRole('group', { name: '¿Qué pasa?' })).toHaveAccessibleDescription(
    'Selecciona una razón para el reporte',
  )
  expect(screen.getByRole('radio', { name: /^Falso o estafa/ })).toHaveFocus()
  expect(api.inputsOf('reports.send')).toEqual([])
})

it('keeps the report when too many were sent, and says why', async () => {
  const reason = 'Demasiados reportes. Espera un momento.'
  api.answer({
    listings: { get: () => makeListing() },
    reports: {
      send: () => {
        throw new Refusal(429, 'rate_limited', reason)
      },
    },
  })
  const { user } = openApp('/report/7')
  await user.click(await screen.findByRole('radio', { name: /^Falso o estafa/ }))
  await user.type(await description(), words)
  await user.click(submit())
  expect(await screen.findByText(reason)).toBeVisible()
  expect(await description()).toHaveValue(words)
  expect(screen.getByRole('radio', { name: /^Falso o estafa/ })).toBeChecked()
})

it('says which ad is meant, and gives the reference', async () => {
  api.answer({
    listings: { get: () => makeListing() },
    reports: { send: () => ({ reportId: 'REP-3' }) },
  })
  const { user } = openApp('/report/7')
  expect(await screen.findByText('Nevera Whirlpool')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^Falso o estafa/ }))
  await user.type(await description(), words)
  await user.click(submit())
  expect(await screen.findByText('REP-3')).toBeVisible()
  expect(api.inputsOf('reports.send')).toEqual([
    expect.objectContaining({ listingId: 7, reason: 'fake', description: words }),
  ])
})

it('names the conversation and the message it was opened from', async () => {
  signIn(makeUser())
  api.answer({ reports: { send: () => ({ reportId: 'REP-4' }) } })
  const { user } = openApp('/report?conversation=12&message=34')
  await user.click(await screen.findByRole('radio', { name: /^Spam/ }))
  await user.type(await description(), words)
  await user.click(submit())
  expect(await screen.findByText('REP-4')).toBeVisible()
  expect(api.inputsOf('reports.send')).toEqual([
    expect.objectContaining({ conversationId: 12, messageId: 34, reason: 'spam' }),
  ])
})
