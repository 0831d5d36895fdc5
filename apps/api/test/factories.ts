// Things in the database, with one line for what matters to the test.
import { randomBytes } from 'node:crypto'
import type { PublishInput } from '@wepa/domain/listings/input'
import type { SelfUser } from '@wepa/domain/people/user'
import type * as z from 'zod/mini'
import type { Deps } from '../src/context.ts'
import { createUser } from '../src/features/people/create-user.ts'

type PublishPayload = z.input<typeof PublishInput>

type UserInput = Partial<Omit<Parameters<typeof createUser>[1], 'passwordHash'>> & {
  role?: 'user' | 'admin'
  subscriptionPlan?: 'free' | 'pro' | 'business'
  /** Without one nothing ends the plan. */
  subscriptionExpiry?: Date | null
}

/** A person. Their password opens nothing: tests of signing in register for themselves. */
export async function makeUser(
  deps: Pick<Deps, 'db' | 'clock'>,
  { role = 'user', subscriptionPlan = 'free', subscriptionExpiry = null, ...input }: UserInput = {},
): Promise<SelfUser> {
  const tag = randomBytes(5).toString('hex')
  const user = await createUser(deps, {
    username: `u_${tag}`,
    email: `u_${tag}@ejemplo.pr`,
    fullName: `Prueba ${tag}`,
    phone: null,
    location: null,
    passwordHash: 'none',
    ...input,
  })
  await deps.db.updateTable('users').set({ role }).where('id', '=', user.id).execute()
  await deps.db
    .updateTable('personPlans')
    .set({ plan: subscriptionPlan, expiresAt: subscriptionExpiry })
    .where('userId', '=', user.id)
    .execute()
  return { ...user, role, subscriptionPlan }
}

/** What a person sends to publish an ad. */
export function makeListingInput(input: Partial<PublishPayload> = {}): PublishPayload {
  return {
    title: `Bicicleta de prueba ${randomBytes(4).toString('hex')}`,
    description: 'Bicicleta en buen estado, poco uso.',
    price: '$150',
    location: 'Ponce, Sur',
    contactEmail: 'vende@ejemplo.pr',
    contactPhone: '787-555-0134',
    categoryId: 9,
    images: [],
    ...input,
  }
}
