// What documents say of each other: names that are not there, and labels that nothing has.
import * as z from 'zod/mini'
import type { KubernetesDocument } from './kubernetes-documents.ts'
import { walk } from './walk.ts'

type Labels = Record<string, string>
type Known = {
  /** `Kind name` and `port name` of everything, with what CloudNativePG and the operator's hand make. */
  names: ReadonlySet<string>
  /** Those of each kind of pod. */
  pods: readonly Labels[]
}

/** Secrets that somebody makes by hand, as deploy/README.md says. */
const byHand = ['Secret wepa-secrets', 'Secret wepa-backups', 'Secret wepa-tls']

/** Answers one line for each name and each set of labels that leads nowhere. */
export function findReferenceFaults(documents: readonly KubernetesDocument[]): string[] {
  const known = {
    names: new Set([...byHand, ...documents.flatMap(makes), ...documents.flatMap(portsOf)]),
    pods: documents.flatMap(podsOf),
  }
  return documents.flatMap((document) => {
    const where = `${document.kind} ${document.metadata.name}`
    return [...findNames(document, known), ...findLabels(document, known)].map(
      (fault) => `${where}: ${fault}`,
    )
  })
}

/** A document itself, and what its operator makes of it. */
function makes({ kind, metadata: { name } }: KubernetesDocument): string[] {
  if (kind === 'Cluster') {
    return [`Cluster ${name}`, `Secret ${name}-app`, `Service ${name}-rw`, `Service ${name}-ro`]
  }
  return kind === 'Pooler' ? [`Pooler ${name}`, `Service ${name}`] : [`${kind} ${name}`]
}

const Ports = z.array(z.object({ name: z.optional(z.string()) }))

/** The names of ports, by which probes, services and ways in find them. */
function portsOf(document: KubernetesDocument): string[] {
  return walk(document)
    .filter(([key]) => key === 'ports')
    .flatMap(([, ports]) => Ports.parse(ports))
    .map(({ name }) => `port ${name}`)
}

const Workload = z.object({
  spec: z.object({
    template: z.object({ metadata: z.object({ labels: z.record(z.string(), z.string()) }) }),
  }),
})
const Instances = z.object({ spec: z.object({ instances: z.number() }) })

function podsOf(document: KubernetesDocument): Labels[] {
  const { name } = document.metadata
  if (document.kind === 'Deployment')
    return [Workload.parse(document).spec.template.metadata.labels]
  if (document.kind === 'Pooler') {
    return [
      { ...Workload.parse(document).spec.template.metadata.labels, 'cnpg.io/poolerName': name },
    ]
  }
  if (document.kind !== 'Cluster') return []
  const { instances } = Instances.parse(document).spec
  return Array.from({ length: instances }, (_, index) => ({
    'cnpg.io/cluster': name,
    'cnpg.io/instanceName': `${name}-${index + 1}`,
  }))
}

/** The kind to which each of these leads; `name` below it. */
const leads: Record<string, string> = {
  configMapRef: 'ConfigMap',
  secretRef: 'Secret',
  secretKeyRef: 'Secret',
  accessKeyId: 'Secret',
  secretAccessKey: 'Secret',
  cluster: 'Cluster',
  service: 'Service',
}

const Reference = z.object({ name: z.string() })
const Target = z.object({ kind: z.string(), name: z.string() })

function findNames(document: KubernetesDocument, { names }: Known): string[] {
  const found = walk(document).flatMap(([key, value]) => namesIn(key, value))
  return found.filter((name) => !names.has(name)).map((name) => `${name} is not there`)
}

function namesIn(key: string, value: unknown): string[] {
  const kind = leads[key]
  const reference = Reference.safeParse(value)
  if (kind && reference.success) return [`${kind} ${reference.data.name}`]
  if (key === 'scaleTargetRef') {
    const target = Target.parse(value)
    return [`${target.kind} ${target.name}`]
  }
  if (key === 'port' || key === 'targetPort') return portIn(value)
  if (key === 'secretName') return [`Secret ${value}`]
  if (key === 'barmanObjectName') return [`ObjectStore ${value}`]
  // Addresses of the database.
  if (typeof value !== 'string') return []
  return Array.from(value.matchAll(/@([\w-]+):\d+\//g), ([, host]) => `Service ${host}`)
}

function portIn(value: unknown): string[] {
  if (typeof value === 'string') return [`port ${value}`]
  const reference = Reference.safeParse(value)
  return reference.success ? [`port ${reference.data.name}`] : []
}

function findLabels(document: KubernetesDocument, { pods }: Known): string[] {
  return walk(document)
    .flatMap(([key, value]) => labelsIn(document.kind, key, value))
    .filter((labels) => !pods.some((pod) => has(pod, labels)))
    .map((labels) => `no pod has ${JSON.stringify(labels)}`)
}

const AsLabels = z.record(z.string(), z.string())

/** Those by which pods are chosen; namespaces are not ours. */
function labelsIn(kind: string, key: string, value: unknown): Labels[] {
  const isChoice = key === 'matchLabels' || (kind === 'Service' && key === 'selector')
  const labels = isChoice ? AsLabels.safeParse(value) : undefined
  if (!labels?.success || 'kubernetes.io/metadata.name' in labels.data) return []
  return [labels.data]
}

function has(pod: Labels, labels: Labels): boolean {
  return Object.entries(labels).every(([name, value]) => pod[name] === value)
}
