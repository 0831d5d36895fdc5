// A person as they see themselves, for the tests of every package.
import type { SelfUser } from '../src/people/user.ts'

const joinedAt = '2026-01-15T12:00:00.000Z'

/** Ana, who signs in with a personal account on the free plan. */
export function makeUser(changes: Partial<SelfUser> = {}): SelfUser {
  return {
    id: 1,
    username: 'ana',
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    phone: null,
    bio: null,
    location: null,
    profileImageUrl: null,
    isVerified: false,
    hasProBadge: false,
    allowPhoneContact: false,
    sellerRating: '0.00',
    buyerRating: '0.00',
    totalSales: 0,
    totalPurchases: 0,
    verificationLevel: 0,
    role: 'user',
    accountType: 'personal',
    business: null,
    businessName: null,
    businessAddress: null,
    businessPhone: null,
    businessLicense: null,
    businessDescription: null,
    businessCategory: null,
    businessWebsite: null,
    businessHours: null,
    businessVerified: false,
    subscriptionPlan: 'free',
    subscriptionExpiry: null,
    subscriptionStatus: 'active',
    trialEndsAt: null,
    aiUsageCount: 0,
    aiUsageResetDate: null,
    lastLoginAt: null,
    loginCount: 1,
    createdAt: joinedAt,
    updatedAt: joinedAt,
    ...changes,
  }
}
