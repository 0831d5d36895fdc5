// Refunds, disputes, and which bill a payment belongs to.
import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { readParams } from '../form.ts'
import { pageOf } from '../lists.ts'
import { expand, listParams, whole } from '../params.ts'
import { toWire } from '../wire.ts'
import { makeRefund, requirePayment } from './money-back.ts'

const NewRefund = z.strictObject({
  payment_intent: z.string(),
  amount: z.optional(whole),
  expand,
})
const BackList = z.strictObject({ ...listParams, payment_intent: z.optional(z.string()) })
const InvoicePaymentList = z.strictObject({
  ...listParams,
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
})

const listCall = (kind: 'refunds' | 'disputes'): Call => ({
  method: 'GET',
  path: `/v1/${kind}`,
  answer: (world, _id, form) => {
    const { payment_intent: payment, ...page } = readParams(BackList, form)
    const all = kind === 'refunds' ? world.tables.refunds.list() : world.tables.disputes.list()
    const asked = all.filter((row) => !payment || row.payment_intent === payment)
    return pageOf(world, asked, `/v1/${kind}`, page)
  },
})

export const moneyBackCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: (world, _id, form) => {
      const { payment_intent: payment, amount } = readParams(NewRefund, form)
      return toWire(makeRefund(world, requirePayment(world, payment), amount))
    },
  },
  listCall('refunds'),
  listCall('disputes'),
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    answer: (world, _id, form) => {
      const { payment, ...page } = readParams(InvoicePaymentList, form)
      const rows = world.tables.invoices
        .list()
        .filter(({ own }) => own.paymentIntent === payment.payment_intent)
        .map(({ id, created }) => ({
          id: `inpay_${id.slice(3)}`,
          object: 'invoice_payment',
          created,
          invoice: id,
          payment,
        }))
      return pageOf(world, rows, '/v1/invoice_payments', page)
    },
  },
]
