// What people and moderators do, for the tests of moderation.
import type { ModerationAction } from '@wepa/domain/moderation/moderation'
import { makeListingInput } from './factories.ts'
import type { Person, Suite } from './harness.ts'

/** The steps in one suite; take it once it has started. */
export function moderationSteps(suite: () => Suite) {
  const list = (admin: Person, query = {}) => suite().asUser(admin).moderation.list(query)
  const caseOf = async (reference: string) => {
    const row = await suite()
      .deps.db.selectFrom('userReports')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return `report-${row.id}`
  }
  return {
    publish: async (seller: Person, input = {}) =>
      (await suite().asUser(seller).listings.publish(makeListingInput(input))).id,
    /** A report of an ad; answers its case. */
    report: async (listingId: number | null, reporter?: Person): Promise<string> => {
      const caller = reporter ? suite().asUser(reporter) : suite().asVisitor()
      const about = { reason: 'fake', description: 'La foto es de otra página', listingId } as const
      return caseOf((await caller.reports.send(about)).reportId)
    },
    /** A report of a conversation, or of one message of it; answers its case. */
    reportTalk: async (
      reporter: Person,
      about: { conversationId: number; messageId?: number },
    ): Promise<string> => {
      const words = { reason: 'inappropriate', description: 'Me ofendió en el chat' } as const
      return caseOf(
        (
          await suite()
            .asUser(reporter)
            .reports.send({ ...words, ...about })
        ).reportId,
      )
    },
    decide: (
      admin: Person,
      id: string,
      action: ModerationAction,
      reason = 'Copia la foto de otra página.',
    ) => suite().asUser(admin).moderation.decide({ id, action, reason }),
    list,
    /** What a person was told, the last first. */
    toldTo: (person: Person) =>
      suite()
        .deps.db.selectFrom('notifications')
        .select(['type', 'title', 'message', 'relatedId'])
        .where('userId', '=', person.id)
        .orderBy('id', 'desc')
        .execute(),
    /** The newest email to somebody, and the key of its appeal. */
    emailTo: async ({ email }: { email: string }) => {
      await suite().workOffQueue()
      const sent = suite().sentMails.findLast(({ to }) => to === email)
      const text = sent?.text ?? ''
      return { subject: sent?.subject, text, key: /\/appeal\/(\S+)/.exec(text)?.[1] ?? 'none' }
    },
    linesAbout: (person: Person) =>
      suite()
        .deps.db.selectFrom('moderationDecisions')
        .selectAll()
        .where('subjectUserId', '=', person.id)
        .orderBy('id')
        .execute(),
  }
}
