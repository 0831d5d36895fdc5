// The fields that deploy/kubernetes uses of CloudNativePG's kinds and of its Barman Cloud plugin's, as their own types: no
// package has the whole of them. Read from api/v1 of CloudNativePG 1.30 and of plugin-barman-cloud 0.16:
// https://cloudnative-pg.io/documentation/current/cloudnative-pg.v1/
// https://cloudnative-pg.io/plugin-barman-cloud/docs/plugin-barman-cloud.v1/
import type { PodSpec, ResourceRequirements } from 'kubernetes-types/core/v1'
import type { ObjectMeta } from 'kubernetes-types/meta/v1'

type Named = { name: string }
type Labels = { labels?: Record<string, string>; annotations?: Record<string, string> }
type Kind<Group extends string, Name extends string, Spec> = {
  apiVersion: Group
  kind: Name
  metadata: ObjectMeta
  spec: Spec
}
type Storage = { size: string; storageClass?: string; resizeInUseVolumes?: boolean }

export type Cluster = Kind<
  'postgresql.cnpg.io/v1',
  'Cluster',
  {
    instances: number
    imageName?: string
    primaryUpdateStrategy?: 'unsupervised' | 'supervised'
    primaryUpdateMethod?: 'switchover' | 'restart'
    postgresql?: {
      parameters?: Record<string, string>
      synchronous?: {
        method: 'any' | 'first'
        number: number
        dataDurability?: 'required' | 'preferred'
        failoverQuorum?: boolean
      }
    }
    bootstrap?: {
      initdb?: {
        database?: string
        owner?: string
        dataChecksums?: boolean
        encoding?: string
        locale?: string
        localeProvider?: string
        builtinLocale?: string
        postInitApplicationSQL?: string[]
      }
    }
    plugins?: { name: string; isWALArchiver?: boolean; parameters?: Record<string, string> }[]
    storage: Storage
    walStorage?: Storage
    resources?: ResourceRequirements
    affinity?: {
      enablePodAntiAffinity?: boolean
      podAntiAffinityType?: 'preferred' | 'required'
      topologyKey?: string
    }
  }
>

/** What the operator's webhook lets through, of those that make sense for us. */
type PgbouncerParameter =
  | 'default_pool_size'
  | 'max_client_conn'
  | 'max_db_connections'
  | 'max_prepared_statements'
  | 'min_pool_size'
  | 'query_wait_timeout'
  | 'reserve_pool_size'
  | 'server_connect_timeout'
  | 'server_idle_timeout'
  | 'server_lifetime'
  | 'server_login_retry'

export type Pooler = Kind<
  'postgresql.cnpg.io/v1',
  'Pooler',
  {
    cluster: Named
    type?: 'rw' | 'ro' | 'r'
    instances?: number
    pgbouncer: {
      poolMode?: 'session' | 'transaction'
      parameters?: { [Name in PgbouncerParameter]?: string }
    }
    template?: { metadata?: Labels; spec?: PodSpec }
  }
>

export type ScheduledBackup = Kind<
  'postgresql.cnpg.io/v1',
  'ScheduledBackup',
  {
    cluster: Named
    schedule: string
    immediate?: boolean
    suspend?: boolean
    backupOwnerReference?: 'none' | 'self' | 'cluster'
    target?: 'primary' | 'prefer-standby'
    method?: 'barmanObjectStore' | 'volumeSnapshot' | 'plugin'
    pluginConfiguration?: { name: string; parameters?: Record<string, string> }
  }
>

type SecretKey = { name: string; key: string }

export type ObjectStore = Kind<
  'barmancloud.cnpg.io/v1',
  'ObjectStore',
  {
    retentionPolicy?: string
    configuration: {
      destinationPath: string
      endpointURL?: string
      s3Credentials?: { accessKeyId?: SecretKey; secretAccessKey?: SecretKey; region?: SecretKey }
      wal?: {
        compression?: 'gzip' | 'bzip2' | 'snappy' | 'zstd' | 'lz4' | 'xz'
        maxParallel?: number
      }
      data?: { compression?: 'gzip' | 'bzip2' | 'snappy'; jobs?: number }
    }
  }
>
