// The alert rules and the dashboard: they parse, and every metric and label that they name is served.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type Suite, startSuite } from '../../test/harness.ts'
import { readMetrics } from '../../test/servers/read-metrics.ts'
import { startServer } from '../../test/servers/server-process.ts'
import { jobKinds } from '../db/queue/kinds.ts'
import type { Provider } from './work-metrics.ts'

const folder = join(import.meta.dirname, '../../../../deploy/observability')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

const common = { expr: z.string(), labels: z.optional(z.object({ severity: z.string() })) }
const Rule = z.union([
  z.strictObject({ ...common, record: z.string() }),
  z.strictObject({
    ...common,
    alert: z.string(),
    for: z.optional(z.string()),
    labels: z.object({ severity: z.enum(['page', 'ticket']) }),
    annotations: z.strictObject({ summary: z.string(), description: z.optional(z.string()) }),
  }),
])
const Rules = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Rule) })),
})
const Panel = z.object({
  title: z.string(),
  targets: z._default(z.array(z.object({ expr: z.string() })), []),
})
const Dashboard = z.object({ title: z.string(), panels: z.array(Panel) })

const rules = Rules.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules)
const panels = Dashboard.parse(JSON.parse(read('dashboard.json'))).panels
/** As Grafana fills it in. */
const filledIn = (expr: string) => expr.replaceAll('$__rate_interval', '1m')

const expressions = [
  ...rules.map((rule) => ['alert' in rule ? rule.alert : rule.record, rule.expr] as const),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, filledIn(expr)] as const),
  ),
]
/** What Prometheus makes itself. */
const given = ['up', ...rules.flatMap((rule) => ('record' in rule ? [rule.record] : []))]
/** Labels that Prometheus or its histograms add. */
const added = ['instance', 'job', 'le', 'process']

let suite: Suite
/** The labels of each metric as it is served, and the values of each label. */
let served: Map<string, Set<string>>
let values: Map<string, Set<string>>
beforeAll(async () => {
  suite = await startSuite()
  const server = await startServer({ DATABASE_URL: suite.databaseUrl })
  await fetch(`${server.url}/api/categories`)
  const text = await readMetrics(server, ['wepa_jobs{', 'wepa_mails_waiting '])
  served = labelsIn(text)
  values = readValues(text)
  server.child.kill('SIGKILL')
})
afterAll(() => suite.close())

/** Labels as they are documented for what may have no series yet: replicas, providers, jobs, procedures, sockets. */
const unseen: Record<string, readonly string[]> = {
  wepa_replica_used: ['replica'],
  wepa_replica_lag_seconds: ['replica'],
  wepa_provider_seconds: ['provider', 'outcome'],
  wepa_job_seconds: ['kind', 'outcome'],
  wepa_procedure_seconds: ['procedure', 'outcome'],
  wepa_socket_closes_total: ['code'],
}

function labelsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const parts = { histogram: ['_bucket', '_count', '_sum'] } as const
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const names = type === 'histogram' ? parts.histogram.map((part) => name + part) : [name]
    for (const each of names) found.set(each, new Set(unseen[name]))
  }
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm)) {
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) found.get(name)?.add(label)
  }
  return found
}

/** Values that no series has yet. */
const unseenValues = {
  kind: Object.keys(jobKinds),
  outcome: ['ok', 'refused', 'failed'],
  provider: ['webhooks'] satisfies Provider[],
}
/** Any status, route, machine: these are looked at by nobody here. */
const unknown = ['status', 'route', 'job', 'instance']

function readValues(text: string): Map<string, Set<string>> {
  const found = new Map(
    Object.entries(unseenValues).map(([label, each]) => [label, new Set<string>(each)]),
  )
  for (const [, label = '', value = ''] of text.matchAll(/(\w+)="([^"]*)"/g)) {
    found.set(label, (found.get(label) ?? new Set()).add(value))
  }
  return found
}

type Selector = { name: string; labels: string[]; values: { label: string; value: string }[] }
type Named = { isWhole: boolean; metrics: Selector[]; grouped: string[] }

/** What an expression names, by the grammar that Prometheus' own editor uses. */
function namesIn(expr: string): Named {
  const named: Named = { isWhole: true, metrics: [], grouped: [] }
  parser.parse(expr).iterate({
    enter: ({ from, to, node, type }) => {
      if (type.isError) named.isWhole = false
      take(named, { name: type.name, parent: node.parent?.name, text: expr.slice(from, to) })
    },
  })
  return named
}

function take(named: Named, { name, parent, text }: Record<string, string | undefined>): void {
  const last = named.metrics.at(-1)
  if (name === 'VectorSelector') named.metrics.push({ name: '', labels: [], values: [] })
  if (name === 'Identifier' && parent === 'VectorSelector' && last) last.name = text ?? ''
  if (name === 'StringLiteral' && last) takeValues(last, text ?? '')
  if (name !== 'LabelName') return
  if (parent === 'GroupingLabels') named.grouped.push(text ?? '')
  else last?.labels.push(text ?? '')
}

/** Of an expression, each of what stands between its bars. */
function takeValues({ labels, values }: Selector, text: string): void {
  const label = labels.at(-1) ?? ''
  for (const value of text.slice(1, -1).split('|')) values.push({ label, value })
}

test.each(expressions)('%s is an expression of what is served: %s', (_, expr) => {
  const { isWhole, metrics, grouped } = namesIn(expr)
  expect(isWhole).toBe(true)
  expect(metrics).not.toEqual([])
  const known = new Set(added)
  for (const { name, labels, values: named } of metrics) {
    expect([...served.keys(), ...given]).toContain(name)
    const own = [...(served.get(name) ?? []), ...added]
    for (const label of labels) expect(own, name).toContain(label)
    for (const label of own) known.add(label)
    for (const { label, value } of named.filter(({ label }) => !unknown.includes(label))) {
      expect([...(values.get(label) ?? [])], label).toContain(value)
    }
  }
  for (const label of grouped) expect([...known]).toContain(label)
})

test('an expression that is none, and names that nobody serves, are found', () => {
  expect(namesIn('sum(rate(x[5m]) by (y').isWhole).toBe(false)
  expect(namesIn('sum by (y) (rate(x{z="1"}[5m])) / w')).toEqual({
    isWhole: true,
    metrics: [
      { name: 'x', labels: ['z'], values: [{ label: 'z', value: '1' }] },
      { name: 'w', labels: [], values: [] },
    ],
    grouped: ['y'],
  })
})

test('each alert is named once, and docs/operations.md says what to do', () => {
  const names = rules.flatMap((rule) => ('alert' in rule ? [rule.alert] : []))
  expect(new Set(names).size).toBe(names.length)
  const docs = readFileSync(join(folder, '../../docs/operations.md'), 'utf8')
  for (const name of names) expect(docs).toContain(name)
})
