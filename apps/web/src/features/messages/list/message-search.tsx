import { Link } from '@tanstack/react-router'
import { MessageSearchText } from '@wepa/domain/conversations/message-search'
import { relativeTime } from '@wepa/domain/text/relative-time'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../../blocks/search/more-pages.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { ListSkeleton } from './list-skeleton.tsx'

interface MessageSearchFieldProps {
  text: string
  onType: (text: string) => void
}

/** Above the list: looks through everything that was said in one's conversations. */
export function MessageSearchField({ text, onType }: MessageSearchFieldProps) {
  return (
    <search className="relative block px-4 pb-3">
      <label>
        <span className="sr-only">Buscar en tus mensajes</span>
        <Search
          aria-hidden="true"
          size={18}
          strokeWidth={2}
          className="pointer-events-none absolute top-3.5 left-7 text-muted"
        />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Buscar en tus mensajes"
          value={text}
          onChange={({ target }) => onType(target.value)}
          className="field pl-10!"
        />
      </label>
    </search>
  )
}

/** Whether a text is long enough to be looked for. */
export function isSearchable(text: string): boolean {
  return MessageSearchText.safeParse(text).success
}

/** The messages that say a text, the newest first; each leads to its place. */
export function FoundMessages({ text, now }: { text: string; now: string }) {
  const q = useRested(text.trim())
  const query = trpc.conversations.search.useInfiniteQuery(
    { q },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 10_000 },
  )
  const found = query.data?.pages.flatMap((page) => page.items)
  if (found === undefined) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos buscar en tus mensajes"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <ListSkeleton />
    )
  }
  return (
    <section aria-label="Mensajes encontrados">
      <p role="status" className="px-4 text-small text-muted">
        {found.length === 0 && `Nadie ha dicho «${q}» en tus conversaciones.`}
      </p>
      <ul className="divide-y divide-line">
        {found.map(({ id, conversationId, otherName, listingTitle, content, createdAt, isOwn }) => (
          <li key={id}>
            <Link
              to="/chat/$id"
              params={{ id: conversationId }}
              hash={`m${id}`}
              className="grid gap-0.5 px-4 py-3 -outline-offset-3! hover:bg-sand-deep"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 flex-1 truncate text-body font-semibold">{otherName}</span>
                <time dateTime={createdAt} className="flex-none text-small text-muted">
                  {relativeTime(createdAt, new Date(now))}
                </time>
              </span>
              <span className="truncate text-small text-muted">
                {listingTitle ?? 'Anuncio eliminado'}
              </span>
              <span className="line-clamp-2 text-body wrap-anywhere">
                {isOwn && 'Tú: '}
                {content}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="px-4 pb-4">
        <MorePages query={query} />
      </div>
    </section>
  )
}

/** Nobody is asked about letters that others follow at once, in ms. */
const pause = 250

/** What a field says once the hands rest. */
function useRested(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}
