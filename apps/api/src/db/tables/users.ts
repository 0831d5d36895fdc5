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
  businessName: string | null
  businessAddress: string | null
  businessPhone: string | null
  businessLicense: string | null
  businessDescription: string | null
  businessCategory: string | null
  businessWebsite: string | null
  businessHours: string | null
  businessVerified: Generated<boolean>
  subscriptionPlan: Generated<'free' | 'pro' | 'business'>
  subscriptionExpiry: NullableTimestamp
  subscriptionStatus: Generated<string>
  paymentCustomerId: string | null
  paymentSubscriptionId: string | null
  trialEndsAt: NullableTimestamp
  aiUsageCount: Generated<number>
  aiUsageResetDate: NullableTimestamp
  aiTrialFrom: NullableTimestamp
  lastLoginAt: NullableTimestamp
  loginCount: Generated<number>
  emailNotifications: Generated<boolean>
  pushNotifications: Generated<boolean>
  suspendedAt: NullableTimestamp
  /** Deleted by its person, and erased after the grace time; suspended as well meanwhile. */
  closedAt: NullableTimestamp
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Row of `account_erasures`: an account that is gone for everybody, whose rows go in parts. */
export type AccountErasuresTable = { userId: number; begunAt: Date }
