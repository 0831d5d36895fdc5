import {
  type ModerationAction,
  type ModerationCase,
  possibleActions,
  type TargetKind,
} from '@wepa/domain/moderation/moderation'
import type { Suspicion } from '@wepa/domain/moderation/suspicion'
import type { MemberContext } from '../../context.ts'
import { findRequests } from '../verifications/find-requests.ts'
import { countOtherAdmins, findCasePeople } from './case-parts.repo.ts'
import type { CaseSource } from './cases.repo.ts'
import { viewersOf } from './claims.ts'
import { findDecisions } from './decisions/decisions.repo.ts'
import { readCaseListings } from './read-case-listings.ts'

/** Cases with the ads, people, documents and decisions they are about: one look-up of each kind for all. */
export async function assembleCases(
  ctx: MemberContext,
  sources: readonly CaseSource[],
): Promise<ModerationCase[]> {
  const idsOf = (pick: (source: CaseSource) => number | null) =>
    sources.flatMap((source) => pick(source) ?? [])
  const listings = await readCaseListings(ctx, [
    ...idsOf(({ listingId }) => listingId),
    ...idsOf(({ relatedListingId }) => relatedListingId),
  ])
  const people = await findCasePeople(ctx.db, [
    ...idsOf(({ personId }) => personId),
    ...idsOf(({ writerId }) => writerId),
  ])
  const decisions = await findDecisions(ctx.db, [
    ...idsOf(({ settledBy }) => settledBy),
    ...idsOf(({ appealedId }) => appealedId),
  ])
  const requests = await findRequests(
    ctx,
    idsOf(({ kind, id }) => (kind === 'verification' ? id : null)),
  )
  const viewers = await viewersOf(ctx, sources.map(caseIdOf))
  const isAlone = await isOnlyAdmin(ctx, sources)
  return sources.map((source) => {
    const one: Omit<ModerationCase, 'actions'> = {
      id: caseIdOf(source),
      kind: source.kind,
      state: source.isPending ? 'pending' : 'resolved',
      reference: source.reference,
      topic: source.topic,
      text: source.text,
      createdAt: source.createdAt.toISOString(),
      listing: of(listings, source.listingId),
      listingTitle: source.listingTitle,
      isAboutTalk: source.conversationId !== null,
      relatedListing: of(listings, source.relatedListingId),
      person: of(people, source.personId),
      writer: of(people, source.writerId),
      contact: contactOf(source),
      verification: source.kind === 'verification' ? of(requests, source.id) : null,
      appealed: of(decisions, source.appealedId),
      suspicion: suspicionOf(source),
      decision: of(decisions, source.settledBy),
      viewer: viewers.get(caseIdOf(source)) ?? null,
    }
    return { ...one, actions: actionsFor(ctx, one, isAlone) }
  })
}

export function caseIdOf({ kind, id }: { kind: TargetKind; id: number }): string {
  return `${kind}-${id}`
}

/** What this administrator can do: nothing about themselves, nor of an appeal against their own word. */
function actionsFor(
  { session }: MemberContext,
  one: Omit<ModerationCase, 'actions'>,
  isAlone: boolean,
): ModerationAction[] {
  const isAboutMe = one.person?.id === session.userId
  const isMyWord = one.appealed?.admin?.id === session.userId && !isAlone
  return isAboutMe || isMyWord ? [] : possibleActions(one)
}

/** Asked only where an appeal is on the page. */
async function isOnlyAdmin(
  { db, session }: MemberContext,
  sources: readonly CaseSource[],
): Promise<boolean> {
  if (!sources.some(({ appealedId }) => appealedId !== null)) return false
  return (await countOtherAdmins(db, session.userId)) === 0
}

function of<T>(all: ReadonlyMap<number, T>, id: number | null): T | null {
  return id === null ? null : (all.get(id) ?? null)
}

function suspicionOf({ score, parts, waitsSince }: CaseSource): Suspicion | null {
  if (score === null || parts === null) return null
  return { score, parts, waitsSince: waitsSince?.toISOString() ?? null }
}

function contactOf({ contactName: name, contactEmail: email, contactSubject }: CaseSource) {
  if (name === null || email === null) return null
  return { name, email, subject: contactSubject ?? '' }
}
