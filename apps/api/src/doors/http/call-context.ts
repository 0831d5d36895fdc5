// Who makes a documented call: a person with a session, or a program with a token of its owner.
import { TOKEN_PREFIX, type TokenScope } from '@wepa/domain/developers/api-token'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Deps } from '../../context.ts'
import { noteTokenUse, openApiToken } from '../../features/api-tokens/open-token.ts'
import { bearerOf, contextOf, noteAccount, visitorOf } from './request-context.ts'

export type Call = {
  method: string
  /** As documented, with `{id}` for what varies. */
  path: string
  /** What a token needs for it; without one tokens are refused. */
  scope?: TokenScope | undefined
  isForEveryone?: boolean
}

/**
 * The context of a documented call; each use of a token is noted once its answer has left.
 * @throws DomainError business_required, token_scope, rate_limited
 */
export async function contextOfCall(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, path, scope, isForEveryone = false }: Call,
): Promise<Context> {
  const secret = bearerOf(request)
  if (!secret?.startsWith(TOKEN_PREFIX)) return contextOf(deps, request)
  const { ctx, token } = await openApiToken(visitorOf(deps, request), secret, {
    scope,
    isForEveryone,
  })
  if (token) {
    noteAccount(request, token.userId)
    const call = `${method.toUpperCase()} ${path}`
    reply.raw.once('finish', () => {
      void noteTokenUse(deps, { tokenId: token.id, call, status: reply.statusCode })
    })
  }
  return ctx
}
