import {
  type DeskFindings,
  type DeskQuestion,
  MOST_FOUND,
  readDeskSearch,
} from '@wepa/domain/moderation/desk-search'
import { parseCaseId } from '@wepa/domain/moderation/moderation'
import type { MemberContext } from '../../../context.ts'
import { assembleCases } from '../assemble-cases.ts'
import { findCasePeople } from '../case-parts.repo.ts'
import { findSource } from '../cases.repo.ts'
import { readCaseListings } from '../read-case-listings.ts'
import {
  findCasesByReference,
  findContactsByEmail,
  findListingsByEmail,
  findListingsByPhone,
  findListingsByWords,
  findPeopleByEmail,
  findPeopleByPhone,
  findPeopleByWords,
  findReportsOfGoneAds,
} from './desk-search.repo.ts'
import { noteSearch } from './note-search.ts'

/** What a question found, before it is read: ids of cases ('report-12'), people and ads, the best first. */
type Found = { cases: string[]; people: number[]; listings: number[] }

const nothing: Found = { cases: [], people: [], listings: [] }
/** One more than is shown tells whether there is more. */
const limit = MOST_FOUND + 1

/**
 * Finds people, ads and cases for a moderator, in whatever state they are. Looking for somebody by email or phone
 * leaves a line in the audit trail. Whoever calls must have asked whether this is an administrator.
 * @throws DomainError validation for less than three letters, rate_limited
 */
export async function searchDesk(
  ctx: MemberContext,
  { text }: { text: string },
): Promise<DeskFindings> {
  await ctx.limiter.consume('deskSearch', { account: ctx.session.userId })
  const question = readDeskSearch(text)
  const found = await find(ctx, question)
  const findings = await readFound(ctx, found)
  if (question.by === 'email' || question.by === 'phone') {
    // Nobody is shown anything that the trail does not say.
    await noteSearch(ctx, question, findings)
  }
  return findings
}

async function find({ db }: MemberContext, question: DeskQuestion): Promise<Found> {
  switch (question.by) {
    case 'target':
      return ofTarget(question)
    case 'number':
      return { ...nothing, people: [question.id], listings: [question.id] }
    case 'reference':
      return (await findCasesByReference(db, question.reference))
        .flatMap((id) => parseCaseId(id) ?? [])
        .map(ofTarget)
        .reduce(together, nothing)
    case 'email': {
      const contacts = await findContactsByEmail(db, question.email, limit)
      return {
        cases: contacts.map((id) => `contact-${id}`),
        people: await findPeopleByEmail(db, question.email, limit),
        listings: await findListingsByEmail(db, question.email, limit),
      }
    }
    case 'phone':
      return {
        cases: [],
        people: await findPeopleByPhone(db, question.phone, limit),
        listings: await findListingsByPhone(db, question.phone, limit),
      }
    case 'words': {
      const reports = await findReportsOfGoneAds(db, question.words, limit)
      return {
        cases: reports.map((id) => `report-${id}`),
        people: await findPeopleByWords(db, question, limit),
        listings: await findListingsByWords(db, question.words, limit),
      }
    }
  }
}

/** An ad and a person are shown as such, everything else as a case. */
function ofTarget({ kind, id }: { kind: string; id: number }): Found {
  if (kind === 'listing') return { ...nothing, listings: [id] }
  if (kind === 'user') return { ...nothing, people: [id] }
  return { ...nothing, cases: [`${kind}-${id}`] }
}

function together(one: Found, other: Found): Found {
  return {
    cases: [...new Set([...one.cases, ...other.cases])],
    people: [...new Set([...one.people, ...other.people])],
    listings: [...new Set([...one.listings, ...other.listings])],
  }
}

/** What is gone meanwhile, or never was, is left out. */
async function readFound(ctx: MemberContext, found: Found): Promise<DeskFindings> {
  const shown = {
    cases: found.cases.slice(0, MOST_FOUND),
    people: found.people.slice(0, MOST_FOUND),
    listings: found.listings.slice(0, MOST_FOUND),
  }
  const sources = []
  for (const id of shown.cases) {
    const target = parseCaseId(id)
    const source = target && (await findSource(ctx.db, target))
    if (source) sources.push(source)
  }
  const people = await findCasePeople(ctx.db, shown.people)
  const listings = await readCaseListings(ctx, shown.listings)
  return {
    cases: await assembleCases(ctx, sources),
    people: shown.people.flatMap((id) => people.get(id) ?? []),
    listings: shown.listings.flatMap((id) => listings.get(id) ?? []),
    more: (['cases', 'people', 'listings'] as const).filter(
      (group) => found[group].length > MOST_FOUND,
    ),
  }
}
