// Between the password and the code: a ticket, good for a few minutes and a few tries.
import { createHash, randomBytes } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import type { Context } from '../../context.ts'
import { countTicketTry, deleteTicket, deleteTickets, insertTicket } from './second-factors.repo.ts'

const lastsMs = 5 * 60 * 1000
const mostTries = 5

type Ctx = Pick<Context, 'db' | 'clock'>

/** A ticket for whoever typed the right password; the database keeps its hash. */
export async function openTicket(ctx: Ctx, userId: number): Promise<string> {
  const now = ctx.clock.now()
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lastsMs)
  await insertTicket(ctx.db, { tokenHash: hash(ticket), userId, now, expiresAt })
  return ticket
}

/** Counts a try, right or wrong, and answers whose ticket it is. @throws DomainError sign_in_ticket_invalid */
export async function tryTicket(ctx: Ctx, ticket: string): Promise<number> {
  const tried = { tokenHash: hash(ticket), most: mostTries, now: ctx.clock.now() }
  const userId = await countTicketTry(ctx.db, tried)
  if (userId === undefined) throw new DomainError('sign_in_ticket_invalid')
  return userId
}

/** Uses a ticket, once. In the transaction that signs in. @throws DomainError sign_in_ticket_invalid */
export async function spendTicket(tx: Ctx, ticket: string): Promise<void> {
  if (!(await deleteTicket(tx.db, hash(ticket)))) throw new DomainError('sign_in_ticket_invalid')
}

/** Ends the sign-ins of a person that wait for a code: their password may be another one now. */
export async function closeTickets(ctx: Pick<Context, 'db'>, userId: number): Promise<void> {
  await deleteTickets(ctx.db, userId)
}

function hash(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
