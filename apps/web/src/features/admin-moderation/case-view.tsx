import type { CaseWithHistory } from '@wepa/domain/moderation/moderation'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { Age } from '../../blocks/listing-card/listing-age.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListingPart, MessagesPart, Part, PersonPart, TextPart } from './case-parts.tsx'
import { kindNames, topicWords } from './case-words.ts'
import { DecisionForm } from './decision-form.tsx'
import { DecisionLine, HistoryList } from './history-list.tsx'
import { VerificationPart } from './verification-part.tsx'

interface CaseViewProps {
  caseId: string
  onClose: () => void
  /** Opens another one that waits, where there is one. */
  onNext: (() => void) | undefined
}

/** One case with all that belongs to it, and the decision about it. */
export function CaseView({ caseId, onClose, onNext }: CaseViewProps) {
  const { user } = useSession()
  const query = trpc.moderation.case.useQuery({ id: caseId }, { staleTime: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = query.data && `${caseId} ${query.data.state}`
  useEffect(() => {
    // On a phone the case takes the place of the list: who reads by ear is led along.
    // Once it is decided, the form has gone with the focus.
    if (shown) heading.current?.focus()
  }, [shown])
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <Button tone="quiet" size="small" className="w-fit lg:hidden" onClick={onClose}>
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        Volver a la lista
      </Button>
      {query.data ? (
        <>
          <Heading found={query.data} ref={heading} />
          {query.data.state === 'resolved' && onNext && (
            <Button tone="quiet" size="small" className="w-fit" onClick={onNext}>
              Siguiente caso
              <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
            </Button>
          )}
          <Facts found={query.data} />
          {user && <DecisionForm key={caseId} found={query.data} myId={user.id} />}
          <HistoryList history={query.data.history} />
        </>
      ) : (
        <NoCase query={query} onNext={onNext} />
      )}
    </div>
  )
}

interface NoCaseProps {
  query: { error: unknown; refetch: () => unknown }
  onNext: CaseViewProps['onNext']
}

/** It is on its way, did not come, or has gone with its ad or its person. */
function NoCase({ query: { error, refetch }, onNext }: NoCaseProps) {
  if (!error) {
    return (
      <div aria-busy="true" className="grid grid-cols-1 gap-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    )
  }
  if (readFailure(error).code === 'not_found') {
    return (
      <EmptyState
        picture={<Drawing name="not-found" />}
        title="Este caso ya no está"
        text="Se borró la persona o el anuncio del que trataba, o el enlace no es válido."
        action={onNext && <Button onClick={onNext}>Siguiente caso</Button>}
      />
    )
  }
  return (
    <LoadFailure error={error} title="No pudimos cargar el caso" onRetry={() => void refetch()} />
  )
}

interface HeadingProps {
  found: CaseWithHistory
  ref: React.Ref<HTMLHeadingElement>
}

function Heading({ found, ref }: HeadingProps) {
  return (
    <div>
      <h2 ref={ref} tabIndex={-1} className="text-h3 font-bold wrap-anywhere outline-none">
        {kindNames[found.kind]}: {topicWords(found)}
      </h2>
      <p className="text-small text-muted">
        {found.reference ?? found.id} · <Age since={found.createdAt} />
      </p>
    </div>
  )
}

function Facts({ found }: { found: CaseWithHistory }) {
  const { kind, relatedListing, person, contact, text } = found
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
      {kind === 'report' && <MessagesPart found={found} />}
      {found.verification && <VerificationPart request={found.verification} />}
      <About found={found} />
      {relatedListing && <ListingPart title="Se parece a este" listing={relatedListing} />}
      {person && <PersonPart title={personTitles[kind]} person={person} />}
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
function About({ found: { listing, listingTitle } }: { found: CaseWithHistory }) {
  if (listing) return <ListingPart title="El anuncio" listing={listing} />
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
  listing: '',
  user: '',
}

const personTitles: Record<CaseWithHistory['kind'], string> = {
  report: 'La persona reportada',
  contact: 'La persona',
  verification: 'Quién la pide',
  appeal: 'Quién apela',
  flag: 'Quién publicó',
  listing: 'Quién publicó',
  user: 'La persona',
}
