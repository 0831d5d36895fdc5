// A proxy that TRUST_PROXY does not name: everybody behind it shares its address, and so its limits.
import type { FastifyInstance } from 'fastify'

/** Says once that X-Forwarded-For came from somebody whose word does not count; anybody may send it. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    // Of an untrusted sender Fastify keeps the connection's address alone.
    if (!isSaid && request.headers['x-forwarded-for'] && (request.ips?.length ?? 1) === 1) {
      isSaid = true
      request.log.warn(
        { peer: request.ip },
        'X-Forwarded-For came from an untrusted peer and was ignored: if it is your proxy, name it in TRUST_PROXY',
      )
    }
    done()
  })
}
