import type { PageName } from '@wepa/domain/pages'
import { expectTypeOf, test } from 'vitest'
import type { FileRoutesByTo } from './routeTree.gen.ts'

type FirstPart<Path> = Path extends `/${infer Name}/${string}`
  ? Name
  : Path extends `/${infer Name}`
    ? Name
    : never

/** Without what is no page: every other path, and an older spelling of an ad's. */
type PageOfRoute = Exclude<FirstPart<keyof FileRoutesByTo>, '$' | 'listings'>

test('every route has a policy in the pages table, and every policy a route', () => {
  // For the compiler: `pnpm types` names the one that is missing.
  expectTypeOf<PageOfRoute>().toEqualTypeOf<PageName>()
})
