// One's own sign-ins, as the settings list them.
import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'

/** How a session is opened. */
export const SessionWay = z.enum([
  'sign_up',
  'password',
  'password_and_code',
  'recovery_code',
  'passkey',
  'team',
])
export type SessionWay = z.infer<typeof SessionWay>

/** `device` is 'Chrome en Android'; no address and no token. `openedBy` is null for sessions of before it was noted. Use is noted every five minutes. */
export const OwnSession = z.object({
  id: id(),
  device: z.string(),
  isCurrent: z.boolean(),
  openedBy: z.nullable(SessionWay),
  createdAt: moment(),
  lastActivityAt: moment(),
})
export type OwnSession = z.infer<typeof OwnSession>
