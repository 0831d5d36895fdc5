// The words of which the rules against fraud are made, as they stand in plain text: one name for each idea,
// each a list of alternatives for an expression.

export const money = 'dinero|chavos|cuartos|billetes|pesos|dolares|fondos|cash|efectivo|money|plata'
export const app =
  'ath|athm|athmovil|zelle|paypal|venmo|cash ?app|transfer\\w*|transfier\\w+|banco|bancari[oa]'
export const amount = '\\d{2,}(?:[.,]\\d+)?|\\d+ (?:pesos|dolares)|cien|cincuenta|mitad'
/** Paying as it is said of anybody: 'pague', 'pago', 'deposito'. */
export const pays =
  'pag[oaue]\\w*|deposit\\w+|abon\\w+|saldamos|gir(?:o|e|ar)\\w*|compra|cheques?|check'
export const anyMoney = `${money}|${app}|${pays}|${amount}`

const handOver = '(?:me|nos|le)?(?:l[oa]s?)?'
/** Somebody is told to send or pay: 'mandame', 'tienes que depositar', 'se requiere', 'si me tiras'. */
export const pay2 = [
  `(?:mand|envi|tir|gir|deposit|transfer|transfier|pag|abon|adelant|dej|compr)[ae](?:s|${handOver})`,
  '(?:haz|haga|haces|hagas|da|das|dame|deme|dar|tira)(?:me|te)?(?:l[oa])?(?: un| el| la)?',
  '(?:tienes?|debes?|hay|tendrias?|tendria) (?:que )?(?:mand|envi|pag|deposit|abon|adelant|transfer|hac|d)[aei]r(?:me)?',
  '(?:puedes?|podrias?|favor de|tendrias? que|hay que) (?:me )?(?:mand|envi|deposit|abon|adelant|transfer|pag|hac|d)[ae]r(?:me)?',
  '(?:se |te |me )?(?:requiere|necesit\\w+|pid[oe]n?|paga|cobra|hace falta)',
  '(?:con|por) \\$?\\d+|send|pay',
].join('|')

/** Somebody is asked to tell or send something: 'dime', 'me lo pasas', 'que numero dice', 'send me'. */
export const ask = [
  '(?:di|dic|da|de|dig|pas|mand|envi|reenvi|escrib|dict|dig|copi|compart|comparte?|tir|lee|text|confirm|avis|sub|leer|decir|pasar|mandar)[aei]?(?:me|nos|le)(?:l[oa]s?)?',
  '(?:di|mand|envi|reenvi|escrib|compart)[aei](?:rl|l|n)[oa]s?',
  '(?:compart|lee|reenvi|confirm|respond)\\w+ (?:conmigo|con|el|la|los|su|tu)',
  '(?:me|nos) (?:l[oa]s? )?(?:puedes? |podrias? |vas a )?(?:das?|dar|dices|diga|decir|pasas?|pasar|mandas?|mandar|envias?|enviar|reenvi\\w+|escrib\\w+|comparte?s?|confirmas?|lees?|leer|copias?)',
  '(?:necesito|ocupo|quiero) (?:que )?(?:me )?(?:el|la|los|las|tu|su|ese|digas|diga|foto)?',
  'tu me (?:l[oa]|dices)|cual es|que (?:numero|codigo|clave) (?:dice|es|te|salio)|hace falta',
  '(?:send|tell|give|text|reply|forward|read)(?: it| me| us| with| the| back)|whats? (?:is )?(?:the|your|that)',
].join('|')

export const code =
  'codigos?|clave|otp|un numerito|digits|algo con (?:un )?guion|token|lo que te (?:llegue|llego|entre)|los? numeros? (?:ese|esos|que|de)|digitos|pin|codes?|sms|numeritos|contrasena de un solo uso|(?:los|6|seis|cuatro|4|cinco|5) numer(?:o|ito)s|(?:\\d|seis|cuatro) digitos|numero (?:que|de verificacion|dice)'
/** How such a code reaches somebody. */
export const codeCame =
  '(?:(?:te|le|me|les|lo) (?:va a |van a |acab\\w+ de )?(?:lleg|mand|envi|sal|entr|ca[iy])\\w*)|llego|lleg[ue]\\w*|manda|recib\\w+|recuper\\w+|sms|texto|mensaje|whatsapp|google|facebook|instagram|gmail|banco|ath|verific\\w*|comproba\\w*|real|legit|fals[oa]s?|fake|digit\\w*|(?:a|en|al) (?:tu|su|el)? ?(?:telefono|celular)|por error|equivo\\w*|pantalla|dinamica|sent|receiv\\w+'

export const proof =
  '(?:aqui|ahi|mira|ya)(?: me)? dice|(?:dice|sali[oa]|sale|aparece) (?:completad[oa]|enviad[oa]|exitos\\w+|realizad[oa]|aprobad[oa])|(?:see|check)(?: the| my)? pic|capturas?|capture|screen ?shots?|ss|pantallazo|comprobante|prueba|evidencia|confirmacion|imagen|foto|recib(?:o|ito)'
export const late =
  'right away|takes? (?:up|a|some)|tard[ao]\\w*|lent[oa]|demor\\w+|24|48|horas?|refleja\\w*|(?:no|aun no|todavia no) (?:te |le )(?:sale|aparece|ha llegado|llega|llego|entra|cae)|(?:te|le) (?:llega|aparece|cae)|culpa|caid[oa]|(?:se )?cae|entre bancos|mala senal|internet|ya te (?:cae|entra|llega)|manana|lueg[oi]to|ahorita|rato|sistema'
export const giveUp =
  'load|pick(?:s|ed|ing)? (?:it )?up|grab|let (?:my|him|her)|entreg\\w+|dal[eao]s?|dasel[oa]|dame|suelt\\w+|pasale|llev(?:ar|o|a|arme)\\w*|dejam\\w*|montam?e?(?:l[oa])?|permit\\w+|me (?:lo|la|los|las) llevo|dejame ir|cargar\\w*|afuera|esper\\w+|chofer|prisa|recog\\w+|busca\\w*|(?:de|en) camino|pas(?:o|a|ar|ara)'
export const paid =
  '(?:transferencia|pago|ath|deposito) (?:ya )?(?:esta )?hech[oa]|ya (?:te |le |l[oa] )?(?:pague|hice|mande|envie|transferi|deposite|gire|puse)|te (?:hice|transferi|deposite|gire)|(?:ya )?(?:el )?pago (?:ya )?(?:salio|fue|esta hecho)|ya el pago|pagad[oa]|transferencia|screen ?shot|captura'

export const hold =
  'apart(?!ament)\\w+|separ\\w+|guard(?!ia)\\w+|reserv\\w+|aguant\\w+|congel\\w+|es (?:tuy[oa]|suy[oa])|te l[oa] dejo (?:con|en)|asegur\\w+|(?:se )?qued\\w+ con|sac\\w+ del anuncio'
export const see =
  'ver|verl[oa]|ves|veas|vean|ensen\\w+|muestr\\w+|mostr\\w+|visit\\w+|citas?|direccion|vienes|venir'

export const carrier =
  'mensajer[oa]s?|mensajeria|courier|fed ?ex|ups|dhl|chofer|taxista|taxi|naviera|camioner[oa]|transportista|transportadora|transporte|agente|representante|delivery|repartidor\\w*|mudanzas?|mover|uber|(?:compania|servicio) de (?:carga|envios?|recogid[oa]|mudanza\\w*|transporte)|servicio que|agencia|shipper|alguien|muchacho de'
export const pickUp =
  'recog\\w+|recoj\\w+|busc\\w+|llev\\w+|va a tu casa|pas(?:a|ar|an|ara)|mand[oe]|envi[oe]|tenga|vendra|va|van|lleg(?:a|an|ara)|pick ?up|busque'
export const relative =
  '(?:mi|un|su|el|la) (?:hij[oa]|nen[ea]|prim[oa]|herman[oa]|espos[oa]|marido|sobrin[oa]|ti[oa]|mama|papa|suegr[oa]|cunad[oa]|novi[oa]|amig[oa]|asistente|secretari[oa]|vecin[oa]|muchach[oa]|companer[oa]|jefe|jefa|joven|pareja|emplead[oa])'
export const pet =
  'perr(?:o|a|it)\\w*|cachorr\\w+|pupp\\w+|gat(?:o|a|it)\\w*|yorkie\\w*|bulldog\\w*|husky|poodle|pug|chihuahua|mascota|cotorr\\w+'

/** Any of the lists, as whole words. */
export function has(...lists: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^a-z0-9])(?:${lists.join('|')})(?![a-z0-9])`)
}

/** Two ideas in this order, not far from each other; 40 signs unless told. */
export function near(one: string, other: string, within = 40): RegExp {
  return new RegExp(
    `(?:^|[^a-z0-9])(?:${one})(?![a-z0-9]).{0,${within}}?(?<![a-z0-9])(?:${other})(?![a-z0-9])`,
  )
}
