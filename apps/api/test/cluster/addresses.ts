/** The machines that `deploy/cluster` names: each is an address of this one. */
export const addresses = {
  etcd: '127.0.0.10',
  'postgres-1': '127.0.0.11',
  'postgres-2': '127.0.0.12',
  'postgres-3': '127.0.0.13',
  haproxy: '127.0.0.21',
  pgbouncer: '127.0.0.22',
  'api-1': '127.0.0.31',
  'api-2': '127.0.0.32',
  s3: '127.0.0.41',
} as const

export type Machine = keyof typeof addresses

/** Of every account of the cluster. Nothing but this machine reaches it. */
export const password = 'wepa'
