// All procedures, for the web (by type only), the REST skin and the pages.
import { authRouter } from '../features/auth/auth.router.ts'
import { usersRouter } from '../features/users/users.router.ts'
import { createCallerFactory, router } from '../trpc.ts'

export const appRouter = router({
  auth: authRouter,
  users: usersRouter,
})

export type AppRouter = typeof appRouter

/** Calls procedures in this process, as the person of the given context. */
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
