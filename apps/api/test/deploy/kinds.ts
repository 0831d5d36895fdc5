// The kinds that deploy/kubernetes may hold: a document is held against the type of its own.
import type { Deployment } from 'kubernetes-types/apps/v1'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2'
import type { ConfigMap, Namespace, Service } from 'kubernetes-types/core/v1'
import type { ObjectMeta } from 'kubernetes-types/meta/v1'
import type { Ingress as AnyIngress, NetworkPolicy } from 'kubernetes-types/networking/v1'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1'
import type { Cluster, ObjectStore, Pooler, ScheduledBackup } from './cloudnative-pg.ts'

/** Of HAProxy's controller those that we use and that it reads on an Ingress: of others it says nothing. */
type IngressAnnotation = `haproxy.org/${
  | 'forwarded-for'
  | 'load-balance'
  | 'timeout-server'
  | 'ssl-redirect'}`
type Ingress = Omit<AnyIngress, 'metadata'> & {
  metadata: Omit<ObjectMeta, 'annotations'> & {
    annotations?: { [Name in IngressAnnotation]?: string }
  }
}

export type Kinds = {
  'apps/v1 Deployment': Deployment
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler
  'barmancloud.cnpg.io/v1 ObjectStore': ObjectStore
  'networking.k8s.io/v1 Ingress': Ingress
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget
  'postgresql.cnpg.io/v1 Cluster': Cluster
  'postgresql.cnpg.io/v1 Pooler': Pooler
  'postgresql.cnpg.io/v1 ScheduledBackup': ScheduledBackup
  'v1 ConfigMap': ConfigMap
  'v1 Namespace': Namespace
  'v1 Service': Service
}
