// One click out of the emails (RFC 8058): a mail service posts to the very address that people open.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { visitorOf } from './http/request-context.ts'
import { createCaller } from './router.ts'

/** `POST /unsubscribe?token=…` of a saved search, `?weekly=…` of the weekly email. Opening the address alone does nothing: mail scanners open every link. */
export async function registerUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (oneClick) => {
    // 'List-Unsubscribe=One-Click', as a form of either kind: that it came says it all.
    oneClick.removeAllContentTypeParsers()
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    oneClick.post<{ Querystring: { token?: unknown; weekly?: unknown } }>(
      '/unsubscribe',
      { bodyLimit: 10_000 },
      async (request) => {
        const { token, weekly } = request.query
        const caller = createCaller(visitorOf(deps, request))
        if (typeof weekly === 'string') {
          return caller.businessAnalytics.endSummaries({ token: weekly })
        }
        return caller.savedSearches.unsubscribe({ token: typeof token === 'string' ? token : '' })
      },
    )
  })
}
