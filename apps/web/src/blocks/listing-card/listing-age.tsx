import { relativeTime } from '@wepa/domain/text/relative-time'
import { useNow } from '../../lib/head/site.ts'

/** How old something is, in words; the same words on the server and after hydration. */
export function Age({ since }: { since: string }) {
  const now = useNow()
  return <time dateTime={since}>{relativeTime(since, new Date(now))}</time>
}
