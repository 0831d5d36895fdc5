// The documented calls, in the order of the readable page.
import { authCalls } from './auth.rest.ts'
import type { RestCall } from './rest-call.ts'
import { userCalls } from './users.rest.ts'

export const allCalls: readonly RestCall[] = [...authCalls, ...userCalls]
