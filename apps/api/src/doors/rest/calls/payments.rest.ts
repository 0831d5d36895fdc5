import {
  FeaturedRecord,
  PromotionInput,
  UpgradeAnswer,
  UpgradeInput,
} from '@wepa/domain/payments/feature-schema'
import { PaymentEvent, PaymentProblem, Revenue } from '@wepa/domain/payments/payment-event'
import { PaymentReversals } from '@wepa/domain/payments/reversal'
import {
  SubscribeAnswer,
  SubscribeInput,
  SubscriptionStatus,
} from '@wepa/domain/payments/subscription'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { PageQuery } from '../page-query.ts'

const plans = 'Planes'
const places = 'Destacados'
const admin = 'Administración'

export const paymentCalls = [
  defineCall({
    method: 'get',
    path: '/api/subscription/status',
    summary: 'El plan propio y lo que queda de él; listingsLimit 999 es sin límite',
    tag: plans,
    access: 'member',
    answer: SubscriptionStatus,
    run: ({ caller }) => caller.subscriptions.status(),
  }),
  defineCall({
    method: 'post',
    path: '/api/create-subscription',
    summary: 'Comienza un plan pagado; nada está activo hasta confirmar la tarjeta',
    tag: plans,
    access: 'member',
    body: SubscribeInput,
    answer: SubscribeAnswer,
    run: ({ caller, body }) => caller.subscriptions.subscribe(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/subscription/cancel',
    summary: 'Cancela el plan al final de lo pagado',
    tag: plans,
    access: 'member',
    answer: SubscriptionStatus,
    run: ({ caller }) => caller.subscriptions.cancel(),
  }),
  defineCall({
    method: 'post',
    path: '/api/subscription/resume',
    summary: 'Deshace la cancelación mientras el plan sigue',
    tag: plans,
    access: 'member',
    answer: SubscriptionStatus,
    run: ({ caller }) => caller.subscriptions.resume(),
  }),
  defineCall({
    method: 'post',
    path: '/api/create-featured-payment',
    summary: 'Destaca un anuncio propio: con el cupo del plan al momento, si no con un pago',
    tag: places,
    access: 'member',
    body: UpgradeInput,
    answer: UpgradeAnswer,
    run: ({ caller, body }) => caller.featured.upgrade(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/featured-listings/payment',
    summary: 'Un plan de promoción; monto y duración deben ser los de la tabla',
    tag: places,
    access: 'member',
    body: PromotionInput,
    answer: z.object({ clientSecret: z.string() }),
    run: ({ caller, body }) => caller.featured.promote(body),
  }),
  defineCall({
    method: 'get',
    path: '/api/featured-listings/my-featured',
    summary: 'Los anuncios propios que están destacados ahora',
    tag: places,
    access: 'member',
    answer: z.array(FeaturedRecord),
    run: ({ caller }) => caller.featured.mine(),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/payment-events',
    summary: 'Lo que envió el proveedor de pagos, y por qué algo falló',
    tag: admin,
    access: 'admin',
    query: PageQuery,
    answer: z.array(PaymentEvent),
    run: async ({ caller, query, page }) => page(await caller.payments.events(query)),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/payment-problems',
    summary: 'Dinero que llegó y no compró nada',
    tag: admin,
    access: 'admin',
    answer: z.array(PaymentProblem),
    run: ({ caller }) => caller.payments.problems(),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/payment-reversals',
    summary: 'Devoluciones y disputas, lo más reciente primero, y cuánto suman',
    tag: admin,
    access: 'admin',
    answer: PaymentReversals,
    run: ({ caller }) => caller.payments.reversals(),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/revenue',
    summary: 'Lo que entró en 24 horas, 7 y 30 días, en dólares',
    tag: admin,
    access: 'admin',
    answer: Revenue,
    run: ({ caller }) => caller.payments.revenue(),
  }),
]
