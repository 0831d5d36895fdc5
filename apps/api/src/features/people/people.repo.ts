import { DomainError } from '@wepa/domain/error'
import type { PlanId } from '@wepa/domain/payments/plan'
import type { AccountType, PublicProfile, SelfUser } from '@wepa/domain/people/user'
import { sql } from 'kysely'
import type { Database, ReadDatabase } from '../../db/database.ts'
import { selectProfiles, selectSelves, toProfile, toSelf } from '../../db/sql/person-rows.ts'

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
  const { id } = await db
    .insertInto('users')
    .values({ ...user, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(translateTaken)
  // A trigger has made the rows of their plan, uses, business and preferences.
  return toSelf(
    await selectSelves(db, now).where('users.id', '=', id).executeTakeFirstOrThrow(),
    now,
  )
}

/** Changes what is given, keeps the rest. @throws DomainError username_taken or email_taken */
export async function updateUser(
  db: Database,
  id: number,
  change: UserChange,
  now: Date,
): Promise<SelfUser | undefined> {
  const { own, business } = splitChange(change)
  await db
    .updateTable('users')
    .set({ ...own, updatedAt: now })
    .where('id', '=', id)
    .execute()
    .catch(translateTaken)
  if (Object.values(business).some((value) => value !== undefined)) {
    await db.updateTable('businessProfiles').set(business).where('userId', '=', id).execute()
  }
  return findSelf(db, id, now)
}

/** What is stored with the person, and what with their business. */
function splitChange(change: UserChange) {
  const {
    businessName: name,
    businessAddress: address,
    businessPhone: phone,
    businessLicense: license,
    businessDescription: description,
    businessCategory: category,
    businessWebsite: website,
    businessHours: hours,
    ...own
  } = change
  return { own, business: { name, address, phone, license, description, category, website, hours } }
}

/** What is decided by while a person's row is held. Moments are UTC; `until` ends the plan in force. */
export type LockedPerson = {
  id: number
  email: string
  phone: string | null
  fullName: string
  businessName: string | null
  businessLicense: string | null
  closedAt: Date | null
  plan: PlanId
  until: Date | null
  trialEndsAt: Date | null
  customerId: string | null
  isSuspended: boolean
}

export async function selectLocked(
  db: Database,
  id: number,
  isLeaving: boolean,
): Promise<LockedPerson | undefined> {
  const person = db
    .selectFrom('users')
    .innerJoin('personPlans', 'personPlans.userId', 'users.id')
    .innerJoin('businessProfiles as business', 'business.userId', 'users.id')
    .select(['users.id', 'email', 'users.phone', 'fullName', 'closedAt'])
    .select(['business.name as businessName', 'business.license as businessLicense'])
    .select(['plan', 'expiresAt as until', 'personPlans.trialEndsAt', 'customerId'])
    .select(sql<boolean>`suspended_at is not null`.as('isSuspended'))
    .where('users.id', '=', id)
  // Every row that is read is held: of one that is only joined a waiting reader gets what stood before the wait.
  return (isLeaving ? person.forUpdate() : person.forNoKeyUpdate()).executeTakeFirst()
}

/** A person as they see themselves. */
export async function findSelf(db: Database, id: number, now: Date): Promise<SelfUser | undefined> {
  const row = await selectSelves(db, now).where('users.id', '=', id).executeTakeFirst()
  return row && toSelf(row, now)
}

/** A person as everybody sees them; nobody while they are suspended. */
export async function findProfile(
  db: ReadDatabase,
  id: number,
  now: Date,
): Promise<PublicProfile | undefined> {
  const row = await selectProfiles(db, now)
    .where('users.id', '=', id)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
  return row && toProfile(row, now)
}

/** A person who is suspended, as they were seen before. */
export async function findSuspended(
  db: ReadDatabase,
  id: number,
  now: Date,
): Promise<PublicProfile | undefined> {
  const row = await selectProfiles(db, now)
    .where('users.id', '=', id)
    .where('suspendedAt', 'is not', null)
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
    .innerJoin('notificationPreferences as wants', 'wants.userId', 'users.id')
    .select(['users.id as userId', 'users.email', 'fullName'])
    .select(sql<boolean>`wants.email and suspended_at is null`.as('wantsEmails'))
    .where('id', '=', id)
    .executeTakeFirst()
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
