// The provider's names and our notes, in Spanish; what has no word here is shown as it came.

const events: Readonly<Record<string, string>> = {
  'customer.created': 'Cliente creado',
  'customer.updated': 'Cliente cambiado',
  'customer.deleted': 'Cliente borrado',
  'customer.subscription.created': 'Plan comenzado',
  'customer.subscription.updated': 'Plan cambiado',
  'customer.subscription.deleted': 'Plan terminado',
  'customer.subscription.trial_will_end': 'Prueba por terminar',
  'invoice.paid': 'Factura pagada',
  'invoice.payment_failed': 'Cobro de factura rechazado',
  'payment_intent.created': 'Pago comenzado',
  'payment_intent.succeeded': 'Pago recibido',
  'payment_intent.payment_failed': 'Pago rechazado',
  'payment_intent.canceled': 'Pago cancelado',
  'charge.refunded': 'Dinero devuelto',
  'refund.created': 'Devolución comenzada',
  'refund.updated': 'Devolución cambiada',
  'refund.failed': 'Devolución que no llegó',
  'charge.dispute.created': 'Disputa abierta',
  'charge.dispute.updated': 'Disputa cambiada',
  'charge.dispute.closed': 'Disputa cerrada',
  'charge.dispute.funds_withdrawn': 'Dinero retenido por una disputa',
  'charge.dispute.funds_reinstated': 'Dinero recuperado de una disputa',
  'setup_intent.created': 'Tarjeta por confirmar',
  'setup_intent.succeeded': 'Tarjeta confirmada',
}

const effects: Readonly<Record<string, string>> = {
  paid: 'anuncio destacado',
  failed: 'pago sin completar',
  refused: 'pago por revisar',
  reversed: 'devolución o disputa anotada',
  recorded: 'pago anotado',
  applied: 'plan al día',
  old: 'ya se sabía algo más nuevo',
  unchanged: 'sin cambios',
  unknown: 'no es nuestro',
  'not ours': 'es de otro producto de la cuenta',
  'nothing to do': 'nada que hacer',
}

const errors: Readonly<Record<string, string>> = {
  payments_unavailable: 'El proveedor no contestó',
}

const jobs: Readonly<Record<string, string>> = {
  'apply-payment-event': 'Aplicar un mensaje',
  'end-subscription': 'Terminar un plan en el proveedor',
  'end-reversed-plan': 'Terminar un plan cuyo dinero volvió',
  'forget-customer': 'Borrar a un cliente en el proveedor',
  'cancel-renewal': 'Cancelar el plan de una cuenta suspendida',
}

/** 'invoice.paid' → 'Factura pagada'. */
export function eventWords(type: string): string {
  return wordOf(events, type) ?? type
}

/** 'applied, recorded' → 'Plan al día, pago anotado': the note is what each step did. */
export function effectWords(note: string | null): string {
  const words = (note ?? 'nothing to do').split(', ').map((step) => wordOf(effects, step) ?? step)
  const sentence = words.join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Why a try failed: one of our codes in words, anything else as it was written. */
export function errorWords(error: string): string {
  return wordOf(errors, error) ?? error
}

/** What a piece of queued work about money does; undefined for all other work. */
export function jobWords(name: string): string | undefined {
  return wordOf(jobs, name)
}

/** How often something was tried. */
export function triesWords(attempts: number): string {
  if (attempts === 0) return 'Ninguno todavía'
  return attempts === 1 ? '1 intento' : `${attempts} intentos`
}

function wordOf(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}
