import { createHmac } from 'node:crypto'
import { DAYS_UNTIL_OFF, DELIVERIES_KEPT_DAYS } from '@wepa/domain/developers/webhook'
import { contextFor, type Deps, type Stoppable } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getSelf } from '../people/get-self.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { secretOf } from './manage-webhooks.ts'
import {
  type DueDelivery,
  deleteOldDeliveries,
  noteDelivered,
  noteFailed,
  switchOff,
  takeDue,
} from './webhooks.repo.ts'

const DAY = 86_400_000
/** Sent side by side. */
const atOnce = 8
/** Milliseconds of one run; the next one follows at once. */
const turn = 20_000

/**
 * Tells addresses of what waits for them: of each conversation one after the other, of what failed again later. What was
 * sent when the process died may be sent twice, with the same id.
 */
export async function deliverWebhooks(ctx: Deps & Stoppable): Promise<void> {
  const until = performance.now() + turn
  const failed = new Set<number>()
  while (performance.now() < until) {
    ctx.signal?.throwIfAborted()
    const at = ctx.clock.now()
    const due = await takeDue(ctx.db, { at, limit: atOnce, except: [...failed] })
    if (due.length === 0) return
    const answers = await Promise.all(due.map((delivery) => deliver(ctx, delivery)))
    for (const [index, { endpointId }] of due.entries()) {
      if (!answers[index]) failed.add(endpointId)
    }
  }
}

/** False where it has to be tried again. */
async function deliver(ctx: Deps, delivery: DueDelivery): Promise<boolean> {
  const { id, endpointId } = delivery
  const answer = await send(ctx, delivery)
  const at = ctx.clock.now()
  if (answer.problem === null) {
    await noteDelivered(ctx.db, { id, endpointId, status: answer.status ?? 0, at })
    return true
  }
  const since = await noteFailed(ctx.db, { id, endpointId, ...answer, problem: answer.problem, at })
  if (since && at.getTime() - since.getTime() > DAYS_UNTIL_OFF * DAY) await giveUp(ctx, delivery)
  return false
}

type Answer = { status: number | null; problem: string | null }

async function send(
  ctx: Deps,
  { userId, endpointId, url, body, sealedSecret }: DueDelivery,
): Promise<Answer> {
  if ((await planOf(ctx, userId)) !== 'business') {
    return { status: null, problem: 'El plan ya no es Business.' }
  }
  try {
    const secret = ctx.secretBox?.open(sealedSecret, secretOf(endpointId)).toString() ?? ''
    const time = Math.floor(ctx.clock.now().getTime() / 1000)
    const headers = { 'wepa-signature': `t=${time},v1=${sign(secret, time, body)}` }
    const status = await ctx.webhookSender.post(url, headers, body)
    const isTaken = status >= 200 && status < 300
    return { status, problem: isTaken ? null : `Contestó ${status}.` }
  } catch {
    // Why is not told: whether a name inside our network exists is nobody's business.
    return { status: null, problem: 'No contestó, o la dirección no es pública.' }
  }
}

/** What the receiver works out as well, to know that it was us. @param time seconds since 1970 */
export function sign(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}

async function giveUp(ctx: Deps, { userId, endpointId }: DueDelivery): Promise<void> {
  const member = contextFor(ctx, userId)
  await inTransaction(member, async (tx) => {
    const url = await switchOff(tx.db, endpointId, tx.clock.now())
    if (!url) return
    const { email, fullName } = await getSelf(tx, userId)
    await queueMail(
      tx,
      { userId, email },
      {
        subject: 'Dejamos de avisar a tu servidor',
        name: fullName,
        paragraphs: [
          `Durante ${DAYS_UNTIL_OFF} días tu servidor no aceptó nuestros avisos en ${url}, así que ya no le enviamos más.`,
          'Cuando conteste, pruébala desde «Para desarrolladores» y vuelve a funcionar. Lo que no llegó está en la lista, y lo puedes enviar otra vez.',
        ],
        button: { label: 'Abrir', url: `${tx.settings.baseUrl}/developers` },
      },
    )
  })
}

/** Forgets what was told a month ago. */
export async function forgetOldDeliveries(ctx: Deps): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - DELIVERIES_KEPT_DAYS * DAY)
  for (let some = 1; some > 0; ) some = await deleteOldDeliveries(ctx.db, { before, limit: 1000 })
}
