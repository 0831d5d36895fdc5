// Whether all that was written up to a second is there, and nothing of the time after it.
import type { Written } from '../faults/load.ts'
import { queryOnce } from '../faults/world.ts'
import type { Cluster } from './cluster.ts'
import type { Report } from './report.ts'

/** What happened, by `Date.now()`. */
export type History = {
  /** When the backup began, and when it was done. */
  began: number
  backedUpAt: number
  /** The second that the database went back to. */
  target: number
  /** When the wrong delete was committed. */
  deletedAt: number
  /** Titles of the ads that it took. */
  deleted: readonly string[]
  /** When nobody could write any more, and when people could again. */
  stoppedAt: number
  backAt: number
  /** How many ads the look of the guide showed before people were let in. */
  seen: number
}

export type Writings = {
  written: readonly Written[]
  /** Those of them that are ads with a photo. */
  photographed: readonly Written[]
}

/** Counts by what people were told, row by row and picture by picture. */
export async function judgeRestored(
  cluster: Cluster,
  history: History,
  writings: Writings,
): Promise<Report> {
  const reports = [
    await judgeWritten(cluster, history, writings.written),
    await judgeAds(cluster, history, writings.written),
    await judgePhotos(cluster, history, writings.photographed),
  ]
  return {
    figures: reports.flatMap(({ figures }) => figures),
    wrong: reports.flatMap(({ wrong }) => wrong),
  }
}

async function judgeWritten(
  { database }: Cluster,
  { began, backedUpAt, target, deletedAt, stoppedAt, backAt }: History,
  written: readonly Written[],
): Promise<Report> {
  const { rows } = await queryOnce(
    database.DATABASE_DIRECT_URL,
    `select content as text, count(*)::int from messages group by 1
     union all select title, count(*)::int from listings group by 1`,
  )
  const times = new Map<string, number>(rows.map(({ text, count }) => [text, count]))
  const timesOf = ({ text }: Written) => times.get(text) ?? 0
  const acknowledged = (from: number, to: number) =>
    written.filter(({ acknowledged: at }) => at !== undefined && at > from && at <= to)
  const before = acknowledged(0, target)
  const undone = acknowledged(deletedAt, stoppedAt).filter(({ firstSent }) => firstSent > deletedAt)
  const later = acknowledged(backAt, Infinity)
  const lost = (some: readonly Written[]) => some.filter((one) => timesOf(one) === 0).length
  const stayed = undone.length - lost(undone)
  const doubled = written.filter((one) => timesOf(one) > 1).length
  return {
    figures: [
      `backed up in ${seconds(backedUpAt - began)} s, while ${acknowledged(began, backedUpAt).length} writes were acknowledged`,
      `${before.length} writes acknowledged up to the second before: ${lost(before)} lost`,
      `${undone.length} after the delete: ${stayed} still there`,
      `${later.length} once people could write again: ${lost(later)} lost; ${doubled} doubled in all`,
      `nobody could write for ${seconds(backAt - stoppedAt)} s`,
    ],
    wrong: [
      ...(before.length < 20 ? ['hardly anything was written before'] : []),
      ...(undone.length === 0 ? ['nothing was written after the delete'] : []),
      ...(later.length < 20 ? ['hardly anything was written afterwards'] : []),
      ...(lost(before) + lost(later) > 0 ? ['acknowledged writes are missing'] : []),
      ...(stayed > 0 ? ['something of after the delete is there'] : []),
      ...(doubled > 0 ? ['writes are there twice'] : []),
    ],
  }
}

/**
 * Whatever ad the delete took is back, but those of the part of a second between the target and the delete; and one
 * that was published while it ran, which it never saw.
 */
async function judgeAds(
  { database }: Cluster,
  { target, stoppedAt, deleted, seen }: History,
  written: readonly Written[],
): Promise<Report> {
  const { rows } = await queryOnce(database.DATABASE_DIRECT_URL, 'select title from listings')
  const there = new Set<string>(rows.map(({ title }) => title))
  const taken = new Set(deleted)
  const gone = new Set(deleted.filter((title) => !there.has(title)))
  const unseen = written.filter(
    ({ table, text, acknowledged = Infinity }) =>
      table === 'listings' && acknowledged <= stoppedAt && there.has(text) && !taken.has(text),
  ).length
  const isLate = ({ text, acknowledged }: Written) =>
    gone.has(text) && !(acknowledged !== undefined && acknowledged <= target)
  const late = written.filter(isLate).length
  return {
    figures: [
      `${deleted.length} ads deleted, ${seen} back, ${late} were published after the second, ${unseen} while it ran`,
    ],
    wrong:
      seen + gone.size === deleted.length + unseen && late === gone.size
        ? []
        : ['ads do not count as before'],
  }
}

async function judgePhotos(
  { database, store, webUrl }: Cluster,
  { target }: History,
  photographed: readonly Written[],
): Promise<Report> {
  const { rows } = await queryOnce(
    database.DATABASE_DIRECT_URL,
    `select photos.hash, listings.title from photos left join listings on listings.id = photos.listing_id
     where photos.hash is not null`,
  )
  const files = new Set<string>()
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await store.pictures.list({ after, limit: 1000 })
    for (const { name } of page.files) files.add(name)
    after = page.next
  }
  const names = rows.flatMap(({ hash }) => [`uploads/${hash}.webp`, `thumbnails/${hash}.webp`])
  const missing = names.filter((name) => !files.has(name)).length
  const hashOf = new Map<string, string>(rows.map(({ title, hash }) => [title, hash]))
  const due = photographed.filter(({ acknowledged: at }) => at !== undefined && at <= target)
  const bare = due.filter(({ text }) => !hashOf.has(text)).length
  const statuses = await Promise.all(
    due.map(async ({ text }) => (await fetch(`${webUrl}/uploads/${hashOf.get(text)}.webp`)).status),
  )
  const hidden = statuses.filter((status) => status !== 200).length
  return {
    figures: [
      `${rows.length} photos in rows, ${missing} of their ${names.length} files missing; ` +
        `${due.length} ads with a photo up to the second before, ${bare} without it, ${hidden} not shown`,
    ],
    wrong: [
      ...(due.length === 0 ? ['no ad with a photo was published before'] : []),
      ...(missing + bare + hidden > 0 ? ['photos and rows do not agree'] : []),
    ],
  }
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10
}
