import type { Storm } from '@wepa/domain/storms/storm'
import { useSite } from '../../lib/head/site.ts'
import { trpc } from '../../lib/trpc.ts'

const none: readonly Storm[] = []

/** The storms that are on: as the page came, or as the server said since (`watchStorms`). It asks nothing itself. */
export function useStorms(): readonly Storm[] {
  const { storms = none } = useSite()
  const { data = storms } = trpc.storms.now.useQuery(undefined, { enabled: false })
  return data
}
