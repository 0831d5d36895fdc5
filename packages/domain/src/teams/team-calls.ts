// Which procedures people of a team may call for their business, by the least role. What is not named here they may not:
// passwords, keys, sessions, one's data, payments and the administration stay with the account itself.
import type { TeamRole } from './team.ts'
import { isAtLeast } from './team.ts'

const calls: Readonly<Record<TeamRole, string>> = {
  reader: `
    auth.me auth.logout teams.acting teams.stopActing
    account.preferences assistant.access blocks.list blocks.state
    businessAnalytics.all businessAnalytics.answers businessAnalytics.funnel businessAnalytics.prices
    businessAnalytics.searches categories.attributes categories.get categories.list
    contact.send
    conversations.awayReply conversations.changedMessages conversations.get conversations.list conversations.messages conversations.quickAnswers conversations.search conversations.unreadCount
    conversations.writers
    dismissals.list dismissals.listingIds favorites.ids favorites.list favorites.state
    featured.last featured.mine featured.networks featured.remaining featured.report featured.shareTexts
    follows.followers follows.ids follows.list follows.newAds
    imports.feed imports.get imports.list imports.rows inventory.list
    listings.browse listings.countByMunicipality listings.countFacets listings.get listings.ofSeller listings.priceHistory listings.search listings.similar listings.trackClick listings.trackView meetings.shared meetings.upcoming
    notifications.list notifications.unreadCount offers.floor photos.linked photos.size push.state
    ratings.invitation ratings.list ratings.waiting
    savedSearches.feed savedSearches.list savedSearches.newAds savedSearches.pageList
    searchMisses.report stats.get storms.essentials storms.now subscriptions.awaited subscriptions.status suggestions.list
    teams.assignments teams.list trust.score
    users.get users.lastSeen users.listings users.recentlyViewed users.sellerComparison users.sellerStats
    users.sellerTrend verifications.list verifications.open visits.report warnings.judge warnings.ownExamples`,
  seller: `
    assistant.analyzePhoto assistant.chat assistant.chatInPieces assistant.enhance assistant.publish
    blocks.add blocks.remove conversations.mark conversations.markRead conversations.send conversations.sendPhotos conversations.setQuickAnswers conversations.start conversations.typing
    dismissals.add dismissals.remove favorites.add favorites.remove
    follows.add follows.remove imports.cancel imports.confirm imports.read imports.readFeedNow
    inventory.changeMany inventory.copy inventory.setReference inventory.undo
    listings.edit listings.publish listings.remove listings.renew listings.setStatus
    meetings.answer meetings.propose meetings.share meetings.step meetings.unshare
    notifications.markAllRead notifications.markRead offers.answer offers.make offers.setFloor photos.upload
    ratings.give reports.send
    savedSearches.change savedSearches.markSeen savedSearches.pageRemove savedSearches.pageSave savedSearches.remove
    savedSearches.save teams.assign warnings.giveExample warnings.takeBackExamples`,
  owner: `
    account.setPreferences cards.setup conversations.setAwayReply
    featured.move featured.promote featured.refresh featured.upgrade
    imports.removeFeed imports.setFeed
    managers.markRead managers.messages managers.mine managers.write
    photos.uploadProfileImage savedSearches.closeFeed savedSearches.openFeed
    teams.actions teams.cancelInvitation teams.invite teams.remove teams.setRole
    users.update webhooks.create webhooks.deliveries webhooks.list webhooks.ping webhooks.remove webhooks.sendAgain`,
}

const least = new Map(
  (['reader', 'seller', 'owner'] as const).flatMap((role) =>
    calls[role]
      .trim()
      .split(/\s+/)
      .map((call) => [call, role] as const),
  ),
)

/** All procedures that somebody of a team may call. */
export const teamCalls: readonly string[] = [...least.keys()]

/** Whether somebody of a role may call a procedure ('listings.edit') for their business. */
export function mayCall(role: TeamRole, call: string): boolean {
  const needed = least.get(call)
  return needed !== undefined && isAtLeast(role, needed)
}
