import * as z from 'zod/mini'
import { PlanId } from '../payments/plan.ts'
import { isUploadUrl } from '../photos/photo.ts'
import { count, decimal, id, moment } from '../scalar.ts'
import { optionalPhone } from '../text/phone.ts'
import {
  emailAddress,
  form,
  line,
  nullWhenBlank,
  optionalLine,
  optionalText,
  requiredLine,
  secretText,
} from '../text/text.ts'

export const Role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof Role>

export const MIN_PASSWORD = 6
/** What is asked of a password that is changed in the settings, and advised wherever one is chosen. */
export const ADVISED_PASSWORD = 8
export const MAX_PASSWORD = 128

/** What an ad shows of its seller. */
export const PublicUser = z.object({
  id: id(),
  fullName: z.string(),
  username: z.string(),
  isVerified: z.boolean(),
  /** On a paid plan: says who pays, not who was verified. */
  hasProBadge: z.boolean(),
  allowPhoneContact: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
})
export type PublicUser = z.infer<typeof PublicUser>

export const ACCOUNT_TYPES = ['personal', 'business'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** What everyone may see of a business; `isVerified` by an approved business verification alone. */
export const PublicBusiness = z.object({
  name: z.nullable(z.string()),
  category: z.nullable(z.string()),
  description: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  license: z.nullable(z.string()),
  isVerified: z.boolean(),
})
export type PublicBusiness = z.infer<typeof PublicBusiness>

/** What everyone may see of a person; `business` null for a personal account. `isForModerators`: suspended, and only shown because a moderator asks; no device may keep it. Ratings are decimals: '4.50', '0.00' without any. */
export const PublicProfile = z.extend(PublicUser, {
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  sellerRating: decimal(),
  buyerRating: decimal(),
  totalSales: count(),
  verificationLevel: count(),
  business: z.nullable(PublicBusiness),
  createdAt: moment(),
  isForModerators: z.exactOptional(z.literal(true)),
})
export type PublicProfile = z.infer<typeof PublicProfile>

/** What a person sees of themselves. `phone` and `businessPhone` as '(787) 555-0123'. */
export const SelfUser = z.extend(PublicProfile, {
  email: z.string(),
  phone: z.nullable(z.string()),
  totalPurchases: count(),
  role: Role,
  accountType: z.enum(ACCOUNT_TYPES),
  businessName: z.nullable(z.string()),
  businessAddress: z.nullable(z.string()),
  businessPhone: z.nullable(z.string()),
  businessLicense: z.nullable(z.string()),
  businessDescription: z.nullable(z.string()),
  businessCategory: z.nullable(z.string()),
  businessWebsite: z.nullable(z.string()),
  businessHours: z.nullable(z.string()),
  businessVerified: z.boolean(),
  subscriptionPlan: PlanId,
  subscriptionExpiry: z.nullable(moment()),
  subscriptionStatus: z.string(),
  trialEndsAt: z.nullable(moment()),
  aiUsageCount: count(),
  aiUsageResetDate: z.nullable(moment()),
  lastLoginAt: z.nullable(moment()),
  loginCount: count(),
  updatedAt: moment(),
})
export type SelfUser = z.infer<typeof SelfUser>

/** What login and register answer. */
export const SignedIn = z.object({ token: z.string(), user: SelfUser })
export type SignedIn = z.infer<typeof SignedIn>

/** Register. Unknown fields are dropped. */
export const RegisterInput = form({
  username: username(),
  email: emailAddress('Invalid email address'),
  password: newPassword(MIN_PASSWORD, 'La contraseña debe tener al menos 6 caracteres'),
  fullName: fullName(),
  phone: optionalPhone(),
  location: optionalLine(120),
  deviceId: deviceId(),
})
export type RegisterInput = z.infer<typeof RegisterInput>

/** Login; `username` may be an email address. */
export const LoginInput = form({
  username: requiredLine(254, 'Username is required'),
  password: existingPassword('Password is required'),
  deviceId: deviceId(),
})
export type LoginInput = z.infer<typeof LoginInput>

/** The profile form: only what is present changes; null or blank clears an optional field. */
export const ProfilePatch = form({
  username: z.optional(username()),
  fullName: z.optional(fullName()),
  email: z.optional(emailAddress('Invalid email address')),
  /** Asked for when the email changes. */
  currentPassword: z.optional(existingPassword('Escribe tu contraseña actual')),
  phone: optionalPhone(),
  location: optionalLine(120),
  bio: optionalText(1000),
  profileImageUrl: profileImage(),
  allowPhoneContact: z.optional(z.boolean('Debe ser verdadero o falso')),
  accountType: z.optional(z.enum(ACCOUNT_TYPES, 'Tipo de cuenta inválido')),
  businessName: optionalLine(120),
  businessAddress: optionalLine(300),
  businessPhone: optionalPhone(),
  businessLicense: optionalLine(60),
  businessDescription: optionalText(2000),
  businessCategory: optionalLine(80),
  businessWebsite: website(),
  businessHours: optionalText(300),
})
export type ProfilePatch = z.infer<typeof ProfilePatch>

/** A password that is being chosen. */
export function newPassword(min: number, tooShort: string) {
  return secretText(tooShort).check(
    z.minLength(min, tooShort),
    z.maxLength(MAX_PASSWORD, `La contraseña no puede pasar de ${MAX_PASSWORD} caracteres`),
  )
}

/** A password that is being checked: never hashed when it is longer than any password can be. */
export function existingPassword(required: string) {
  return secretText(required).check(
    z.minLength(1, required),
    z.maxLength(MAX_PASSWORD, `La contraseña no puede pasar de ${MAX_PASSWORD} caracteres`),
  )
}

/** A random id that an app keeps, to know its device again; what is none counts as missing. */
export function deviceId() {
  return z.catch(z.optional(z.uuid()), undefined)
}

function username() {
  return z
    .string('Username must be at least 3 characters')
    .check(
      z.trim(),
      z.minLength(3, 'Username must be at least 3 characters'),
      z.maxLength(30, 'Username must be less than 30 characters'),
      z.regex(
        /^[A-Za-z0-9_-]*$/,
        'Username can only contain letters, numbers, underscores, and hyphens',
      ),
    )
}

function fullName() {
  return requiredLine(100, 'Full name is required')
}

/** An address of the web; without a scheme, https. Nothing else becomes a link. */
function website() {
  const message = 'Escribe una dirección como https://minegocio.com'
  const address = line(200).check(
    z.overwrite((text) =>
      text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`,
    ),
    z.refine((text) => text === '' || isWebAddress(text), message),
  )
  return z.optional(nullWhenBlank(address))
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu.test(text)
}

/** Kept as it is sent: an address with a pass would not open for long. */
function isOwnFace(url: string): boolean {
  return isUploadUrl(url) && !url.includes('?')
}

function profileImage() {
  const message = 'Imagen de perfil inválida'
  return z.optional(
    nullWhenBlank(
      z.string(message).check(z.refine((url) => url === '' || isOwnFace(url), message)),
    ),
  )
}
