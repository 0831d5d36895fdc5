import type { Tables } from '../../db/tables.ts'

/** Tables with a person in them that are not exported, and why. */
export const notExported: Readonly<Partial<Record<keyof Tables, string>>> = {
  accountErasures: 'who is in it has no account any more to ask from',
  personPlans: 'part of the account',
  assistantUses: 'part of the account',
  businessProfiles: 'part of the account',
  notificationPreferences: 'part of the account',
  weeklySummaries: 'part of the account',
  followNotices: 'part of the account',
  newListings: 'when own ads came into the lists, for a month; the ads say it themselves',
  sellersWithNews: 'that own ads are new, for minutes',
  searchAppearances:
    'words that others looked for; those that may be named stand in the tables of the analytics',
  ratingSums: 'adds up the ratings, which are there one by one',
  inventoryChanges: 'how own ads were before a change of many, for an hour',
  verificationOpenings: 'what the administration opened for everybody, as its log of work',
  passwordResets: 'a hash and two times: nothing of the person',
  recoveryCodes: 'hashes of codes: nothing of the person',
  passkeyChallenges: 'random bytes and a time, for minutes',
  signInTickets: 'a hash and a time, for minutes',
  signInMarks: 'hashes of devices and networks, which only tell whether they were seen before',
  firstMessages: 'that they began a conversation, for a day; the conversations say it themselves',
  scoredPeople: 'when the machine last counted what they do, for a day',
  stormActs: 'what administrators did for everybody, as their log of work',
  moderationClaims: 'which case an administrator has open, for seconds',
  conversationAssignments: 'who of a team looks after what, as its order of work',
  assistantCalls: 'stands for the seconds of a call; the uses are counted on the account',
}
