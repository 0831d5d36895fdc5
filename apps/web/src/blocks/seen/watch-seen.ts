// Marks the ads that somebody has opened on this device. Lists come as HTML that is everybody's, so what is one's own is
// marked here, without a byte in the first load. Nothing of it is sent anywhere.
import { readStored, writeStored } from '../../lib/device/storage.ts'
import { watchSession } from '../../lib/session/session.ts'
import { keptFor } from '../../offline/query-cache/store.ts'
import { forgetViewedOfOthers, keepViewed, listViewed } from '../../offline/viewed/viewed-ads.ts'
import './seen-mark.css'

type Opening = {
  /** Tells the path of each page that is opened, also of the present one. */
  onOpened: (listener: (path: string) => void) => void
  /** The ad of a page, once it is there. */
  findListing: (id: number) => Promise<{ userId: number; isForModerators?: true }>
}

/** That something was kept at all: where nothing was, no database is opened for it. */
const viewedKey = 'wepa.viewed'

let seen: ReadonlySet<string> = new Set()

/** From now on, once for the life of the page. */
export function watchSeen({ onOpened, findListing }: Opening): void {
  const page = new MutationObserver((changes) => {
    if (seen.size === 0) return
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) mark(node)
    }
  })
  page.observe(document.body, { childList: true, subtree: true })
  watchSession(() => void show())
  void show()
  onOpened((path) => {
    const id = /^\/listing\/(\d+)$/.exec(path)?.[1]
    if (id !== undefined)
      void findListing(Number(id)).then(
        (ad) => keep(Number(id), ad),
        () => {},
      )
  })
}

/** Not one's own, nor what moderators alone are shown. */
async function keep(id: number, ad: Awaited<ReturnType<Opening['findListing']>>): Promise<void> {
  const person = keptFor()
  if (person === undefined || ad.isForModerators || ad.userId === person) return
  writeStored(viewedKey, 'yes')
  await keepViewed(person, id).catch(() => {})
  await show()
}

async function show(): Promise<void> {
  const person = keptFor()
  if (person === undefined || readStored(viewedKey) === null) return put([])
  await forgetViewedOfOthers(person).catch(() => {})
  const ids = await listViewed(person).catch(() => [])
  // Another person may have come meanwhile, whose own turn follows.
  if (keptFor() === person) put(ids)
}

function put(ids: readonly number[]): void {
  seen = new Set(ids.map(String))
  for (const card of document.querySelectorAll<HTMLElement>('[data-seen]')) {
    delete card.dataset.seen
  }
  if (seen.size > 0) mark(document.body)
}

/** Where all of them were seen (`all-seen`) it says nothing. */
function mark(within: Element): void {
  for (const link of within.querySelectorAll(':is(.tile, .tile-row) a[href^="/listing/"]')) {
    const id = link.getAttribute('href')?.split(/[/?#]/)[2] ?? ''
    const card = link.closest<HTMLElement>('.tile, .tile-row')
    if (card && seen.has(id) && !card.closest('.all-seen')) card.dataset.seen = ''
  }
}
