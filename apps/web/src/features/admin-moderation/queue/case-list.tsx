import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import type { RefObject } from 'react'
import { Age } from '../../../blocks/listing-card/listing-age.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { kindNames, topicWords } from '../case-words.ts'

interface CaseListProps {
  cases: readonly ModerationCase[]
  openId: string | undefined
  onOpen: (id: string) => void
  list: RefObject<HTMLUListElement | null>
}

/** The cases of the queue, a press opens one. */
export function CaseList({ cases, openId, onOpen, list }: CaseListProps) {
  return (
    <ul ref={list} className="grid grid-cols-1 gap-2">
      {cases.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            id={`case-${one.id}`}
            aria-current={one.id === openId || undefined}
            onClick={() => onOpen(one.id)}
            className={classNames(
              'flex w-full gap-3 rounded-card border bg-card p-3 text-left transition-colors hover:border-ink',
              one.id === openId ? 'border-caribe bg-caribe-soft' : 'border-line',
            )}
          >
            {one.listing?.thumbnail && (
              <img
                src={one.listing.thumbnail}
                alt=""
                width={64}
                height={48}
                loading="lazy"
                className="aspect-4/3 w-16 max-w-1/4 flex-none self-start rounded-field bg-sand-deep object-cover"
              />
            )}
            <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
              <span className="text-small text-muted wrap-anywhere">
                {kindNames[one.kind]} · <Age since={one.createdAt} />
              </span>
              <span className="text-body font-semibold wrap-anywhere">{topicWords(one)}</span>
              <span className="line-clamp-2 text-small text-muted wrap-anywhere">
                {aboutWords(one)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function aboutWords({ contact, listing, listingTitle, person, text }: ModerationCase): string {
  const title = listing?.title ?? listingTitle
  const about = contact?.subject ?? (title ? `«${title}»` : person?.fullName)
  return [about, text].filter(Boolean).join(' · ')
}
