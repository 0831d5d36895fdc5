// The kinds of fraud that people are warned of: those that rules describe, and those that only the learned reader knows.
import { DISASTER_RULE_IDS, FRAUD_RULE_IDS } from './rule.ts'

/** Kinds without a rule of their own: what is said in too many ways to be listed. */
export const LEARNED_KIND_IDS = [
  'threat',
  'money_mule',
  'remote_access',
  'prize',
  'counterfeit',
  'reshipping',
  'investment',
  'ticket',
  'sugar_offer',
] as const

/** In the order in which the weights of the learned reader stand: new ones go to the end. */
export const FRAUD_KIND_IDS = [
  ...FRAUD_RULE_IDS,
  ...DISASTER_RULE_IDS,
  ...LEARNED_KIND_IDS,
] as const

export type LearnedKindId = (typeof LEARNED_KIND_IDS)[number]
export type FraudKindId = (typeof FRAUD_KIND_IDS)[number]

/** What people are told of a kind: what a message looks like, why that is a trap, what to do; a sentence each. */
export type FraudKind = { id: FraudKindId; name: string; why: string; advice: string }

export const learnedKinds: Readonly<Record<LearnedKindId, Omit<FraudKind, 'id'>>> = {
  threat: {
    name: 'Una amenaza para que pagues',
    why: 'Hacienda, la policía, LUMA o un tribunal no cobran por mensajes, y a quien extorsiona pagarle una vez no lo detiene.',
    advice: 'No pagues ni contestes; guarda los mensajes y llama tú a la agencia o a la policía.',
  },
  money_mule: {
    name: 'Quiere usar tu cuenta para mover dinero',
    why: 'Ese dinero suele ser robado, y quien lo recibe y lo pasa responde por él ante el banco y la ley.',
    advice: 'No recibas ni pases dinero de otros, tampoco por una parte.',
  },
  remote_access: {
    name: 'Quiere ver o manejar tu teléfono',
    why: 'Con AnyDesk, TeamViewer o tu pantalla compartida ven tus claves y mueven tu dinero.',
    advice: 'No instales nada ni compartas tu pantalla; llama tú al número oficial.',
  },
  prize: {
    name: 'Un premio que no buscaste',
    why: 'Primero piden datos o un pago «para entregarlo», y el premio no existe.',
    advice: 'Nadie paga por recibir un premio: no mandes nada.',
  },
  counterfeit: {
    name: 'Dinero, tarjetas o pagos falsos',
    why: 'Billetes y tarjetas copiados, o facturas pagadas «a mitad» con tarjetas robadas, son delito también para quien los usa.',
    advice: 'No lo aceptes y repórtalo.',
  },
  reshipping: {
    name: 'Recibir y reenviar paquetes',
    why: 'Son compras con tarjetas robadas: te dejan con el delito y sin la paga.',
    advice: 'No recibas paquetes de otros ni des tu dirección para eso.',
  },
  investment: {
    name: 'Una inversión que promete demasiado',
    why: 'Al principio parece que ganas; cuando quieres sacar el dinero piden más o desaparecen.',
    advice: 'No mandes dinero ni criptomonedas a quien conociste aquí.',
  },
  ticket: {
    name: 'Boletos que quizá no existen',
    why: 'Una captura o un código QR se vende muchas veces, y en la puerta solo entra el primero.',
    advice: 'Pide que lo transfieran en la aplicación oficial y paga al recibirlo.',
  },
  sugar_offer: {
    name: 'Dinero a cambio de casi nada',
    why: 'Mandan un cheque falso o piden un pago «de confianza», y luego fotos con las que amenazan.',
    advice: 'No des cuentas, fotos ni pagos; bloquea a esta persona.',
  },
}
