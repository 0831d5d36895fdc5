// SQL of the account in a person's export.
import type { Database } from '../../db/database.ts'
import { averageOf } from '../../db/sql/hidden-ratings.ts'

/**
 * The account itself, of its six tables: without the hash of its password, and without the payment provider's
 * names for it.
 */
export async function findAccount(
  db: Database,
  userId: number,
  now: Date,
): Promise<object | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('personPlans', 'personPlans.userId', 'users.id')
    .innerJoin('assistantUses as uses', 'uses.userId', 'users.id')
    .innerJoin('businessProfiles as business', 'business.userId', 'users.id')
    .innerJoin('notificationPreferences as wants', 'wants.userId', 'users.id')
    .leftJoin('weeklySummaries as weekly', 'weekly.userId', 'users.id')
    .leftJoin('followNotices as followed', 'followed.userId', 'users.id')
    .select(['users.id', 'username', 'users.email', 'fullName', 'users.phone', 'location'])
    .select(['profileImageUrl', 'bio', 'role', 'totalSales'])
    .select([averageOf('seller', now).as('sellerRating')])
    .select([averageOf('buyer', now).as('buyerRating')])
    .select(['totalPurchases', 'users.isVerified', 'verificationLevel', 'allowPhoneContact'])
    .select(['accountType', 'business.name as businessName', 'business.address as businessAddress'])
    .select(['business.phone as businessPhone', 'business.license as businessLicense'])
    .select(['business.description as businessDescription'])
    .select(['business.category as businessCategory', 'business.website as businessWebsite'])
    .select(['business.hours as businessHours', 'business.isVerified as businessVerified'])
    .select(['plan as subscriptionPlan', 'expiresAt as subscriptionExpiry'])
    .select(['personPlans.status as subscriptionStatus', 'personPlans.trialEndsAt'])
    .select(['uses.count as aiUsageCount', 'uses.monthEndsAt as aiUsageResetDate'])
    .select(['uses.trialFrom as aiTrialFrom', 'uses.lastAnalysisAt as aiLastAnalysisAt'])
    .select(['lastLoginAt', 'loginCount'])
    .select(['wants.email as emailNotifications', 'wants.push as pushNotifications'])
    .select(['wants.priceDrops'])
    .select((eb) => eb.fn.coalesce('weekly.isWanted', eb.lit(true)).as('weeklySummary'))
    .select((eb) => eb.fn.coalesce('followed.isWanted', eb.lit(true)).as('followedAds'))
    .select(['suspendedAt', 'suspendedUntil', 'closedAt', 'createdAt', 'updatedAt'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
