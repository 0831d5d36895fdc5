// What any ad may say: what it is for, how it is priced and paid, how the thing is handed over.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { allNamed } from '../text/patterns.ts'
import { intentOf } from './intent.ts'
import { negotiableOf, priceKindOf } from './price.ts'

export function readEveryAd(text: AdText): AttributeValues {
  return {
    intent: intentOf(text),
    priceKind: priceKindOf(text),
    negotiable: negotiableOf(text),
    payment: allNamed(text.all.replaceAll(REFUSED_PAYMENT, ' '), PAYMENT),
    delivery: deliveryOf(text),
  }
}

const PAYMENT = {
  ath_movil: 'ath ?movil|athmovil|ath m|ath',
  efectivo: 'efectivo|cash|billete sobre billete|chavos en mano|(?:al|de) contado',
  cheque_gerente: "cheques? (?:de gerente|certificado|oficial)|manager'?s? check|giro",
  tarjeta:
    'tarjetas?(?: de (?:credito|debito))?(?! (?:de|sd|micro|sim|grafica)(?![a-z]))|visa|credit card',
  financiamiento:
    'financiamientos?|financi(?:o|a|an|amos|ar|ad[oa]s?|able)|financing|pronto(?: de)? \\$|cualifica (?:para )?(?:financ\\w+|fha|va|rural|prestamo)|a plazos|hipoteca (?:fha|va|rural)',
}

const REFUSED_PAYMENT =
  /(?<![a-z])(?:no (?:se )?(?:acept(?:o|a|an|amos) |cog(?:e|emos) |hay |hago |tengo )?|sin |ni )(?:pagos? (?:en|con|por) )?(?:ath(?: ?movil)?|efectivo|cash|cheques?(?: de gerente)?|tarjetas?|financiamiento|financi[oa]|plazos)(?![a-z])/g

const DELIVERY = {
  recogido:
    '(?:recogido|recoger|recogel[oa]|recogerl[oa]s?|recoj[oa]n?|pick ?up (?:in|only|solo|en))(?! (?:de )?(?:basura|escombros|cafe|hojas|agua))|(?:se|que) recogen?|solo pick ?up|(?:pasar a|para|pa|hay que|tienen? q(?:ue)?|venir a) (?:recoger|buscar)(?:l[oa]s?)?|(?:tienen?|tienes|hay) q(?:ue)? llevarsel[oa]s?|te l[oa]s? tienes q(?:ue)? llevar|se l[oa]s? llevan? hoy',
  entrega:
    '(?:hago |con |tengo |servicio de |ofrezco )?(?:entregas?|delivery|deliveries|entrego|entregamos|llevo(?! (?:en (?:esto|el|la)|por \\d))|acarreo)(?= (?:a|en|por|disponible|gratis|incluid[oa]|local|cerca|hasta|toda|dentro|area|metro)\\b|[.,!\\n]|$)|(?:hago|tengo|hacemos|incluye|con|ofrezco|ofrecemos) (?:entregas?|delivery|acarreo)|se entregan? (?:a domicilio|en)|(?:te )?l[oa]s? (?:llevo|entrego)',
  envio:
    'envios?(?! (?:fotos?|info\\w*|videos?|mas|(?:por|al?) (?:whatsapp|inbox|mensaje|email|texto|privado)))|hago envios?|shipping|por correo(?! electronico)|usps|l[oa]s? envio|se envian?',
}

const REFUSED_DELIVERY =
  /(?<![a-z])(?:no (?:se )?(?:hag(?:o|an)|hacemos|hay|tengo|ofrezco|incluye)? ?|sin )(?:hago )?(?:envios?|envian?|delivery|entregas?|entrego|llevo|shipping|acarreo)(?![a-z])(?: ni (?:envios?|delivery|entregas?|entrego|llevo|acarreo))?/g

/** Of services hauling and collecting are the trade itself. */
const SERVICE_DELIVERY = {
  entrega: '(?:entregas?|entregamos|entrego) a domicilio|delivery',
} as const

/** Of things that can be handed over. */
function deliveryOf({ all, category }: AdText): AttributeValues['delivery'] {
  if (category === 'empleos' || category === 'bienes-raices') return undefined
  const text = all.replaceAll(REFUSED_DELIVERY, ' ')
  return category === 'servicios' ? allNamed(text, SERVICE_DELIVERY) : allNamed(text, DELIVERY)
}
