import type { CaseWithHistory } from '@wepa/domain/moderation/moderation'
import { ArrowLeft, ArrowRight, Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { Age } from '../../../blocks/listing-card/listing-age.tsx'
import { Drawing } from '../../../illustrations/drawing.tsx'
import { readFailure } from '../../../lib/errors.ts'
import { useSession } from '../../../lib/session/session.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { kindNames, topicWords } from '../case-words.ts'
import type { DecisionDrafts } from '../decision/decision-drafts.ts'
import { DecisionForm } from '../decision/decision-form.tsx'
import { OwnWordNotice } from '../decision/own-word-notice.tsx'
import { CaseFacts } from './case-facts.tsx'
import { HistoryList } from './history-list.tsx'
import { useClaim } from './use-claim.ts'

interface CaseViewProps {
  caseId: string
  drafts: DecisionDrafts
  onClose: () => void
  /** Opens another one that waits, where there is one. */
  onNext: (() => void) | undefined
}

/** One case with all that belongs to it, and the decision about it. */
export function CaseView({ caseId, drafts, onClose, onNext }: CaseViewProps) {
  const { user } = useSession()
  const query = trpc.moderation.case.useQuery({ id: caseId }, { staleTime: 0 })
  const viewer = useClaim(caseId, query.data?.state === 'pending' && !isTarget(query.data.kind))
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const shown = query.data && `${caseId} ${query.data.state}`
  useEffect(() => {
    // On a phone the case takes the place of the list: who reads by ear is led along.
    // Once it is decided, the form has gone with the focus.
    if (!shown) return
    // As much of it as fits is seen, and its decision.
    place.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div ref={place} className="grid grid-cols-1 content-start gap-5">
      <Button tone="quiet" size="small" className="w-fit lg:hidden" onClick={onClose}>
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        Volver a la lista
      </Button>
      {query.data ? (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-1 gap-5">
            <Heading found={query.data} ref={heading} />
            {query.data.state === 'resolved' && onNext && (
              <Button tone="quiet" size="small" className="w-fit" onClick={onNext}>
                Siguiente caso
                <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
              </Button>
            )}
            <CaseFacts found={query.data} />
          </div>
          {user && (
            // In sight beside whatever one reads, as far as the screen is wide enough.
            <div className="grid grid-cols-1 gap-3 xl:sticky xl:top-20 xl:row-span-2 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
              {viewer && (
                <p
                  role="status"
                  className="flex items-center gap-2 rounded-card bg-sol-soft p-4 text-body"
                >
                  <Eye aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
                  {viewer.fullName} lo está mirando.
                </p>
              )}
              <OwnWordNotice found={query.data} myId={user.id} />
              <DecisionForm
                key={caseId}
                found={query.data}
                myId={user.id}
                {...{ drafts, onNext }}
              />
            </div>
          )}
          <HistoryList history={query.data.history} />
        </div>
      ) : (
        <NoCase query={query} onNext={onNext} />
      )}
    </div>
  )
}

/** An ad or a person, which nobody waits for. */
function isTarget(kind: CaseWithHistory['kind']): boolean {
  return kind === 'listing' || kind === 'user'
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
