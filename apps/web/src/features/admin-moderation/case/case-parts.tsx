// The parts of a case: the ad, the people, the papers, what was said.
import { Link } from '@tanstack/react-router'
import { isRemoved } from '@wepa/domain/conversations/removed-message'
import type { CaseListing, CasePerson, CaseWithHistory } from '@wepa/domain/moderation/moderation'
import { displayPrice } from '@wepa/domain/prices/price'
import { dateAndTime, longDate } from '@wepa/domain/text/date'
import { type ReactNode, useId } from 'react'
import { PhotoStrip } from '../../../blocks/photo-gallery/photo-strip.tsx'
import { statusLabel } from '../../../text/listing-status.ts'
import { Avatar } from '../../../ui/avatar.tsx'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h3 id={id} className="text-body font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}

const box = 'rounded-card border border-line bg-card p-4'

interface ListingPartProps {
  title: string
  listing: CaseListing
  /** The case is the ad itself. */
  isWhole?: boolean
}

export function ListingPart({ title, listing, isWhole = false }: ListingPartProps) {
  return (
    <Part title={title}>
      <div className={`${box} grid grid-cols-1 gap-3`}>
        <PhotoStrip images={listing.photos} title={listing.title} />
        <div className="grid min-w-0 content-start gap-1">
          <p className="font-semibold wrap-anywhere">
            <Link
              to="/listing/$id"
              params={{ id: String(listing.id) }}
              className="text-caribe underline underline-offset-4"
            >
              {listing.title}
            </Link>
          </p>
          <p className="text-body">
            {displayPrice(listing.price)}
            <span className="text-muted"> · {stateOf(listing)}</span>
          </p>
          <Description text={listing.description} />
          <p className="text-small text-muted">
            Publicado el {longDate(listing.createdAt)}
            {listing.location && ` en ${listing.location}`}
          </p>
          {!isWhole && (
            <DeskLink caseId={`listing-${listing.id}`}>Todo sobre este anuncio</DeskLink>
          )}
        </div>
      </div>
    </Part>
  )
}

/** Longer than this, it is shown in part until somebody wants the rest. In characters. */
const longText = 300

function Description({ text }: { text: string }) {
  const look = 'text-small text-muted whitespace-pre-line wrap-anywhere'
  if (text.length <= longText) return <p className={look}>{text}</p>
  return (
    <details className="group">
      <summary className="cursor-pointer list-none">
        <span className={`${look} line-clamp-4 group-open:hidden`}>{text}</span>
        <span className="inline-flex min-h-11 items-center text-small font-semibold text-caribe underline underline-offset-4">
          <span className="group-open:hidden">Ver la descripción completa</span>
          <span className="hidden group-open:inline">Ver menos</span>
        </span>
      </summary>
      <p className={look}>{text}</p>
    </details>
  )
}

/** To another case at the desk; what was begun about this one is kept. */
function DeskLink({ caseId, children }: { caseId: string; children: ReactNode }) {
  return (
    <Link
      to="/admin-dashboard"
      search={{ tab: 'moderacion', case: caseId }}
      resetScroll={false}
      className="inline-flex min-h-11 w-fit items-center text-small font-semibold text-caribe underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

function stateOf(listing: CaseListing): string {
  return listing.isHidden ? 'Oculto' : statusLabel(listing)
}

interface PersonPartProps {
  title: string
  person: CasePerson
  /** Their record stands below it already. */
  isRecord?: boolean
}

export function PersonPart({ title, person, isRecord = false }: PersonPartProps) {
  return (
    <Part title={title}>
      <div className={`${box} flex flex-wrap gap-3`}>
        <Avatar name={person.fullName} url={person.profileImageUrl} />
        <div className="grid min-w-0 flex-1 basis-44 content-start gap-1">
          <p className="font-semibold wrap-anywhere">
            <Link
              to="/seller/$id"
              params={{ id: person.id }}
              className="text-caribe underline underline-offset-4"
            >
              {person.fullName}
            </Link>{' '}
            <span className="font-normal text-muted">@{person.username}</span>
          </p>
          <p className="text-small text-muted">
            Desde el {longDate(person.createdAt)}
            {person.isVerified && ' · Cuenta verificada'}
            {person.role === 'admin' && ' · Administración'}
          </p>
          {person.isSuspended && (
            <p className="w-fit rounded-full bg-danger-soft px-2.5 py-0.5 text-small font-semibold text-danger">
              {person.suspendedUntil
                ? `Cuenta suspendida hasta el ${dateAndTime(person.suspendedUntil)}`
                : 'Cuenta suspendida'}
            </p>
          )}
          <p className="text-small">
            {counted(person.reportsAbout, 'reporte en su contra', 'reportes en su contra')} ·{' '}
            {counted(person.reportsBy, 'reporte suyo', 'reportes suyos')} ·{' '}
            {counted(person.decisionsAbout, 'medida en su contra', 'medidas en su contra')}
          </p>
          {!isRecord && <DeskLink caseId={`user-${person.id}`}>Todo sobre esta persona</DeskLink>}
        </div>
      </div>
    </Part>
  )
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return `Sin ${many}`
  return `${count} ${count === 1 ? one : many}`
}

export function TextPart({ title, text }: { title: string; text: string }) {
  return (
    <Part title={title}>
      <p className={`${box} text-body whitespace-pre-line wrap-anywhere`}>{text}</p>
    </Part>
  )
}

/** What may be read of a reported conversation; the message that was pointed at stands out. */
export function MessagesPart({ found }: { found: CaseWithHistory }) {
  const { messages, messageId, person } = found
  if (messages.length === 0) return null
  return (
    <Part title="La conversación hasta el reporte">
      <ol className={`${box} grid grid-cols-1 gap-3`}>
        {messages.map(({ id, senderId, content, createdAt, messageType, photos = [] }) => (
          <li key={id} className={id === messageId ? 'rounded-field bg-sol-soft p-3' : 'px-3'}>
            <p className="text-small text-muted">
              <strong className="font-semibold text-ink">
                {senderId === person?.id ? person.fullName : 'Quien reporta'}
              </strong>{' '}
              · {dateAndTime(createdAt)}
              {id === messageId && ' · Mensaje señalado'}
              {isRemoved({ messageType }) && ' · Retirado'}
            </p>
            <p className="text-body whitespace-pre-line wrap-anywhere">{content}</p>
            <PhotoStrip images={photos.map(({ url }) => url)} title="enviada en la conversación" />
          </li>
        ))}
      </ol>
    </Part>
  )
}
