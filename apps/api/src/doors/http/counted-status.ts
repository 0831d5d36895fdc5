// Which status an answer counts as: a batch of calls (207) as its worst one, or what failed in it would be hidden.
import type { FastifyReply, FastifyRequest } from 'fastify'

const worst = new WeakMap<FastifyRequest, number>()

/** Notes that a call of a batch was answered with this status. */
export function noteCallStatus(request: FastifyRequest, status: number): void {
  worst.set(request, Math.max(status, worst.get(request) ?? 0))
}

export function countedStatus(request: FastifyRequest, { statusCode }: FastifyReply): number {
  return statusCode === 207 ? (worst.get(request) ?? statusCode) : statusCode
}
