// The documents of deploy/kubernetes, as Kubernetes would be given them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'
import { readEnvFile } from './env-file.ts'
import { kubernetesBase, kubernetesExample } from './places.ts'

const KubernetesDocument = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
})

export type KubernetesDocument = z.output<typeof KubernetesDocument>

/**
 * Reads the documents of one text.
 * @throws for what is no YAML (a key twice, too), or no document of Kubernetes
 */
export function parseDocuments(text: string): KubernetesDocument[] {
  return [...parseAllDocuments(text)].map((document) => {
    const [error] = document.errors
    if (error) throw error
    return KubernetesDocument.parse(document.toJS())
  })
}

/** The base with the settings of the example, which is what Kustomize makes of them but for patches and added names. */
export async function readDocuments(): Promise<KubernetesDocument[]> {
  const names = (await readdir(kubernetesBase)).filter((name) => name.endsWith('.yaml'))
  const texts = names
    .filter((name) => name !== 'kustomization.yaml')
    .map((name) => readFile(join(kubernetesBase, name), 'utf8'))
  const documents = (await Promise.all(texts)).flatMap(parseDocuments)
  const data = {
    ...(await readEnvFile(join(kubernetesBase, 'settings.env'))),
    ...(await readEnvFile(join(kubernetesExample, 'settings.env'))),
  }
  const settings = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'wepa-settings' },
    data,
  }
  return [...documents, settings]
}
