import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import { isUrgent } from '@wepa/domain/moderation/urgency'
import { Eye } from 'lucide-react'
import type { RefObject } from 'react'
import { Age } from '../../../blocks/listing-card/listing-age.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { kindNames, topicWords } from '../case-words.ts'
import type { CaseSelection } from './use-selection.ts'

export interface CaseListProps {
  cases: readonly ModerationCase[]
  openId: string | undefined
  onOpen: (id: string) => void
  /** Shows what waits about one person; undefined where just that is shown. */
  onPerson: ((person: { id: number; fullName: string }) => void) | undefined
  /** Undefined while nobody picks several. */
  selection: CaseSelection | undefined
  list: RefObject<HTMLUListElement | null>
}

/** The cases of the queue, a press opens one. */
export function CaseList({ cases, list, selection, onPerson, ...rest }: CaseListProps) {
  return (
    <ul ref={list} className="grid grid-cols-1 gap-2">
      {cases.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-2">
          {selection && (
            <input
              type="checkbox"
              aria-label={`Escoger ${kindNames[one.kind]}: ${topicWords(one)}, ${aboutWords(one)}`}
              checked={selection.has(one.id)}
              disabled={one.actions.length === 0}
              onChange={() => selection.toggle(one)}
              className="size-6 flex-none accent-caribe"
            />
          )}
          <CaseRow one={one} {...rest} />
          {onPerson && <MoreAbout person={one.person} onPerson={onPerson} />}
        </li>
      ))}
    </ul>
  )
}

type CaseRowProps = { one: ModerationCase } & Pick<CaseListProps, 'openId' | 'onOpen'>

function CaseRow({ one, openId, onOpen }: CaseRowProps) {
  return (
    <button
      type="button"
      data-case={one.id}
      aria-current={one.id === openId || undefined}
      onClick={() => onOpen(one.id)}
      className={classNames(
        'flex min-w-0 flex-1 gap-3 rounded-card border bg-card p-3 text-left transition-colors hover:border-ink',
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
        <span className="text-body font-semibold wrap-anywhere">
          {topicWords(one)}
          {one.state === 'pending' && isUrgent(one) && (
            <span className="ml-2 inline-block rounded-full bg-danger-soft px-2 text-small text-danger">
              Urgente
            </span>
          )}
        </span>
        <span className="line-clamp-2 text-small text-muted wrap-anywhere">{aboutWords(one)}</span>
        {one.viewer && (
          <span className="flex items-center gap-1.5 text-small font-semibold">
            <Eye aria-hidden="true" size={16} strokeWidth={1.75} />
            {one.viewer.fullName} lo está mirando
          </span>
        )}
      </span>
    </button>
  )
}

interface MoreAboutProps {
  person: ModerationCase['person']
  onPerson: (person: { id: number; fullName: string }) => void
}

function MoreAbout({ person, onPerson }: MoreAboutProps) {
  if (!person || person.casesWaiting < 2) return null
  return (
    <button
      type="button"
      onClick={() => onPerson(person)}
      className="min-h-11 basis-full px-3 text-left text-small font-semibold text-caribe underline underline-offset-4 lg:min-h-9"
    >
      Los {person.casesWaiting} casos sobre {person.fullName}
    </button>
  )
}

function aboutWords({ contact, listing, listingTitle, person, text }: ModerationCase): string {
  const title = listing?.title ?? listingTitle
  const about = contact?.subject ?? (title ? `«${title}»` : person?.fullName)
  return [about, text].filter(Boolean).join(' · ')
}
