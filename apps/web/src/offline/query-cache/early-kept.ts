// The first thing that runs in the page without content (scripts/shell-page-plugin.ts): without network, what its
// screen is made of comes from the device while the program itself is still being read. Imports nothing that others need,
// or it would wait for them; `store.ts` decides whose the rows are.
import type { KeptRow } from '../browser-db/tables.ts'
import { partsId, type ScreenParts } from './screen-parts.ts'

/** What was kept for the person of last time; undefined where nothing is read early, or reading fails. */
export const earlyRows: Promise<readonly KeptRow[] | undefined> = readEarly().catch(() => undefined)

async function readEarly(): Promise<readonly KeptRow[] | undefined> {
  const parts = findParts()
  if (!parts) return undefined
  for (const file of parts.files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
  const user: { id?: number } | null = JSON.parse(localStorage.getItem('wepa.user') ?? 'null')
  return readNewest(user?.id ?? 0, ...parts.kept)
}

function findParts(): ScreenParts | undefined {
  if (typeof document === 'undefined' || navigator.onLine) return undefined
  const listed = document.getElementById(partsId)?.textContent
  const screens: Record<string, ScreenParts> = JSON.parse(listed ?? '{}')
  return screens[location.pathname.split('/', 2)[1]?.toLowerCase() ?? '']
}

/** By the browser's own hand: Dexie takes longer to start than this takes to read. */
async function readNewest(userId: number, group: string, most: number): Promise<KeptRow[]> {
  const database = await openExisting()
  try {
    return await new Promise((done, fail) => {
      const rows: KeptRow[] = []
      const cursors = database
        .transaction('kept')
        .objectStore('kept')
        .index('[userId+group+keptAt]')
        .openCursor(IDBKeyRange.bound([userId, group, ''], [userId, group, '\uffff']), 'prev')
      cursors.onerror = () => fail(cursors.error)
      cursors.onsuccess = () => {
        const cursor = cursors.result
        if (cursor) rows.push(cursor.value)
        if (cursor && rows.length < most) cursor.continue()
        else done(rows)
      }
    })
  } finally {
    // An open connection would hold up the tables' next version.
    database.close()
  }
}

function openExisting(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('wepa')
    // There is none: the tables are made where they are described.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => fail(opening.error)
    opening.onsuccess = () => done(opening.result)
  })
}
