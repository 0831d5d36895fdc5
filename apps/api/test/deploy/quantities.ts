// Amounts, which the types of Kubernetes call text.
import type { KubernetesDocument } from './kubernetes-documents.ts'
import { walk } from './walk.ts'

const amounts = ['cpu', 'memory', 'size', 'sizeLimit']

/** Answers one line for each amount that Kubernetes could not read: 500m, 4Gi. */
export function findQuantityFaults(documents: readonly KubernetesDocument[]): string[] {
  return documents.flatMap((document) =>
    walk(document)
      .filter(([key]) => amounts.includes(key))
      .filter(([, value]) => !/^\d+(\.\d+)?(m|k|Ki|M|Mi|G|Gi|T|Ti)?$/.test(String(value)))
      .map(([key, value]) => `${document.kind} ${document.metadata.name}: ${key} ${value}`),
  )
}
