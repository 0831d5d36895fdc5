import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Row of `users`. Ratings are decimal strings of two places. */
export type UsersTable = {
  id: Generated<number>
  username: string
  email: string
  passwordHash: string
  fullName: string
  phone: string | null
  location: string | null
  profileImageUrl: string | null
  bio: string | null
  role: Generated<'user' | 'admin'>
  sellerRating: Generated<string>
  buyerRating: Generated<string>
  totalSales: Generated<number>
  totalPurchases: Generated<number>
  isVerified: Generated<boolean>
  verificationLevel: Generated<number>
  allowPhoneContact: Generated<boolean>
  accountType: Generated<'personal' | 'business'>
  lastLoginAt: NullableTimestamp
  loginCount: Generated<number>
  suspendedAt: NullableTimestamp
  /** When the suspension ends by itself. It stays where they came in before their ads were brought back. */
  suspendedUntil: NullableTimestamp
  /** Deleted by its person, and erased after the grace time; suspended as well meanwhile. */
  closedAt: NullableTimestamp
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Row of `person_plans`, one for each person: what they pay for, and the payment provider's names for it. */
export type PersonPlansTable = {
  userId: number
  plan: Generated<'free' | 'pro' | 'business'>
  /** The plan is in force until then; null for one that nothing ends. */
  expiresAt: NullableTimestamp
  status: Generated<string>
  customerId: string | null
  providerId: string | null
  trialEndsAt: NullableTimestamp
}

/** Row of `assistant_uses`, one for each person: `count` of this trial or paid month. */
export type AssistantUsesTable = {
  userId: number
  count: Generated<number>
  monthEndsAt: NullableTimestamp
  /** When a trial was given anew; without it the trial began with the account. */
  trialFrom: NullableTimestamp
  /** When a photo was last made into an ad. */
  lastAnalysisAt: NullableTimestamp
}

/** Row of `business_profiles`, one for each person, empty for most. */
export type BusinessProfilesTable = {
  userId: number
  name: string | null
  address: string | null
  phone: string | null
  license: string | null
  description: string | null
  category: string | null
  website: string | null
  hours: string | null
  isVerified: Generated<boolean>
}

/** Row of `notification_preferences`, one for each person: by which ways they want to hear of things. */
export type NotificationPreferencesTable = {
  userId: number
  email: Generated<boolean>
  push: Generated<boolean>
  priceDrops: Generated<boolean>
}

/** Row of `account_erasures`: an account that is gone for everybody, whose rows go in parts. */
export type AccountErasuresTable = { userId: number; begunAt: Date }
