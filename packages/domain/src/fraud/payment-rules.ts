// Payments that are none, or that undo themselves.
import type { FraudRule } from './rule.ts'
import {
  anyMoney,
  app,
  carrier,
  giveUp,
  has,
  late,
  money,
  near,
  paid,
  pays,
  pickUp,
  proof,
  relative,
} from './words.ts'

export const paymentRules: readonly FraudRule[] = [
  {
    id: 'business_request',
    name: 'Una solicitud de ATH Móvil para «recibir» dinero',
    why: 'Al aceptar una solicitud o pagar un «upgrade» pagas tú; para recibir dinero no se acepta ni se paga nada.',
    advice: 'Rechaza la solicitud y mira tu saldo en tu propia aplicación.',
    signs: [
      [
        has('solicitud\\w*|requests?|cobro|notificacion|pantalla'),
        has(
          'acept\\w+|aprueb\\w+|aprob\\w+|autoriz\\w+|confirm\\w+|dale (?:que si|ok|aceptar|pagar)|presion\\w+|oprim\\w+',
        ),
        has(anyMoney, 'recib\\w+|entran?|ca[ei]\\w*'),
      ],
      [
        has('business|comercial|upgrade|(?:de|para) negocios?|ath business'),
        has(app, 'cuenta|perfil'),
        has(
          'cambi\\w+|sub(?:ir|as|es|e)|activ\\w+|upgrade|ponerle|(?:tiene|tenga) que ser|tienes? que|retenid[oa]|devuelv\\w+|devolv\\w+|(?:pag|envi|mand)\\w+ \\$?\\d+|sea',
        ),
      ],
    ],
    unless: /solicitud de (?:empleo|trabajo|amistad|renta|alquiler)/,
  },
  {
    id: 'pending_payment',
    name: 'Un pago «pendiente»',
    why: 'Zelle, PayPal y ATH Móvil no retienen pagos hasta que envíes algo o subas un límite; esos correos son falsos.',
    advice: 'Si el dinero no está en tu cuenta, no hay pago: no entregues ni envíes nada.',
    signs: [
      [
        has(money, app, pays),
        has(
          'pending|pendiente|en espera|hold|retenid[oa]|retuvo|retien\\w+|en proceso|(?:se )?liberan?|falta verific\\w+|liberar\\w*|detenid[oa]|congel\\w+|bloquead[oa]|procesando|no sube|no (?:se )?(?:libera|suelta)\\w*',
        ),
        has(
          'spam|junk|correo|e-?mail|tracking|guia de envio|limite|business|liber\\w+|suelt\\w+|hasta que|cuando (?:me )?(?:env|mand)\\w+|confirm\\w+|aument\\w+|verific\\w+|adelant\\w+ el envio|llama a(?:l| este)',
        ),
      ],
      [has('zelle|paypal|venmo|cash ?app'), has('aument\\w+|limite|spam|junk')],
    ],
  },
  {
    id: 'overpayment',
    name: 'Un pago de más y una devolución',
    why: 'El pago rebota o era falso, y lo que devolviste o le diste a otro lo pierdes tú.',
    advice: 'No devuelvas nada: que pidan la corrección a su banco.',
    signs: [
      [
        has(
          'de mas|mas de la cuenta|extra|(?:fue|salio|pag\\w+|deposit\\w+|hice|cobr\\w+) (?:doble|dos veces|duplicad[oa])|twice|por error|sin querer|por equivocacion|me equivoque|se me fue la mano|diferencia|(?:el|lo) sobrante|lo que (?:sobr\\w+|queda)|sobr(?:a|e|an|en|ante)|el resto|lo demas|(?:cantidad|cheque) mayor|(?:mas|mayor) cantidad|un poco mas|(?:the )?rest|by mistake|en vez de|en lugar de|y eran|saca lo tuyo',
        ),
        has(
          'devuelv(?:e|es|a|as|ame|eme|emel[oa]|amel[oa]|en)|devolver(?:me|l[oa])?|devolucion|regres(?:a|as|e|es|ame|eme|amel[oa])|vir(?:a|ar|ame|amel[oa]|armel[oa])|(?:pa|para) ?(?:a)?tras|reembols(?:a|as|e|ame|eme|ar(?:me)?)|refund|(?:env|mand|pas|d|entreg)[aei](?:se|le)l[oa]|se l[oa] (?:das?|entregas?|pagas?)|(?:para|pa) que le (?:pagues?|des?|hagas?|haga)|le (?:das?|pagas?|haces?|hace|entregas?)(?: el| l[oa]| ath| al)?|(?:da|pasa|entrega|paga)le|quedese|quedate|(?:env|mand)\\w+ (?:el resto|lo que|lo demas|la diferencia)|send (?:the|me)|keep',
        ),
        has(anyMoney, 'envi[eo]|mand[eo]|sent'),
      ],
    ],
    unless:
      /\bme quedas? debiendo|\bme debes\b|materiales|proveedor|equipo\b|entregues el apartamento|si no (?:te |le )?(?:sirve|gusta|funciona)/,
  },
  {
    id: 'bank_check',
    name: 'Un cheque que debes depositar',
    why: 'Un cheque puede aparecer en tu balance y rebotar días después, también uno «de gerente» o «certificado».',
    advice: 'Hagan el cheque juntos en el banco de quien paga, o en efectivo.',
    signs: [
      [
        has('cheques?|cashiers? checks?|money order'),
        has(
          'deposit\\w+|por (?:correo|fedex|mail)|correo certificado|por (?:la|tu|el) (?:app|celular|telefono)|cobr(?:e|es|as|ar)|cambi(?:a|e|al[oa])|aparezca|suba|clears?|certificado|oficial|de viajero|(?:env|mand)\\w+|recibiras|te llega|mail|fedex|te (?:pago|hago|puedo dar)|acredit\\w+',
        ),
      ],
    ],
    unless:
      /\b(?:en el|al|un) banco\b|juntos|sucursal|cesco|talonario|quincenal|nomina|\bno (?:acepto|cojo|recibo)\b|materiales|proveedor|cooperativa/,
  },
  {
    id: 'gift_card',
    name: 'Un pago que nadie puede recuperar',
    why: 'Tarjetas de regalo, criptomonedas y giros no se pueden reclamar, y por eso los piden los estafadores.',
    advice: 'Paga o cobra en persona, en efectivo o por ATH Móvil.',
    signs: [
      [
        /\b(?:gift ?cards?|(?:tarjetas?|cards?) (?:de )?(?:la )?(?:tienda (?:de )?)?(?:regalo|apple|google|itunes|steam|razer|vanilla|amazon|ebay|play ?station|xbox)|tarjetas? prepagada)\b|\braspa\w* (?:la|el)\b/,
        has(
          'pag\\w+|compr(?:a|as|e|ame|eme|al[oa])|consig\\w+|raspa\\w*|numeros|codigos?|mand\\w+|envi\\w+|acepto|cobro|saldamos|con (?:una|dos|tres|\\d)|usas?',
        ),
      ],
      // The maker alone, where it is a card by what is to be done with it.
      [
        has('itunes|google play|steam(?! deck)|razer|vanilla'),
        has('raspa\\w*|scratch\\w*|(?:de|por|the|of) (?:atras|back)|cvs|walgreens|farmacia'),
        has('compr\\w+|consig\\w+|mand\\w+|tir(?:a|as|ame)|buy|get|send|dame'),
      ],
      [
        has(
          'bitcoins?|btc|usdt|binance|wallet|metamask|giro (?:a|para|postal)|ethereum|eth|cripto\\w*|crypto\\w*|western union|money ?gram|ria',
        ),
        has(
          'pag\\w+|te paso|forma|acept\\w+|mand\\w+|envi\\w+|cobr\\w+|solo|transfer\\w+|deposit\\w+|prefiero',
        ),
      ],
    ],
    unless: /\bvendo\b|cambio por|\bno (?:acepto|cojo)\b|balance|en la (?:tienda|caja)/,
  },
  {
    id: 'payment_screenshot',
    name: 'Una captura como prueba de pago',
    why: 'Una captura se falsifica en un minuto; ATH Móvil y Zelle llegan al momento.',
    advice: 'Mira tu propia aplicación: si el dinero no está ahí, no entregues nada.',
    signs: [
      [
        has(proof),
        has(app, pays, 'dinero|chavos|pagad[oa]|transaccion|sent|paid'),
        has(late, giveUp),
      ],
      [
        has(
          '(?:dice|sali[oa]|sale|aparece) (?:que )?(?:completad[oa]|enviad[oa]|exitos\\w+|realizad[oa]|pagad[oa]|aprobad[oa])',
        ),
        has(late, giveUp),
      ],
    ],
    unless:
      /cuidado|prestamo|financ\w+|mas fotos|fotos? (?:de|del) (?:la |el |los )?(?:articulo|carro|marbete|licencia|numero|titulo|etiqueta)|recibo (?:original|de (?:la )?compra|de costco|de best)|de compra original/,
  },
  {
    id: 'courier',
    name: 'Un mensajero que recoge o trae dinero',
    why: 'Nadie manda efectivo con un mensajero: es para que entregues sin cobrar, o pagues un «seguro».',
    advice: 'Entrega solo a quien te paga en persona, y no des tu dirección.',
    signs: [
      [
        has(carrier),
        has(
          'cheque|honorarios|efectivo|cash|chavos|dinero|billetes|sobre|el pago te l[oa]|(?:con|lleva) el pago|(?:te|le) pagan?|el pago te llega|pago se procese|no pagas? nada|nada mas tienes|el seguro',
        ),
        has(pickUp, 'entreg\\w+|le das|ir a'),
      ],
      [
        has(
          '(?:mi|el|un|my) (?:agente|transportista|mensajero|shipper|mover|driver|representante)|la agencia',
        ),
        has('recog\\w+|pick ?up|busque|come for'),
      ],
    ],
    unless: /\bcobran?\b|aparte|mejor voy yo|por piezas|\brot[oa]\b/,
  },
  {
    id: 'third_party',
    name: 'Lo busca otra persona y el pago es aparte',
    why: 'Quien recoge dice que ya pagaron, y cuando miras no llegó nada.',
    advice: 'Entrega cuando el dinero esté en tu aplicación o en tu mano.',
    signs: [
      [
        has(relative),
        has(
          'pasa(?:ra)?|frente a|recoj\\w+|recog\\w+|busc\\w+|afuera|en camino|dal[eo]|dasel[oa]|entreg\\w+',
        ),
        has(
          paid,
          'cheque|(?:paga|por) zelle|zelle|paypal|foto del (?:ath|pago)|te pago (?:despues|luego|por|con)|te mando el (?:pago|cheque)|tarda',
        ),
      ],
      // Somebody else pays, and part of it is for who drives.
      [
        has(relative),
        has('pag(?:a|o|ar|ara)|deposit\\w+|transfer\\w+'),
        near(
          '(?:dal[ei]s?|le das|pasal[ei]|mandal[ei]|entregal[ei]) (?:la mitad|el resto|lo que sobr\\w+|lo demas|\\$?\\d+)',
          carrier,
          30,
        ),
      ],
    ],
    unless: near(relative, 'te (?:lo )?entrega', 30),
  },
]
