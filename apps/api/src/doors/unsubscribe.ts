// One click out of the emails (RFC 8058): a mail service posts to the very address that people open.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { visitorOf } from './http/request-context.ts'
import { createCaller } from './router.ts'

type Query = { token?: unknown; weekly?: unknown; followed?: unknown }

/** `POST /unsubscribe?token=…` of a saved search, `?weekly=…` of the weekly email, `?followed=…` of new ads of those one follows. Opening the address alone does nothing: mail scanners open every link. */
export async function registerUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (oneClick) => {
    // 'List-Unsubscribe=One-Click', as a form of either kind: that it came says it all.
    oneClick.removeAllContentTypeParsers()
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    oneClick.post<{ Querystring: Query }>(
      '/unsubscribe',
      { bodyLimit: 10_000 },
      async (request) => {
        const { token, weekly, followed } = request.query
        const caller = createCaller(visitorOf(deps, request))
        if (typeof weekly === 'string') {
          return caller.businessAnalytics.endSummaries({ token: weekly })
        }
        if (typeof followed === 'string') return caller.follows.endNotices({ token: followed })
        return caller.savedSearches.unsubscribe({ token: typeof token === 'string' ? token : '' })
      },
    )
  })
}
