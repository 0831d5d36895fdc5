import type { WebhookEvent } from '@wepa/domain/developers/webhook'
import type { ColumnType, Generated } from 'kysely'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Row of `webhook_endpoints`: an address that is told of events. */
export type WebhookEndpointsTable = {
  id: Generated<number>
  userId: number
  url: string
  events: WebhookEvent[]
  sealedSecret: Buffer
  createdAt: Date
  failingSince: NullableTimestamp
  offAt: NullableTimestamp
}

/** Row of `webhook_deliveries`: one event on its way to one address. `body` is JSON as it is sent. */
export type WebhookDeliveriesTable = {
  id: Generated<number>
  endpointId: number
  eventId: string
  type: string
  line: string
  body: string
  state: Generated<'waiting' | 'done' | 'failed'>
  tries: Generated<number>
  nextAt: Generated<Date>
  status: ColumnType<number | null, number | null | undefined, number | null>
  problem: ColumnType<string | null, string | null | undefined, string | null>
  createdAt: Generated<Date>
  doneAt: NullableTimestamp
}
