// The ads that a person has dismissed leave every list. Lists come as HTML that is everybody's, so what is one's own is
// taken out here, without a byte in the first load.
import type { DismissalInput } from '@wepa/domain/people/dismissal'
import { readStored, writeStored } from '../../lib/device/storage.ts'
import { readPerson, watchSession } from '../../lib/session/session.ts'
import type { ApiClient } from '../../lib/trpc.ts'

let dismissed: ReadonlySet<string> = new Set()
let api: ApiClient | undefined

/** From now on, once for the life of the page. */
export function watchDismissed(client: ApiClient): void {
  api = client
  const page = new MutationObserver((changes) => {
    if (dismissed.size === 0) return
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) mark(node)
    }
  })
  page.observe(document.body, { childList: true, subtree: true })
  watchSession(() => void refresh())
  void refresh()
}

/** Dismisses an ad or a seller, or takes that back. @throws what the call throws */
export async function setDismissed(input: DismissalInput, isDismissed: boolean): Promise<void> {
  if (!api) return
  await (isDismissed ? api.dismissals.add.mutate(input) : api.dismissals.remove.mutate(input))
  await refresh()
}

/** At first what the device remembers, then what the server says. */
async function refresh(): Promise<void> {
  const person = readPerson()
  if (!person || !api) return show([])
  const key = `wepa.dismissed.${person.userId}`
  show((readStored(key) ?? '').split(',').filter(Boolean))
  const ids = await api.dismissals.listingIds.query().catch(() => undefined)
  if (!ids || readPerson()?.userId !== person.userId) return
  writeStored(key, ids.join(','))
  show(ids.map(String))
}

function show(ids: readonly string[]): void {
  dismissed = new Set(ids)
  for (const card of document.querySelectorAll<HTMLElement>('[data-dismissed]')) {
    card.hidden = false
    delete card.dataset.dismissed
  }
  mark(document.body)
}

/** Cards of lists alone: one's favorites, and the page of a seller, show what they are asked for. */
function mark(within: Element): void {
  if (dismissed.size === 0 || window.location.pathname.startsWith('/seller/')) return
  for (const link of within.querySelectorAll('li > :is(.tile, .tile-row) a[href^="/listing/"]')) {
    const id = link.getAttribute('href')?.split(/[/?#]/)[2] ?? ''
    const card = link.closest('li')
    if (!card || !dismissed.has(id)) continue
    card.hidden = true
    card.dataset.dismissed = ''
  }
}
