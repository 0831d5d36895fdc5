import { DomainError } from '@wepa/domain/error'
import {
  type CaseListing,
  type CaseWithHistory,
  type ModerationAction,
  type ModerationCase,
  parseCaseId,
} from '@wepa/domain/moderation/moderation'
import type { MemberContext } from '../../context.ts'
import { findRemoved } from '../conversations/remove-message.ts'
import { listReportedMessages } from '../reports/list-reported-messages.ts'
import { assembleCases } from './assemble-cases.ts'
import { type CaseSource, findSource } from './cases.repo.ts'
import { listUnsettled, type WhichCases } from './decisions/close.repo.ts'
import { listHistory } from './decisions/decisions.repo.ts'
import { casesAboutMessage } from './decisions/take-message.ts'
import { warnedCases } from './decisions/warn-person.ts'
import { listCompared } from './flags.repo.ts'
import { readCaseListings } from './read-case-listings.ts'

const nothingSaid = { messages: [], messageId: null }
/** Decisions shown beside a case. */
const longestHistory = 50
/** Cases named before a decision closes them too. */
const mostSettled = 100

/**
 * One case by its id ('report-12'), with what was decided before about its ad and its person; also an
 * ad or a person that nobody complained of ('listing-4', 'user-9'). @throws DomainError not_found
 */
export async function getCase(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<CaseWithHistory> {
  const target = parseCaseId(id)
  const source = target && (await findSource(ctx.db, target))
  const [found] = source ? await assembleCases(ctx, [source]) : []
  if (!source || !found) throw new DomainError('not_found')
  const about = { userId: source.personId ?? source.writerId, listingId: source.listingId }
  const said = await readTalk(ctx, source, found)
  return {
    ...found,
    ...said,
    relatedListings: source.kind === 'flag' ? await readCompared(ctx, source.id) : [],
    settles: await readSettled(ctx, source, found),
    history: await listHistory(ctx.db, about, longestHistory),
  }
}

/** What may be read of a conversation: of a report, and of an appeal against what was decided on one. */
async function readTalk(
  ctx: MemberContext,
  { kind, id, appealedId }: CaseSource,
  { appealed }: ModerationCase,
): Promise<Pick<CaseWithHistory, 'messages' | 'messageId'>> {
  if (kind === 'report') return listReportedMessages(ctx, { reportId: id })
  const first = appealed && parseCaseId(appealed.caseId)
  if (first?.kind !== 'report' || appealedId === null) return nothingSaid
  const said = await listReportedMessages(ctx, { reportId: first.id })
  const removed = await findRemoved(ctx, appealedId)
  return { ...said, messageId: removed?.messageId ?? said.messageId }
}

async function readCompared(ctx: MemberContext, flagId: number): Promise<CaseListing[]> {
  const ids = await listCompared(ctx.db, flagId)
  const found = await readCaseListings(ctx, ids)
  return ids.flatMap((listingId) => found.get(listingId) ?? [])
}

/** What else would be closed with the case; nothing where that decision cannot be taken. */
async function readSettled(
  ctx: MemberContext,
  source: CaseSource,
  { id, actions, listing, person }: ModerationCase,
): Promise<CaseWithHistory['settles']> {
  const read = async (action: ModerationAction, which: WhichCases | null) => {
    if (!which || !actions.includes(action)) return []
    const waiting = await listUnsettled(ctx.db, which, mostSettled + 1)
    return waiting.filter((each) => each.id !== id).slice(0, mostSettled)
  }
  return {
    warn_user: await read('warn_user', warnedCases(source)),
    remove_message: await read('remove_message', casesAboutMessage(source)),
    hide_listing: await read('hide_listing', listing && { listingId: listing.id }),
    suspend_user: await read('suspend_user', person && { userId: person.id }),
  }
}
