// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import type { Verification } from '@wepa/domain/trust/verification'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const ana = makeUser({ subscriptionPlan: 'business' })
let requests: Verification[] = []

beforeEach(() => {
  requests = []
  signIn(ana)
  api.answer({
    verifications: {
      list: () => requests,
      open: () => ['email'],
      hasPhoneCode: () => true,
      testMailbox: () => null,
      request: () => {
        const made = pending('email')
        requests = [made]
        return made
      },
    },
  })
})

const type = (name: RegExp) => screen.findByRole('radio', { name })
const papers = '/api/users/1/verification-documents'

it('wants a type, and sends nothing without one', async () => {
  const { user } = openApp('/verification-request')
  await type(/^Email/)
  await user.click(screen.getByRole('button', { name: 'Enviar código' }))
  expect(screen.getByRole('group', { name: 'Tipo de verificación' })).toHaveAccessibleDescription(
    'Selecciona un tipo de verificación',
  )
  expect(api.inputsOf('verifications.request')).toEqual([])
})

async function openCode() {
  const app = openApp('/verification-request?type=email')
  await app.user.click(await type(/^Email/))
  await app.user.click(screen.getByRole('button', { name: 'Enviar código' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribe el código' }))
  const code = dialog.getByLabelText('Código de 6 dígitos')
  const verify = () => app.user.click(dialog.getByRole('button', { name: 'Verificar' }))
  return { ...app, dialog, code, verify }
}

it('sends no code that is too short, and says what is wrong with one that is not right', async () => {
  api.answer({
    verifications: { verifyCode: () => ({ success: false, message: 'te quedan 4 intentos' }) },
  })
  const { user, code, verify } = await openCode()
  await user.type(code, '12')
  await verify()
  expect(code).toBeInvalid()
  expect(api.inputsOf('verifications.verifyCode')).toEqual([])
  await user.clear(code)
  await user.type(code, '123 456')
  await verify()
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(expect.stringContaining('te quedan 4 intentos')),
  )
  expect(code).toHaveValue('123456')
})

it('keeps the code that was typed without a network', async () => {
  const { user, code, verify } = await openCode()
  await user.type(code, '123456')
  api.goOffline()
  await verify()
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(expect.stringMatching(/No hay conexión/)),
  )
  expect(code).toHaveValue('123456')
})

it('leads to the profile with the right code, also where another tab was faster', async () => {
  api.answer({
    verifications: {
      verifyCode: () => {
        throw new Refusal(409, 'verification_approved', 'Ya está verificado')
      },
    },
  })
  const { user, router, code, verify } = await openCode()
  await user.type(code, '123456')
  await verify()
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

it('sends a paper once, though the request is refused first', async () => {
  const message = 'Escribe el nombre del negocio como en la licencia'
  let uploads = 0
  api.receive(papers, () => {
    uploads += 1
    return Response.json({ id: 31 }, { status: 201 })
  })
  let refusals = 1
  api.answer({
    verifications: {
      request: () => {
        refusals -= 1
        if (refusals < 0) return pending('business')
        const path = 'documentData.businessName'
        throw new Refusal(400, 'validation', message, [{ path, message }])
      },
    },
  })
  const { user, router } = openApp('/verification-request')
  await user.click(await type(/^Negocio/))
  const name = screen.getByLabelText('Nombre del negocio')
  await user.type(name, 'La Ñapa')
  await user.type(screen.getByLabelText('Número de licencia'), 'L-12')
  await user.upload(
    screen.getByLabelText('Añadir documentos'),
    new File(['%PDF'], 'licencia.pdf', { type: 'application/pdf' }),
  )
  const submit = screen.getByRole('button', { name: /^Enviar/ })
  await user.click(submit)
  await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(screen.getByText('licencia.pdf')).toBeVisible()
  await user.click(submit)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(uploads).toBe(1)
  expect(api.inputsOf('verifications.request').at(-1)).toMatchObject({
    verificationType: 'business',
    documentData: { businessName: 'La Ñapa', licenseNumber: 'L-12', documentIds: [31] },
  })
})

it('sends no request whose paper did not arrive', async () => {
  api.receive(papers, () => Response.json({ code: 'x', message: 'Está dañado' }, { status: 400 }))
  const { user } = openApp('/verification-request')
  await user.click(await type(/^Negocio/))
  await user.type(screen.getByLabelText('Nombre del negocio'), 'La Ñapa')
  await user.type(screen.getByLabelText('Número de licencia'), 'L-12')
  await user.upload(
    screen.getByLabelText('Añadir documentos'),
    new File(['%PDF'], 'licencia.pdf', { type: 'application/pdf' }),
  )
  await user.click(screen.getByRole('button', { name: /^Enviar/ }))
  expect(await screen.findByText('licencia.pdf: Está dañado')).toBeVisible()
  expect(api.inputsOf('verifications.request')).toEqual([])
})

function pending(verificationType: Verification['verificationType']): Verification {
  const now = Date.now()
  return {
    id: 5,
    userId: ana.id,
    verificationType,
    status: 'pending',
    documentUrl: null,
    documents: [],
    verifiedAt: null,
    expiresAt: new Date(now + 600_000).toISOString(),
    notes: null,
    createdAt: new Date(now).toISOString(),
  }
}
