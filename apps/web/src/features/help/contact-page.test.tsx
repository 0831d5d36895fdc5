// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const words = 'La foto de mi anuncio sale de lado en mi teléfono.'

async function openFilled() {
  signIn(makeUser())
  const app = openApp('/contact')
  const { user } = app
  await user.selectOptions(await screen.findByLabelText('Categoría'), 'technical')
  await user.type(screen.getByLabelText('Asunto'), 'Foto de lado')
  await user.type(screen.getByLabelText('Mensaje'), words)
  return app
}
const submit = () => screen.getByRole('button', { name: 'Enviar mensaje' })

it('marks what is missing, puts the focus into the first field and sends nothing', async () => {
  const { user } = openApp('/contact')
  const name = await screen.findByLabelText('Tu nombre')
  await user.click(submit())
  await waitFor(() => expect(name).toHaveFocus())
  for (const label of ['Tu nombre', 'Correo electrónico', 'Categoría', 'Asunto', 'Mensaje']) {
    await waitFor(() => expect(screen.getByLabelText(label), label).toBeInvalid())
  }
  expect(api.inputsOf('contact.send')).toEqual([])
})

it('keeps what was written when the server is in trouble', async () => {
  api.answer({
    contact: {
      send: () => {
        throw new Refusal(500, 'internal', 'secret words of a database')
      },
    },
  })
  const { user } = await openFilled()
  await user.click(submit())
  expect(await screen.findByText(/^Hubo un problema al enviar tu mensaje/)).toBeVisible()
  expect(screen.getByLabelText('Mensaje')).toHaveValue(words)
  expect(screen.getByLabelText('Asunto')).toHaveValue('Foto de lado')
})

it('knows who writes, and gives the reference', async () => {
  api.answer({ contact: { send: () => ({ referenceId: 'CON-7' }) } })
  const { user } = await openFilled()
  expect(screen.getByLabelText('Tu nombre')).toHaveValue('Ana Rivera')
  await user.click(submit())
  expect(await screen.findByText('CON-7')).toBeVisible()
  expect(api.inputsOf('contact.send')).toEqual([
    {
      name: 'Ana Rivera',
      email: 'ana@example.com',
      category: 'technical',
      subject: 'Foto de lado',
      message: words,
    },
  ])
})

it('asks before a contact message that was begun is left behind', async () => {
  const { user, router } = await openFilled()
  const leave = within(screen.getByRole('main')).getByRole('link', { name: 'Centro de ayuda' })
  await user.click(leave)
  const question = await screen.findByRole('alertdialog')
  expect(question).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }))
  expect(screen.getByLabelText('Mensaje')).toHaveValue(words)
  await user.click(leave)
  await user.click(await screen.findByRole('button', { name: 'Salir' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
})
