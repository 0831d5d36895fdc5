import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form, requiredLine } from '../text/text.ts'
import { MAX_TOKENS, TOKEN_DAYS, TOKEN_SCOPES } from './api-token.ts'

const scopes = z.array(z.enum(TOKEN_SCOPES, 'Elige lo que puede hacer'))

/** A new token: `days` until it ends, null for none. */
export const TokenInput = form({
  name: requiredLine(60, 'Ponle un nombre'),
  scopes: scopes.check(
    z.minLength(1, 'Elige al menos una cosa que pueda hacer'),
    z.maxLength(MAX_TOKENS),
  ),
  days: z.nullable(
    z.literal(
      TOKEN_DAYS.filter((days) => days !== null),
      'Elige cuánto dura',
    ),
  ),
})
export type TokenInput = z.infer<typeof TokenInput>

/** A token as its owner sees it; the secret itself is shown once, when it is made. */
export const ApiToken = z.object({
  id: id(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdAt: moment(),
  expiresAt: z.nullable(moment()),
  lastUsedAt: z.nullable(moment()),
})
export type ApiToken = z.infer<typeof ApiToken>

/** So many calls of one kind with one answer in one minute. */
export const TokenUse = z.object({
  tokenName: z.string(),
  minute: moment(),
  call: z.string(),
  status: z.number(),
  count: z.number(),
})
export type TokenUse = z.infer<typeof TokenUse>
