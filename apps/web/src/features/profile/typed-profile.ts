// What stands in the fields of the profile form, and how the domain reads it.
import { type AccountType, ProfilePatch, type SelfUser } from '@wepa/domain/people/user'
import type { Resolver } from 'react-hook-form'
import { readForm } from '../../lib/forms/read-form.ts'

export const profileFields = [
  'profileImageUrl',
  'fullName',
  'username',
  'email',
  'currentPassword',
  'phone',
  'location',
  'bio',
  'accountType',
  'businessName',
  'businessCategory',
  'businessDescription',
  'businessAddress',
  'businessPhone',
  'businessWebsite',
  'businessHours',
  'businessLicense',
] as const satisfies readonly (keyof ProfilePatch)[]

type ProfileField = (typeof profileFields)[number]

/** The fields as typed: every one a text, '' when empty. */
export type TypedProfile = Record<Exclude<ProfileField, 'accountType'>, string> & {
  accountType: AccountType
}

export function typedProfile(user: SelfUser): TypedProfile {
  return {
    profileImageUrl: user.profileImageUrl ?? '',
    fullName: user.fullName,
    username: user.username,
    email: user.email,
    currentPassword: '',
    phone: user.phone ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
    accountType: user.accountType,
    businessName: user.businessName ?? '',
    businessCategory: user.businessCategory ?? '',
    businessDescription: user.businessDescription ?? '',
    businessAddress: user.businessAddress ?? '',
    businessPhone: user.businessPhone ?? '',
    businessWebsite: user.businessWebsite ?? '',
    businessHours: user.businessHours ?? '',
    businessLicense: user.businessLicense ?? '',
  }
}

/** Checks the fields that are in sight with the schema of the call. */
export const profileResolver: Resolver<TypedProfile, unknown, ProfilePatch> = (
  typed,
  _context,
  options,
) => readForm(ProfilePatch, inSight(typed), options)

/** What the server is told: what was changed alone, so that a form left open overwrites nothing else. */
export function changesOf(
  typed: TypedProfile,
  dirty: Partial<Record<string, unknown>>,
): ProfilePatch {
  return ProfilePatch.parse(pick(inSight(typed), (name) => Boolean(dirty[name])))
}

/** A personal account has no fields of a business to mend; the password need not be given. */
function inSight(typed: TypedProfile): Partial<TypedProfile> {
  const isBusiness = typed.accountType === 'business'
  return pick(
    typed,
    (name) =>
      (isBusiness || !name.startsWith('business')) &&
      (name !== 'currentPassword' || typed.currentPassword !== ''),
  )
}

function pick(
  typed: Partial<TypedProfile>,
  isWanted: (name: string) => boolean,
): Partial<TypedProfile> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => isWanted(name)))
}
