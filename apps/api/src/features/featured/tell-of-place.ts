import { dollars, offerOf, PROMOTION_PLANS } from '@wepa/domain/payments/feature'
import { FEATURED_PLANS } from '@wepa/domain/payments/featured-plan'
import { longDate } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import type { ProviderPayment } from '../../gateways/payments.ts'
import { emailAbout } from '../notifications/email-about.ts'
import { notify } from '../notifications/notify.ts'
import type { FeaturedPaymentRow } from './featured.repo.ts'

type Tx = InTransaction<Pick<Deps, 'db' | 'clock' | 'live' | 'settings'>>
type Payer = { id: number; email: string; fullName: string }
type PaidRow = FeaturedPaymentRow & { expiresAt: Date; paidAt: Date }

/** The receipt of a place that was paid for, and the news that it runs. Receipts come in any case. */
export async function tellOfPlace(tx: Tx, payer: Payer, row: PaidRow): Promise<void> {
  const end = longDate(row.expiresAt.toISOString())
  const plan = FEATURED_PLANS.find((each) => each === row.plan) ?? 'basic'
  await notify(tx, {
    userId: payer.id,
    type: 'featured',
    title: 'Tu anuncio está destacado',
    message: `«${row.listingTitle}» sale destacado hasta el ${end}.`,
    relatedId: row.listingId,
    key: `featured:${row.id}`,
  })
  await emailAbout(
    tx,
    { type: 'featured', to: { userId: payer.id, email: payer.email } },
    {
      subject: `Recibo: anuncio destacado, $${row.amount}`,
      name: payer.fullName,
      paragraphs: [
        `Recibimos tu pago de $${row.amount}. «${row.listingTitle}» sale destacado hasta el ${end}.`,
        `Recibo D-${row.id} · ${longDate(row.paidAt.toISOString())} · ${offerOf(PROMOTION_PLANS, plan).name}, ${row.duration} días.`,
      ],
      button: { label: 'Ver mis anuncios', url: `${tx.settings.baseUrl}/my-listings` },
      notes: ['Guarda este correo: es tu recibo.'],
    },
  )
}

/** Money that came and bought nothing: whoever paid it hears so, and that somebody looks at it. */
export async function tellOfRefusal(
  tx: Tx,
  payer: Payer,
  { id, listingTitle }: FeaturedPaymentRow,
  { amountReceived }: Pick<ProviderPayment, 'amountReceived'>,
): Promise<void> {
  const sum = `$${dollars(amountReceived)}`
  await emailAbout(
    tx,
    { type: 'featured', to: { userId: payer.id, email: payer.email } },
    {
      subject: `Tu pago de ${sum} no destacó el anuncio`,
      name: payer.fullName,
      paragraphs: [
        `Recibimos tu pago de ${sum} para destacar «${listingTitle}», pero no se pudo destacar: el anuncio ya no estaba publicado, o llegó otra cantidad.`,
        `Lo revisamos para devolvértelo. No tienes que hacer nada. Pago D-${id} · ${longDate(tx.clock.now().toISOString())}.`,
      ],
    },
  )
}
