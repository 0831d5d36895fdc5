import { OwnSession } from '@wepa/domain/people/own-session'
import { PasswordProof } from '@wepa/domain/people/proof'
import { SecondStepInput } from '@wepa/domain/people/second-factor'
import { LoginInput, RegisterInput, SelfUser, SignedIn } from '@wepa/domain/people/user'
import * as z from 'zod/mini'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'

const tag = 'Cuenta'

export const authCalls = [
  defineCall({
    method: 'get',
    path: '/api/auth/user',
    summary: 'La persona de la sesión',
    tag,
    access: 'member',
    scope: 'read',
    answer: SelfUser,
    run: ({ caller }) => caller.auth.me(),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/login',
    summary:
      'Inicia sesión con username o email; con verificación en dos pasos responde 401 `second_factor_required` y un `ticket` de cinco minutos',
    tag,
    access: 'everyone',
    body: LoginInput,
    answer: SignedIn,
    run: ({ caller, body }) => caller.auth.login(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/second-factor',
    summary:
      'Termina de iniciar sesión con el ticket y un código de la app, o uno de recuperación; cada código sirve una vez',
    tag,
    access: 'everyone',
    body: SecondStepInput,
    answer: SignedIn,
    run: ({ caller, body }) => caller.auth.confirmLogin(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/proof',
    summary:
      'Confirma quién eres con tu contraseña, y un código si tienes verificación en dos pasos: vale diez minutos en esta sesión, para lo que responde 403 `proof_required`',
    tag,
    access: 'member',
    body: PasswordProof,
    answer: Done,
    run: ({ caller, body }) => caller.proof.byPassword(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/register',
    summary: 'Crea una cuenta e inicia sesión',
    tag,
    access: 'everyone',
    body: RegisterInput,
    answer: SignedIn,
    status: 201,
    run: ({ caller, body }) => caller.auth.register(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/logout',
    summary: 'Termina esta sesión',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller }) => caller.auth.logout(),
  }),
  defineCall({
    method: 'get',
    path: '/api/auth/sessions',
    summary: 'Las sesiones propias que están abiertas, esta primero',
    tag,
    access: 'member',
    answer: z.array(OwnSession),
    run: ({ caller }) => caller.auth.sessions(),
  }),
  defineCall({
    method: 'delete',
    path: '/api/auth/sessions/{id}',
    summary: 'Cierra una de las sesiones propias',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller, id }) => caller.auth.endSession({ id: id() }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/auth/sessions',
    summary: 'Cierra todas las demás sesiones propias',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller }) => caller.auth.endOtherSessions(),
  }),
]
