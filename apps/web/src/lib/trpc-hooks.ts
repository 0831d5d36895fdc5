// The hooks of tRPC's React integration that this product uses, typed as its own, in a tenth of the size:
// the original brings suspense, subscriptions and lists of queries into the first load of every screen.
import {
  skipToken,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getUntypedClient } from '@trpc/client'
import { createTRPCRecursiveProxy } from '@trpc/server'

type Path = readonly string[]
type PagesOptions = Pick<UseInfiniteQueryOptions, 'getNextPageParam'> & { initialCursor?: unknown }

/** @returns `trpc.listings.get.useQuery({ id })`, `.useInfiniteQuery`, `.useMutation` and `trpc.useUtils()` */
export function createHooks<Hooks>(): Hooks {
  return createTRPCRecursiveProxy<Hooks>(({ path, args }) => {
    const name = path.at(-1) ?? ''
    const hook = hooks[name]
    if (!hook)
      throw new Error(`trpc.${path.join('.')}: see lib/trpc-hooks.ts for the hooks there are`)
    return hook(path.slice(0, -1), args[0], args[1])
  })
}

/**
 * The key that `QueryUtils` finds the same answers under; test: trpc-hooks.test.ts.
 * @param type pages of one list are kept apart from single answers
 */
export function queryKey(path: Path, input: unknown, type: 'query' | 'infinite') {
  const isSkipped = input === undefined || input === skipToken
  return [path, isSkipped ? { type } : { input, type }]
}

const hooks: Readonly<Record<string, (path: Path, first: unknown, second: unknown) => unknown>> = {
  useUtils: () => useRouter().options.context.trpc,
  useQuery: useProcedureQuery,
  useInfiniteQuery: useProcedurePages,
  useMutation: useProcedureMutation,
}

function useProcedureQuery(path: Path, input: unknown, options: unknown) {
  const client = useUntypedClient()
  return useQuery({
    ...(isObject(options) && options),
    queryKey: queryKey(path, input, 'query'),
    queryFn:
      input === skipToken
        ? skipToken
        : ({ signal }) => client.query(path.join('.'), input, { signal }),
  })
}

function useProcedurePages(path: Path, input: unknown, options: unknown) {
  const client = useUntypedClient()
  if (!isObject(input) || !isPagesOptions(options)) throw new Error(`${path.join('.')}: no pages`)
  const { initialCursor = null, ...rest } = options
  return useInfiniteQuery({
    ...rest,
    queryKey: queryKey(path, input, 'infinite'),
    initialPageParam: initialCursor,
    queryFn: ({ pageParam, direction, signal }) =>
      // The first page has no cursor, and null would be refused as one.
      client.query(
        path.join('.'),
        { ...input, cursor: pageParam ?? undefined, direction },
        { signal },
      ),
  })
}

function useProcedureMutation(path: Path, options: unknown) {
  const client = useUntypedClient()
  return useMutation({
    ...(isObject(options) && options),
    mutationKey: [path],
    mutationFn: (input: unknown) => client.mutation(path.join('.'), input),
  })
}

function useUntypedClient() {
  return getUntypedClient(useRouter().options.context.client)
}

// What callers may pass is settled by the types of tRPC; here it arrives through a proxy, as unknown.
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPagesOptions(value: unknown): value is PagesOptions {
  return isObject(value) && 'getNextPageParam' in value
}
