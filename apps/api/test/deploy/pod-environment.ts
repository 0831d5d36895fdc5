// The environment that Kubernetes gives our servers.
import * as z from 'zod/mini'
import type { Settings } from './env-file.ts'
import type { KubernetesDocument } from './kubernetes-documents.ts'

const Variable = z.object({ name: z.string(), value: z.optional(z.string()) })
const Container = z.object({
  name: z.string(),
  env: z.array(Variable),
  envFrom: z.array(z.object({ configMapRef: z.optional(z.object({ name: z.string() })) })),
})
const Deployment = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({ containers: z.array(Container), initContainers: z.array(Container) }),
    }),
  }),
})
const ConfigMap = z.object({
  metadata: z.object({ name: z.string() }),
  data: z.record(z.string(), z.string()),
})

/** Of each container of the Deployment, by its name; `secrets` is what somebody has put into the Secret. */
export function readEnvironments(
  documents: readonly KubernetesDocument[],
  secrets: Settings,
): Record<string, Settings> {
  const deployment = documents.find(({ kind }) => kind === 'Deployment')
  const maps = documents
    .filter(({ kind }) => kind === 'ConfigMap')
    .map((map) => ConfigMap.parse(map))
  const { containers, initContainers } = Deployment.parse(deployment).spec.template.spec
  return Object.fromEntries(
    [...initContainers, ...containers].map(({ name, env, envFrom }) => {
      const shared = envFrom.map(({ configMapRef }) => {
        if (!configMapRef) return secrets
        return maps.find(({ metadata }) => metadata.name === configMapRef.name)?.data ?? {}
      })
      return [name, Object.assign({}, ...shared, expand(env))]
    }),
  )
}

/** `$(NAME)` is one that was named before. */
function expand(variables: readonly z.output<typeof Variable>[]): Settings {
  const values: Settings = {}
  for (const { name, value } of variables) {
    values[name] = (value ?? `some${name}`).replace(
      /\$\((\w+)\)/g,
      (all, other) => values[other] ?? all,
    )
  }
  return values
}
