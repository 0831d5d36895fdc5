// The buttons of the page: money goes back by a press.
import type { ServerResponse } from 'node:http'
import { html, page } from '../server/html.ts'
import { send, shown } from '../server/send.ts'
import { closeDispute, makeRefund, openDispute, requirePayment } from './objects/money-back.ts'
import { invalid, Refusal } from './objects/refusal.ts'
import type { World } from './world.ts'

/** Does what a button of the page `/stripe` says, and shows the page again. */
export function pressButton(world: World, form: string, response: ServerResponse): void {
  const fields = new URLSearchParams(form)
  try {
    moveMoney(world, fields.get('act') ?? '', fields.get('payment') ?? '')
    response.writeHead(303, { location: '/stripe' }).end()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    send(response, shown(page('No se puede', html`<p>${error.message}</p>`), error.status))
  }
}

function moveMoney(world: World, act: string, paymentId: string): void {
  const intent = requirePayment(world, paymentId)
  if (act === 'refund') makeRefund(world, intent)
  else if (act === 'half') makeRefund(world, intent, Math.floor(intent.amount / 2))
  else if (act === 'open') openDispute(world, intent)
  else if (act === 'won' || act === 'lost') closeDispute(world, intent, act)
  else throw invalid(`No such button: ${act}`)
}
