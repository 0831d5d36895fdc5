import type { CaseWithHistory } from '@wepa/domain/moderation/moderation'
import { PersonRecord } from '../record/person-record.tsx'
import { ListingPart, MessagesPart, Part, PersonPart, TextPart } from './case-parts.tsx'
import { DecisionLine } from './history-list.tsx'
import { SuspicionParts } from './suspicion-parts.tsx'
import { VerificationPart } from './verification-part.tsx'

/** All that one has to know before deciding. */
export function CaseFacts({ found }: { found: CaseWithHistory }) {
  const { kind, relatedListings, person, contact, text } = found
  return (
    <>
      <Decisions found={found} />
      {contact && (
        <Part title="Quién escribe">
          <p className="rounded-card border border-line bg-card p-4 text-body wrap-anywhere">
            {contact.name} · {contact.email}
            <strong className="mt-1 block font-semibold">{contact.subject}</strong>
          </p>
        </Part>
      )}
      {text !== '' && <TextPart title={textTitles[kind]} text={text} />}
      {found.suspicion && <SuspicionParts suspicion={found.suspicion} />}
      <MessagesPart found={found} />
      {found.verification && <VerificationPart request={found.verification} />}
      <About found={found} />
      {relatedListings.map((listing) => (
        <ListingPart key={listing.id} title="Se parece a este" listing={listing} />
      ))}
      {person && (
        <PersonPart title={personTitles[kind]} person={person} isRecord={kind === 'user'} />
      )}
      {person && kind === 'user' && <PersonRecord userId={person.id} />}
      <Writer found={found} />
    </>
  )
}

function Decisions({ found: { decision, appealed } }: { found: CaseWithHistory }) {
  return (
    <>
      {decision && (
        <Part title="Decidido">
          <div className="rounded-card border border-palma-soft bg-palma-soft p-4 text-on-palma-soft [&_p]:text-inherit">
            <DecisionLine decision={decision} />
          </div>
        </Part>
      )}
      {appealed && (
        <Part title="La decisión apelada">
          <div className="rounded-card border border-line bg-card p-4">
            <DecisionLine decision={appealed} />
          </div>
        </Part>
      )}
    </>
  )
}

/** The ad, or its name: it may be gone, or a conversation was about it that is not the reported person's. */
function About({ found: { kind, listing, listingTitle } }: { found: CaseWithHistory }) {
  if (listing) {
    return <ListingPart title="El anuncio" listing={listing} isWhole={kind === 'listing'} />
  }
  if (!listingTitle) return null
  return <p className="text-body text-muted wrap-anywhere">Sobre «{listingTitle}».</p>
}

function Writer({ found: { kind, writer } }: { found: CaseWithHistory }) {
  if (writer) {
    return <PersonPart title={kind === 'contact' ? 'Su cuenta' : 'Quién reporta'} person={writer} />
  }
  if (kind !== 'report') return null
  return <p className="text-small text-muted">Reportó alguien sin cuenta, o que ya no la tiene.</p>
}

const textTitles: Record<CaseWithHistory['kind'], string> = {
  report: 'Lo que cuenta quien reporta',
  contact: 'El mensaje',
  verification: 'El pedido',
  appeal: 'Por qué apela',
  flag: 'Lo que encontró el sistema',
  suspicion: '',
  listing: '',
  user: '',
}

const personTitles: Record<CaseWithHistory['kind'], string> = {
  report: 'La persona reportada',
  contact: 'La persona',
  verification: 'Quién la pide',
  appeal: 'Quién apela',
  flag: 'Quién publicó',
  suspicion: 'La persona',
  listing: 'Quién publicó',
  user: 'La persona',
}
