// What a person hears when money of theirs went back. Emails about money come in any case.

import { PLANS } from '@wepa/domain/payments/plan'
import type { ReversalState } from '@wepa/domain/payments/reversal'
import { longDate } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import type { PaidPlace } from '../featured/take-place.ts'
import { emailAbout } from '../notifications/email-about.ts'
import { notify } from '../notifications/notify.ts'
import type { PaidPlan } from '../subscriptions/take-plan.ts'

export type Purchase = ({ kind: 'place' } & PaidPlace) | ({ kind: 'plan' } & PaidPlan)

/** Sums in dollars. `until`: the end of what stands again; null where nothing does. */
export type ReversalNews = {
  id: number
  state: ReversalState
  paid: string
  gone: string
  hasEnded: boolean
  until: Date | null
}

type Tx = InTransaction<Pick<Deps, 'db' | 'clock' | 'live' | 'settings'>>

/** Tells the payer, once for each change; nobody where the account is gone. */
export async function tellOfReversal(
  tx: Tx,
  purchase: Purchase,
  news: ReversalNews,
): Promise<void> {
  const { payer } = purchase
  if (!payer) return
  const { title, sentences } = wordsOf(nameOf(purchase), news)
  const isPlace = purchase.kind === 'place'
  const type = isPlace ? 'featured' : 'plan'
  await notify(tx, {
    userId: payer.id,
    type,
    title,
    message: sentences.join(' '),
    relatedId: isPlace ? purchase.payment.listingId : (purchase.subscription?.id ?? null),
  })
  const receipt = isPlace ? `D-${purchase.payment.id}` : `P-${purchase.bill.id}`
  await emailAbout(
    tx,
    { type, to: { userId: payer.id, email: payer.email } },
    {
      subject: title,
      name: payer.fullName,
      paragraphs: [...sentences, `Recibo ${receipt} · ${longDate(tx.clock.now().toISOString())}`],
      button: isPlace
        ? { label: 'Ver mis anuncios', url: `${tx.settings.baseUrl}/my-listings` }
        : { label: 'Ver mi plan', url: `${tx.settings.baseUrl}/subscription` },
    },
  )
}

/** `what` as in 'por …'; `over` and `stays` are whole sentences. */
type Named = { what: string; over: string; stays: string; again: (until: string) => string }

function nameOf(purchase: Purchase): Named {
  if (purchase.kind === 'place') {
    const ad = `«${purchase.payment.listingTitle}»`
    return {
      what: `destacar ${ad}`,
      over: `${ad} ya no sale destacado; el anuncio sigue publicado.`,
      stays: `${ad} sigue destacado.`,
      again: (until) => `${ad} sale destacado otra vez hasta el ${until}.`,
    }
  }
  const { name } = PLANS[purchase.subscription?.plan ?? 'pro']
  return {
    what: `tu plan ${name}`,
    over: `Tu plan ${name} terminó y no se te cobra más. Tus anuncios siguen publicados hasta que venzan.`,
    stays: `Tu plan ${name} sigue igual.`,
    again: (until) => `Tienes otra vez tu plan ${name} hasta el ${until}; no se renueva solo.`,
  }
}

function wordsOf(
  { what, over, stays, again }: Named,
  { state, paid, gone, hasEnded, until }: ReversalNews,
): { title: string; sentences: string[] } {
  const end = hasEnded ? [over] : []
  const card = 'El dinero vuelve a la misma tarjeta, por lo general en 5 a 10 días.'
  switch (state) {
    case 'refunded':
      return {
        title: `Te devolvimos $${gone}`,
        sentences: [`Te devolvimos completo tu pago de $${paid} por ${what}.`, card, ...end],
      }
    case 'partly_refunded':
      return {
        title: `Te devolvimos $${gone}`,
        sentences: [
          `Te devolvimos $${gone} de tu pago de $${paid} por ${what}.`,
          card,
          until ? again(longDate(until.toISOString())) : stays,
        ],
      }
    case 'disputed':
      return {
        title: `Tu banco revisa tu pago de $${paid}`,
        sentences: [
          `Tu banco abrió una disputa por tu pago de $${paid} por ${what}, y retiene ese dinero hasta decidir.`,
          ...end,
          'Si no reconoces el cobro o fue un error, escríbenos por Contacto y lo aclaramos contigo.',
        ],
      }
    case 'lost':
      return {
        title: `Tu banco te devolvió $${gone}`,
        sentences: [
          `La disputa por tu pago de $${paid} por ${what} terminó a tu favor: tu banco te devuelve el dinero.`,
          ...end,
          'Puedes volver cuando quieras.',
        ],
      }
    case 'kept':
      return {
        title: `Tu pago de $${paid} quedó en pie`,
        sentences: [
          `Se cerró el caso de tu pago de $${paid} por ${what}: el pago sigue en pie.`,
          until
            ? again(longDate(until.toISOString()))
            : 'Si crees que te falta algo de lo que pagaste, escríbenos por Contacto.',
        ],
      }
  }
}
