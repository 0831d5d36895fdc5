import { isNoticeClosed, NOTICE_COOKIE, stormWords } from '@wepa/domain/storms/storm'
import { dateOnly } from '@wepa/domain/text/date'
import { TriangleAlert, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useNow } from '../../lib/head/site.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { keepEssentials } from './keep-essentials.ts'
import { useStorms } from './use-storms.ts'

/** Above every page while a storm is on: where and until when, the way to the essentials, and closing it for the day. */
export function StormNotice() {
  const now = new Date(useNow())
  const storms = useStorms().filter(({ until }) => Date.parse(until) > now.getTime())
  const { isClosed, close } = useClosing()
  useKeeping(storms.length > 0)
  if (isClosed || storms.length === 0) return null
  return (
    <section
      aria-label="Modo tormenta"
      className="storm-notice border-b border-line bg-sol-soft text-ink"
    >
      <div className="page flex items-start gap-3 py-2 text-body">
        <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-3 flex-none" />
        <div className="min-w-0 flex-1 self-center py-1">
          <p className="wrap-anywhere">
            <strong>Modo tormenta.</strong> {storms.map(stormWords).join(' · ')}.{' '}
            {/* A page of its own, so that it is there without the program. */}
            <a
              href="/esenciales"
              className="inline-block py-1 font-semibold text-caribe underline underline-offset-4"
            >
              Agua, plantas y lo esencial por pueblo
            </a>
          </p>
        </div>
        <form method="post" action="/storm-notice" onSubmit={close} className="flex-none">
          <button
            type="submit"
            aria-label="Ocultar este aviso por hoy"
            className="grid size-11 place-items-center rounded-full hover:bg-card"
          >
            <X aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        </form>
      </div>
    </section>
  )
}

const today = () => dateOnly(new Date())

/** With the program no page has to come anew; the server reads the same cookie. */
function useClosing() {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => setClosed(isNoticeClosed(document.cookie, today())), [])
  return {
    isClosed,
    close: (event: FormEvent) => {
      event.preventDefault()
      // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser we serve
      document.cookie = `${NOTICE_COOKIE}=${today()}; Path=/; Max-Age=86400; SameSite=Lax`
      setClosed(true)
    },
  }
}

/** Has the essentials here for when there is no network, and tells the server's pages of the person's region. */
function useKeeping(isOn: boolean): void {
  const { user, status } = useSession()
  const utils = trpc.useUtils()
  const location = user?.location ?? null
  useEffect(() => {
    if (isOn && status !== 'unknown') void keepEssentials(utils, location).catch(() => {})
  }, [isOn, status, location, utils])
}
