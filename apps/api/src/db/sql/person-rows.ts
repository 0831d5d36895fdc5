// A person's rows, read together: as everybody sees the person, and as they see themselves.
import { hasProBadge } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import type { PublicBusiness, PublicProfile, SelfUser } from '@wepa/domain/people/user'
import { displayPhone } from '@wepa/domain/text/phone'
import type { Database, ReadDatabase } from '../database.ts'
import { averageOf } from './hidden-ratings.ts'

/** What a public profile is made of; `toProfile` says what of it is shown. */
export const selectProfiles = (db: ReadDatabase, now: Date) =>
  db
    .selectFrom('users')
    .innerJoin('personPlans', 'personPlans.userId', 'users.id')
    .innerJoin('businessProfiles as business', 'business.userId', 'users.id')
    .select(['users.id', 'fullName', 'username', 'users.isVerified'])
    .select(['allowPhoneContact', 'profileImageUrl', 'bio', 'location', 'accountType'])
    .select([
      averageOf('seller', now).as('sellerRating'),
      averageOf('buyer', now).as('buyerRating'),
    ])
    .select(['totalSales', 'verificationLevel', 'createdAt'])
    .select(['plan', 'expiresAt as until'])
    .select([
      'business.name as businessName',
      'business.address as businessAddress',
      'business.phone as businessPhone',
      'business.license as businessLicense',
      'business.description as businessDescription',
      'business.category as businessCategory',
      'business.website as businessWebsite',
      'business.hours as businessHours',
      'business.isVerified as businessVerified',
    ])

/** The same with what only the person sees. */
export const selectSelves = (db: Database, now: Date) =>
  selectProfiles(db, now)
    .innerJoin('assistantUses as uses', 'uses.userId', 'users.id')
    .select(['email', 'users.phone', 'role', 'totalPurchases', 'lastLoginAt', 'loginCount'])
    .select(['personPlans.status as planStatus', 'personPlans.trialEndsAt', 'updatedAt'])
    .select(['uses.count as usesCount', 'uses.monthEndsAt as usesMonthEndsAt'])

type RowsOf<Select extends (db: Database, now: Date) => { execute: () => Promise<unknown[]> }> =
  Awaited<ReturnType<ReturnType<Select>['execute']>>[number]

type ProfileRow = RowsOf<typeof selectProfiles>
type SelfRow = RowsOf<typeof selectSelves>

export function toProfile(row: ProfileRow, now: Date): PublicProfile {
  return {
    id: row.id,
    fullName: row.fullName,
    username: row.username,
    isVerified: row.isVerified,
    hasProBadge: hasProBadge(planInForce(row, now)),
    allowPhoneContact: row.allowPhoneContact,
    profileImageUrl: row.profileImageUrl,
    bio: row.bio,
    location: row.location,
    sellerRating: row.sellerRating,
    buyerRating: row.buyerRating,
    totalSales: row.totalSales,
    verificationLevel: row.verificationLevel,
    business: row.accountType === 'business' ? toBusiness(row) : null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The telephone as the person allows it, like that of an ad. */
function toBusiness(row: ProfileRow): PublicBusiness {
  const isCallable = row.allowPhoneContact && row.businessPhone
  return {
    name: row.businessName,
    category: row.businessCategory,
    description: row.businessDescription,
    address: row.businessAddress,
    phone: isCallable ? displayPhone(isCallable) : null,
    website: row.businessWebsite,
    hours: row.businessHours,
    license: row.businessLicense,
    isVerified: row.businessVerified,
  }
}

export function toSelf(row: SelfRow, now: Date): SelfUser {
  return {
    ...toProfile(row, now),
    email: row.email,
    phone: row.phone && displayPhone(row.phone),
    totalPurchases: row.totalPurchases,
    role: row.role,
    accountType: row.accountType,
    businessName: row.businessName,
    businessAddress: row.businessAddress,
    businessPhone: row.businessPhone && displayPhone(row.businessPhone),
    businessLicense: row.businessLicense,
    businessDescription: row.businessDescription,
    businessCategory: row.businessCategory,
    businessWebsite: row.businessWebsite,
    businessHours: row.businessHours,
    businessVerified: row.businessVerified,
    subscriptionPlan: row.plan,
    subscriptionExpiry: toMoment(row.until),
    subscriptionStatus: row.planStatus,
    trialEndsAt: toMoment(row.trialEndsAt),
    aiUsageCount: row.usesCount,
    aiUsageResetDate: toMoment(row.usesMonthEndsAt),
    lastLoginAt: toMoment(row.lastLoginAt),
    loginCount: row.loginCount,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function toMoment(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
