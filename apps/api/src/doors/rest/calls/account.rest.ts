import {
  NotificationPreferences,
  NotificationPreferencesPatch,
} from '@wepa/domain/notifications/preferences'
import {
  AccountUndoInput,
  PasswordChangeInput,
  PasswordResetInput,
  RecoveryInput,
} from '@wepa/domain/people/password'
import { moment } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'

const tag = 'Cuenta'
const Message = z.object({ message: z.string() })

export const accountCalls = [
  defineCall({
    method: 'post',
    path: '/api/auth/forgot-password',
    summary: 'Envía un enlace para restablecer la contraseña; responde igual exista o no la cuenta',
    tag,
    access: 'everyone',
    body: RecoveryInput,
    answer: Message,
    run: ({ caller, body }) => caller.account.forgotPassword(body),
  }),
  defineCall({
    method: 'get',
    path: '/api/auth/validate-reset-token',
    summary: 'Dice si un enlace para restablecer la contraseña todavía sirve',
    tag,
    access: 'everyone',
    // An address may lack it: that is an invalid link too.
    query: z.object({ token: z._default(z.string(), '') }),
    answer: z.object({ valid: z.literal(true) }),
    run: ({ caller, query }) => caller.account.checkResetLink({ token: query.token ?? '' }),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/reset-password',
    summary:
      'Pone una contraseña nueva con el token de un enlace, una sola vez; termina toda sesión',
    tag,
    access: 'everyone',
    body: PasswordResetInput,
    answer: Message,
    run: ({ caller, body }) => caller.account.resetPassword(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/forgot-username',
    summary: 'Envía el username por correo; responde igual exista o no la cuenta',
    tag,
    access: 'everyone',
    body: RecoveryInput,
    answer: Message,
    run: ({ caller, body }) => caller.account.forgotUsername(body),
  }),
  defineCall({
    method: 'put',
    path: '/api/auth/change-password',
    summary: 'Cambia la contraseña y termina las demás sesiones',
    tag,
    access: 'member',
    body: PasswordChangeInput,
    answer: Message,
    run: ({ caller, body }) => caller.account.changePassword(body),
  }),
  defineCall({
    method: 'delete',
    path: '/api/auth/account',
    summary:
      'Elimina la cuenta con todo lo personal; basta el token, y un correo dice cómo conservarla durante 72 horas',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller }) => caller.account.deleteByToken(),
  }),
  defineCall({
    method: 'post',
    path: '/api/auth/undo',
    summary:
      'Deshace, con el enlace de un correo, un cambio de email (7 días) o la eliminación de la cuenta (72 horas)',
    tag,
    access: 'everyone',
    body: AccountUndoInput,
    answer: z.object({ undone: z.enum(['email', 'deletion']) }),
    run: ({ caller, body }) => caller.account.undo(body),
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/export',
    summary: 'Todos los datos propios, como un solo JSON que llega por partes',
    tag,
    access: 'member',
    answer: z.catchall(
      z.object({ exportedAt: moment(), account: z.record(z.string(), z.unknown()) }),
      z.array(z.record(z.string(), z.unknown())),
    ),
    isStreamed: true,
    run: async ({ caller, id, header }) => {
      const chunks = await caller.account.export({ id: id() })
      header('content-disposition', 'attachment; filename="wepa-mis-datos.json"')
      return chunks
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/notification-preferences',
    summary: 'Por qué vías quiere enterarse la persona',
    tag,
    access: 'member',
    answer: NotificationPreferences,
    run: ({ caller, id }) => caller.account.preferences({ id: id() }),
  }),
  defineCall({
    method: 'put',
    path: '/api/users/{id}/notification-preferences',
    summary: 'Cambia por qué vías quiere enterarse la persona: solo los campos presentes',
    tag,
    access: 'member',
    body: NotificationPreferencesPatch,
    answer: NotificationPreferences,
    run: ({ caller, id, body }) => caller.account.setPreferences({ ...body, id: id() }),
  }),
]
