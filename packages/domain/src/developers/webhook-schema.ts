import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form, line } from '../text/text.ts'
import { WEBHOOK_EVENTS } from './webhook.ts'

export const WebhookInput = form({
  url: line(500).check(
    z.refine(
      (text) => /^https:\/\/[^\s/?#@:]+([/?#]\S*)?$/i.test(text),
      'Escribe una dirección que empiece con https://, sin usuario ni puerto',
    ),
  ),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, 'Elige de qué avisar'))
    .check(z.minLength(1, 'Elige al menos un aviso')),
})
export type WebhookInput = z.infer<typeof WebhookInput>

/** `offAt`: since when it is told no more, for it failed for days. */
export const Webhook = z.object({
  id: id(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: moment(),
  failingSince: z.nullable(moment()),
  offAt: z.nullable(moment()),
})
export type Webhook = z.infer<typeof Webhook>

/** One event on its way to one address; `status` is what the address answered last. */
export const WebhookDelivery = z.object({
  id: id(),
  webhookId: id(),
  eventId: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  tries: z.number(),
  status: z.nullable(z.number()),
  problem: z.nullable(z.string()),
  createdAt: moment(),
  doneAt: z.nullable(moment()),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
