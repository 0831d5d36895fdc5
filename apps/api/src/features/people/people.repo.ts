import { DomainError } from '@wepa/domain/error'
import { hasProBadge, type PlanId } from '@wepa/domain/payments/plan'
import { planInForce } from '@wepa/domain/payments/subscription'
import type { AccountType, PublicBusiness, PublicProfile, SelfUser } from '@wepa/domain/people/user'
import { displayPhone } from '@wepa/domain/text/phone'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { UsersTable } from '../../db/tables/users.ts'

export type NewUser = {
  username: string
  email: string
  passwordHash: string
  fullName: string
  phone: string | null
  location: string | null
  now: Date
}

export type UserChange = {
  username?: string | undefined
  email?: string | undefined
  fullName?: string | undefined
  phone?: string | null | undefined
  location?: string | null | undefined
  bio?: string | null | undefined
  profileImageUrl?: string | null | undefined
  allowPhoneContact?: boolean | undefined
  accountType?: AccountType | undefined
  businessName?: string | null | undefined
  businessAddress?: string | null | undefined
  businessPhone?: string | null | undefined
  businessLicense?: string | null | undefined
  businessDescription?: string | null | undefined
  businessCategory?: string | null | undefined
  businessWebsite?: string | null | undefined
  businessHours?: string | null | undefined
}

/** Stores a person. @throws DomainError username_taken or email_taken, however the value is written */
export async function insertUser(db: Database, { now, ...user }: NewUser): Promise<SelfUser> {
  const row = await db
    .insertInto('users')
    .values({ ...user, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(translateTaken)
  return toSelf(row, now)
}

/** Changes what is given, keeps the rest. @throws DomainError username_taken or email_taken */
export async function updateUser(
  db: Database,
  id: number,
  change: UserChange,
  now: Date,
): Promise<SelfUser | undefined> {
  const row = await db
    .updateTable('users')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch(translateTaken)
  return row && toSelf(row, now)
}

/** What is decided by while a person's row is held. Moments are UTC; `until` ends the plan in force. */
export type LockedPerson = Pick<
  UserRow,
  'id' | 'email' | 'fullName' | 'businessName' | 'businessLicense' | 'closedAt' | 'trialEndsAt'
> & { plan: PlanId; until: Date | null; customerId: string | null; isSuspended: boolean }

export async function selectLocked(
  db: Database,
  id: number,
  isLeaving: boolean,
): Promise<LockedPerson | undefined> {
  const person = db
    .selectFrom('users')
    .select(['id', 'email', 'fullName', 'businessName', 'businessLicense'])
    .select(['closedAt', 'trialEndsAt', 'paymentCustomerId as customerId'])
    .select(['subscriptionPlan as plan', 'subscriptionExpiry as until'])
    .select(sql<boolean>`suspended_at is not null`.as('isSuspended'))
    .where('id', '=', id)
  return (isLeaving ? person.forUpdate() : person.forNoKeyUpdate()).executeTakeFirst()
}

/** A person as they see themselves. */
export async function findSelf(db: Database, id: number, now: Date): Promise<SelfUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toSelf(row, now)
}

/** A person as everybody sees them; nobody while they are suspended. */
export async function findProfile(
  db: Database,
  id: number,
  now: Date,
): Promise<PublicProfile | undefined> {
  const row = await db
    .selectFrom('users')
    .select(PROFILE_COLUMNS)
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
  return row && toProfile(row, now)
}

/** True for an account that was made after `since`. */
export async function isJoinedAfter(db: Database, userId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Where to write to a person, and whether they want to be written to about what others do. */
export async function findRecipient(
  db: Database,
  id: number,
): Promise<{ userId: number; email: string; fullName: string; wantsEmails: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email', 'fullName'])
    .select(sql<boolean>`email_notifications and suspended_at is null`.as('wantsEmails'))
    .where('id', '=', id)
    .executeTakeFirst()
}

type UserRow = Selectable<UsersTable>

const PROFILE_COLUMNS = [
  'id',
  'fullName',
  'username',
  'isVerified',
  'subscriptionPlan',
  'subscriptionExpiry',
  'allowPhoneContact',
  'profileImageUrl',
  'bio',
  'location',
  'sellerRating',
  'buyerRating',
  'totalSales',
  'verificationLevel',
  'accountType',
  'businessName',
  'businessAddress',
  'businessPhone',
  'businessLicense',
  'businessDescription',
  'businessCategory',
  'businessWebsite',
  'businessHours',
  'businessVerified',
  'createdAt',
] as const

type ProfileRow = Pick<UserRow, (typeof PROFILE_COLUMNS)[number]>

function toProfile(row: ProfileRow, now: Date): PublicProfile {
  const { subscriptionPlan: plan, subscriptionExpiry: until } = row
  return {
    id: row.id,
    fullName: row.fullName,
    username: row.username,
    isVerified: row.isVerified,
    hasProBadge: hasProBadge(planInForce({ plan, until }, now)),
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

function toSelf(row: UserRow, now: Date): SelfUser {
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
    subscriptionPlan: row.subscriptionPlan,
    subscriptionExpiry: toMoment(row.subscriptionExpiry),
    subscriptionStatus: row.subscriptionStatus,
    trialEndsAt: toMoment(row.trialEndsAt),
    aiUsageCount: row.aiUsageCount,
    aiUsageResetDate: toMoment(row.aiUsageResetDate),
    lastLoginAt: toMoment(row.lastLoginAt),
    loginCount: row.loginCount,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function toMoment(date: Date | null): string | null {
  return date?.toISOString() ?? null
}

/** The unique indexes decide who was first; their names tell which value is taken. */
function translateTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'users_username_key') {
    const message = 'Ese nombre de usuario ya está en uso. Elige otro.'
    throw new DomainError('username_taken', { issues: [{ path: 'username', message }] })
  }
  if (constraint === 'users_email_key') {
    const message = 'Ya existe una cuenta con ese correo electrónico.'
    throw new DomainError('email_taken', { issues: [{ path: 'email', message }] })
  }
  throw error
}
