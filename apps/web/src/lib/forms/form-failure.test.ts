import { TRPCClientError } from '@trpc/client'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { showFailure } from './form-failure.ts'

type EmailForm = UseFormReturn<{ email: string }>
const fallback = 'Hubo un problema al crear tu cuenta.'

function refusal(code: string, message: string, issues: { path: string; message: string }[] = []) {
  return TRPCClientError.from({ error: { message, code: -32600, data: { code, issues } } })
}

/** What a form is told of a failure: the arguments of its `setError`. */
function toldOf(error: unknown): unknown[][] {
  const setError = vi.fn<EmailForm['setError']>()
  const use = (form: EmailForm) => showFailure({ ...form, setError }, error, ['email'], fallback)
  renderToStaticMarkup(createElement(Form, { use }))
  return setError.mock.calls
}

function Form({ use }: { use: (form: EmailForm) => void }) {
  use(useForm<{ email: string }>())
  return null
}

it('says that the server failed where the server gave no reason of its own', () => {
  const told = [['root', { type: 'server', message: fallback }]]
  expect(toldOf(refusal('internal', 'SELECT secret'))).toEqual(told)
  expect(toldOf(new Error('a proxy’s page'))).toEqual(told)
})

it('says the server’s own reason where it has one', () => {
  const reason = 'Demasiados intentos. Espera un momento.'
  expect(toldOf(refusal('rate_limited', reason))).toEqual([
    ['root', { type: 'server', message: reason }],
  ])
})

it('says that there is no connection', () => {
  const [[place, told] = []] = toldOf(TRPCClientError.from(new TypeError('Failed to fetch')))
  expect(place).toBe('root')
  expect(told).toMatchObject({ message: expect.stringMatching(/^No hay conexión/) })
})

it('puts what a field is refused for at the field', () => {
  const issues = [{ path: 'email', message: 'Invalid email address' }]
  expect(toldOf(refusal('validation', 'Invalid email address', issues))).toEqual([
    ['email', { type: 'server', message: 'Invalid email address' }, { shouldFocus: true }],
  ])
})
