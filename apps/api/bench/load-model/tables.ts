// What is printed: tables in Markdown, as they stand in docs/scale.md, and what was taken for granted.
import { cpus } from 'node:os'
import type { Step } from './climb.ts'
import type { Driven } from './drive.ts'
import type { Result } from './measure.ts'
import { assumed, cdnCache, connectionsToReplica, island, pageCache, perPerson } from './shares.ts'
import {
  type Cost,
  eachPart,
  failuresIn,
  listFailures,
  loadOf,
  type Need,
  needOf,
  type Plan,
  parts,
} from './sums.ts'

/** What one of each kind costs, how many were carried and how fast. */
export function kindsTable({ rows, costs, opening, processes }: Result): string {
  const others = [
    ['opening a socket', opening],
    ['1,000 sockets held, a second', times(1000, costs.socket)],
    [`a process idle, a second (of ${processes})`, costs.idle],
    ['one more replica known to a process, a second', costs.probe],
  ] as const
  return table(
    ['', 'server', 'primary', 'replica', 'client', 'a second', 'median', 'p99', 'failed'],
    [
      ...rows.map(({ kind, cost, client, driven }) => [
        kind,
        ...parts.map((part) => milliseconds(cost[part])),
        milliseconds(client),
        ...speedOf(driven),
      ]),
      ...others.map(([name, cost]) => [
        name,
        ...parts.map((part) => milliseconds(cost[part])),
        ...Array.from({ length: 5 }, () => ''),
      ]),
    ],
  )
}

function speedOf({ perSecond, median, p99, failures }: Driven): string[] {
  return [perSecond.toFixed(1), median.toFixed(0), p99.toFixed(0), failed(failures)]
}

/** How each number of people was carried, and whether the costs add up to what was spent. */
export function stepsTable({ steps }: Result, aim: number): string {
  return table(
    [
      'people',
      'pages a second: median, p99',
      'searches a second: median, p99',
      'messages: median, p99',
      'failed',
      'cores: server, primary, replica',
      'expected',
      'client',
      'carried',
    ],
    steps.map((step) => [
      String(step.people),
      ...speeds(step),
      failed(failuresOf(step)),
      coresOf(step.load),
      coresOf(step.expected),
      (step.client / 1000).toFixed(2),
      isCarried(step, aim) ? 'yes' : 'no',
    ]),
  )
}

const pageKinds = ['kept list page', 'kept ad page', 'rendered ad page'] as const

function speeds({ driven }: Step): string[] {
  const pages = pageKinds.flatMap((kind) => driven.get(kind) ?? [])
  const perSecond = pages.reduce((sum, each) => sum + each.perSecond, 0)
  const slowest = pages.toSorted((a, b) => b.p99 - a.p99).at(0)
  const search = driven.get('search')
  const message = driven.get('message')
  return [
    `${perSecond.toFixed(0)}: ${slow(slowest)}`,
    `${(search?.perSecond ?? 0).toFixed(0)}: ${slow(search)}`,
    slow(message),
  ]
}

function slow(driven: Driven | undefined): string {
  return driven ? `${driven.median.toFixed(0)}, ${driven.p99.toFixed(0)} ms` : '-'
}

/** Of all kinds, each under its name. */
function failuresOf({ driven }: Step): Driven['failures'] {
  const named = [...driven].flatMap(([kind, { failures }]) =>
    [...failures].map(([what, count]) => [`${kind}: ${what}`, count] as const),
  )
  return new Map(named)
}

function failed(failures: Driven['failures']): string {
  return failures.size === 0 ? '0' : `${failuresIn(failures)} (${listFailures(failures)})`
}

/** Nothing failed, and of each kind but publishing 99 of 100 came within the aim. */
function isCarried(step: Step, aim: number): boolean {
  const timed = [...step.driven].filter(([kind]) => kind !== 'ad with photos')
  return failuresOf(step).size === 0 && timed.every(([, { p99 }]) => p99 <= aim)
}

/**
 * What a thousand of all who are there at once cost by each configuration, beside what its processes cost without anybody:
 * cores of server, primary and replica, with every view a page, and with 9 of 10 in the app.
 */
export function thousandTable(results: readonly Result[]): string {
  return table(
    [
      'processes, replicas',
      'cores of 1,000 people: pages',
      'in the app',
      'MB of their sockets',
      'a process: cores idle',
      'MB',
      'its connections: MB at the primary, a replica',
      'load average before, after',
    ],
    results.map(({ processes, replicas, costs, memory, busy }) => [
      `${processes}, ${replicas}`,
      ...[asPages, inApp].map((plan) => {
        const { mix } = needOf(island.atOnce, { costs, memory, replicas }, plan)
        return coresOf(loadOf(1000, costs, mix, { processes: 0, known: 0 }))
      }),
      (1000 * perPerson.sockets * memory.socket).toFixed(0),
      coresOf(costs.idle),
      memory.process.toFixed(0),
      `${memory.connections.primary.toFixed(0)}, ${memory.connections.replica.toFixed(0)}`,
      busyOf(busy),
    ]),
  )
}

/** As a column of a table shows it. */
export function busyOf({ before, after }: Result['busy']): string {
  return `${before.toFixed(1)}, ${after.toFixed(1)}`
}

const asPages: Plan = {
  inApp: 0,
  cache: pageCache,
  place: 'each process',
  mostKnown: Number.POSITIVE_INFINITY,
}
const inApp: Plan = { ...asPages, inApp: 0.9 }
const plans: readonly (readonly [string, Plan])[] = [
  ['as it is, every view a page', asPages],
  ['the same, each process told of 2 replicas', { ...asPages, mostKnown: 2 }],
  ['as it is, 9 of 10 views in the app', inApp],
  [
    `pages kept by a CDN for ${cdnCache.lifetime} s`,
    { ...asPages, cache: cdnCache, place: 'a CDN' },
  ],
  [
    '50,000 pages kept for 10 min, for all processes together',
    { ...asPages, cache: { size: 50_000, lifetime: 600 }, place: 'one for all' },
  ],
]

/** What all people at once would need, by where their views are answered and how many replicas each process is told of. */
export function needsTable(result: Result): string {
  return table(
    [
      `${island.atOnce.toLocaleString('en')} people`,
      'ads’ pages found kept',
      'processes',
      `replicas of ${assumed.replicaCores} cores`,
      'cores used: server, primary, replicas',
      'GB: server',
      'GB of connections: primary, each replica',
      'connections at each replica, at most',
    ],
    plans.map(([name, plan]) => needRow(name, needOf(island.atOnce, result, plan))),
  )
}

function needRow(name: string, need: Need): string[] {
  const { processes, replicas, mix, load, connections } = need
  const gigabytes = eachPart((part) => need.megabytes[part] / 1024)
  return [
    name,
    `${(mix.hits * 100).toFixed(0)} %`,
    String(processes),
    String(replicas),
    coresOf(load),
    gigabytes.server.toFixed(1),
    `${gigabytes.primary.toFixed(1)}, ${gigabytes.replica.toFixed(1)}`,
    connections.toLocaleString('en'),
  ]
}

/** What the figures rest on and nobody has measured. */
export function assumptions(ads: number, hits: number): string {
  const { listShare, listAddresses, exponent, busy, replicaCores } = assumed
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return [
    `Measured on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, with ${ads.toLocaleString('en')} ads; client, server and databases share them.`,
    'More processes than cores tell what they cost and hold, and nothing of how much they carry.',
    'CPU in milliseconds. Times in milliseconds, from a machine that others use too.',
    `Costs grow in proportion to people: linear from what was measured to ${island.atOnce.toLocaleString('en')}.`,
    `Of page views ${percent(listShare)} are of ${listAddresses} shared addresses, which each process renders anew every ${pageCache.lifetime} seconds; the others are of ads.`,
    `In the steps ${percent(hits)} of ads' pages are found kept; in the extrapolation as many as a page cache finds of ${assumed.ads.toLocaleString('en')} ads by Zipf's law with exponent ${exponent}.`,
    `A process and a database are planned to be busy ${percent(busy)} of the time.`,
    `There are as many replicas of ${replicaCores} cores as the reads need. A process asks each one that it is told of how far it has come, ten times a second.`,
    `A process opens at most ${connectionsToReplica} connections to each replica; their memory is as measured with one replica, which served all reads.`,
    'Pictures, scripts and styles come from a CDN or the store; nothing of them is counted. Suggestions are not among the shares.',
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}

function coresOf(load: Cost): string {
  return parts.map((part) => (load[part] / 1000).toFixed(2)).join(', ')
}

function times(count: number, cost: Cost): Cost {
  return eachPart((part) => count * cost[part])
}

function milliseconds(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
