// What the desk lists, each as one entry.

import {
  ACTION_WORDS,
  type CaseListing,
  type CasePerson,
  type ModerationCase,
} from '@wepa/domain/moderation/moderation'
import { displayPrice } from '@wepa/domain/prices/price'
import { longDate } from '@wepa/domain/text/date'
import { Age } from '../../../blocks/listing-card/listing-age.tsx'
import { statusLabel } from '../../../text/listing-status.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { kindNames, topicWords } from '../case-words.ts'
import { Entry, EntryMark } from './entry.tsx'

/** The id at the desk that is open now, where it is one of a list. */
type Open = { openId?: string | undefined }

/** A case, waiting or with what was decided. */
export function CaseEntry({ one, openId }: { one: ModerationCase } & Open) {
  const { id, kind, createdAt, state, decision, contact, listing, listingTitle, text } = one
  const title = contact?.subject ?? listing?.title ?? listingTitle
  return (
    <Entry
      caseId={id}
      isOpen={id === openId}
      over={
        <>
          {kindNames[kind]} · <Age since={createdAt} />
        </>
      }
      title={topicWords(one)}
      mark={state === 'pending' && <EntryMark tone="waiting">En espera</EntryMark>}
      under={
        decision
          ? `${decision.admin?.fullName ?? 'Cuenta eliminada'} ${ACTION_WORDS[decision.action]}`
          : [title, text].filter(Boolean).join(' · ')
      }
    />
  )
}

/** An ad in whatever state. */
export function ListingEntry({ listing, openId }: { listing: CaseListing } & Open) {
  const caseId = `listing-${listing.id}`
  return (
    <Entry
      caseId={caseId}
      isOpen={caseId === openId}
      picture={
        listing.thumbnail && (
          <img
            src={listing.thumbnail}
            alt=""
            width={64}
            height={48}
            loading="lazy"
            className="aspect-4/3 w-16 max-w-1/4 flex-none self-start rounded-field bg-sand-deep object-cover"
          />
        )
      }
      over={
        <>
          {listing.isHidden ? 'Oculto' : statusLabel(listing)} · <Age since={listing.createdAt} />
        </>
      }
      title={listing.title}
      mark={listing.isHidden && <EntryMark tone="bad">Oculto</EntryMark>}
      under={[displayPrice(listing.price), listing.location].filter(Boolean).join(' · ')}
    />
  )
}

/** A person, with what waits about them. */
export function PersonEntry({ person, openId }: { person: CasePerson } & Open) {
  const caseId = `user-${person.id}`
  const { casesWaiting: waiting } = person
  return (
    <Entry
      caseId={caseId}
      isOpen={caseId === openId}
      picture={<Avatar name={person.fullName} url={person.profileImageUrl} className="size-11!" />}
      over={`@${person.username}`}
      title={person.fullName}
      mark={person.isSuspended && <EntryMark tone="bad">Suspendida</EntryMark>}
      under={
        waiting > 0
          ? `${waiting} ${waiting === 1 ? 'caso espera' : 'casos esperan'}`
          : `Desde el ${longDate(person.createdAt)}`
      }
    />
  )
}
