// What the demo people had confirmed about themselves, and what waits for the administrator.
import type { VerificationType } from '@wepa/domain/trust/verification'
import type { Person } from './demo.ts'
import { DEMO_ID } from './people.ts'
import type { Row } from './row.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The types of a person with this many approved verifications. */
export function approvedTypes(person: Person): VerificationType[] {
  // The demo seller's email is left for whoever wants to see the code arrive.
  const order: VerificationType[] =
    person.id === DEMO_ID
      ? ['phone']
      : person.business
        ? ['email', 'business', 'phone']
        : ['email', 'phone', 'identity']
  return order.slice(0, person.verificationLevel)
}

/** Rows of `user_verifications`, the oldest first. */
export function verificationRows(people: readonly Person[], now: Date): Row[] {
  const approved = people.flatMap((person) =>
    approvedTypes(person).map((type, i) => {
      const at = new Date(person.createdAt.getTime() + (i + 1) * DAY)
      return { ...request(person, type, at), status: 'approved', verified_at: at.toISOString() }
    }),
  )
  const open = people.filter(({ id, role }) => role === 'user' && id % 20 === 14)
  const waiting = open.map((person, i) =>
    request(
      person,
      person.business ? 'address' : 'business',
      new Date(now.getTime() - (30 - i) * HOUR),
    ),
  )
  const refused = people
    .filter(({ id }) => id === DEMO_ID)
    .map((person) => ({
      ...request(person, 'identity', new Date(now.getTime() - 3 * DAY)),
      status: 'rejected',
      notes: 'La foto salió borrosa y no se lee el número. Envíala de nuevo con más luz.',
    }))
  return [...approved, ...waiting, ...refused].map((row, i) => ({ id: i + 1, ...row }))
}

/** What a business is registered under. */
export function licenseNumber({ id }: Pick<Person, 'id'>): string {
  return `RC-${20_000 + id * 31}`
}

function request(person: Person, type: VerificationType, at: Date): Row {
  const { email, phone, business, town, id } = person
  const targets: Partial<Record<VerificationType, string>> = { email, phone }
  return {
    user_id: id,
    verification_type: type,
    status: 'pending',
    target: targets[type] ?? null,
    document_data: {
      documentNumber: type === 'identity' ? `PR-${7_300_000 + id * 137}` : null,
      businessName: type === 'business' ? (business?.name ?? `Servicios ${person.fullName}`) : null,
      licenseNumber: type === 'business' ? licenseNumber(person) : null,
      address: type === 'address' ? `Calle Principal ${id}, ${town.name}, Puerto Rico` : null,
    },
    code_tries: 0,
    verified_at: null,
    notes: null,
    created_at: at.toISOString(),
  }
}
