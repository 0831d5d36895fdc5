import { TEAM_ROLES } from '@wepa/domain/teams/team'
import { TEAM_ACTIONS } from '@wepa/domain/teams/team-actions'
import { mayCall, teamCalls } from '@wepa/domain/teams/team-calls'
import { describe, expect, test } from 'vitest'
import { appRouter } from '../router.ts'

/** The procedures by their full names, as they lie at run time. */
function proceduresOf(record: object): [call: string, procedure: { _def: { type: string } }][] {
  return Object.entries(record)
}

describe('what people of a team may call', () => {
  test('is named for procedures that there are, and for no other', () => {
    const all = new Set(Object.keys(appRouter._def.procedures))
    expect(teamCalls.filter((call) => !all.has(call))).toEqual([])
  })

  test('has a line in the log for each change, but where nothing of the business changes', () => {
    const quiet =
      `auth.logout teams.stopActing listings.trackClick listings.trackView searchMisses.report
      visits.report warnings.giveExample warnings.judge warnings.takeBackExamples assistant.analyzePhoto assistant.chat assistant.chatInPieces assistant.enhance
      conversations.markRead conversations.typing dismissals.add dismissals.remove favorites.add favorites.remove follows.add follows.remove imports.read
      notifications.markAllRead notifications.markRead photos.upload savedSearches.markSeen featured.refresh managers.markRead`.split(
        /\s+/,
      )
    const changes = proceduresOf(appRouter._def.procedures)
      .filter(([call, { _def }]) => _def.type === 'mutation' && teamCalls.includes(call))
      .map(([call]) => call)
    expect(changes.filter((call) => !quiet.includes(call) && !TEAM_ACTIONS[call])).toEqual([])
    expect(quiet.filter((call) => TEAM_ACTIONS[call])).toEqual([])
  })

  test.each([
    'account.delete account.changePassword account.export apiTokens.create apiTokens.list auth.sessions',
    'auth.endOtherSessions secondFactor.begin passkeys.add proof.byPassword subscriptions.subscribe',
    'subscriptions.cancel verifications.request verifications.decide admin.stats moderation.list',
    'payments.revenue teams.accept teams.actFor teams.leave queue.failed managers.accounts',
  ])('never holds %s', (calls) => {
    for (const call of calls.split(' ')) {
      expect(TEAM_ROLES.filter((role) => mayCall(role, call))).toEqual([])
    }
  })
})
