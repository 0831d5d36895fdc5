// Money before one has seen anything: deposits, shipping, jobs.
import type { FraudRule } from './rule.ts'
import { amount, anyMoney, app, has, hold, money, near, pay2, pays, pet, see } from './words.ts'

const asked = near(
  pay2,
  `${amount}|${app}|${money}|deposito|adelanto|gasolina|reserva\\w*|fianza|pago`,
  25,
)

export const advanceRules: readonly FraudRule[] = [
  {
    id: 'rental_unseen',
    name: 'Un alquiler que no puedes ver',
    why: 'Alquilan casas que no son suyas: cobran el depósito y las llaves nunca llegan.',
    advice: 'No pagues nada antes de entrar y de saber quién es el dueño.',
    signs: [
      [
        has(
          'llaves?|cajita|combinacion|apartamento|apto|casa|cuarto|inquilin[oa]|propiedad|estudio|lockbox|solicitud|application|duen[oa]|clave|codigo de la puerta|por fuera',
        ),
        has(pays, app, 'primer mes|fee|fianza'),
        has(
          'no (?:se )?(?:puedo|pued\\w+) (?:ver|ir|ensen\\w+|mostr\\w+)|no hay quien|(?:estoy|esta|vive|vivo|mude|fui) (?:fuera|(?:en|a|para|pa) (?:estados unidos|usa|florida|tampa|orlando|nueva york|new york|boston|chicago|new jersey|connecticut|filadelfia|philadelphia|georgia|atlanta|carolina del norte|el extranjero|texas|miami))|(?:te )?(?:mand|env)\\w+ (?:las? llaves?|la clave|el codigo)|llaves? (?:te las?|por|llegan?|van?)|por fuera|antes de (?:ensen\\w+|la visita|ver\\w*)|(?:todo|hace todo|se hace) online|lockbox|codigo de la puerta|entras solo|te doy (?:la combinacion|la clave|el codigo)|enviamos (?:el )?contrato|vivimos (?:en|fuera)',
        ),
      ],
    ],
    unless: /coordinamos|al firmar|cuando firm|l[oa] ensena|te l[oa] ensen/,
  },
  {
    id: 'shipping_fee',
    name: 'Pagar un envío antes de ver nada',
    why: 'Primero es el envío, luego la jaula, luego el seguro; el animal o el paquete no existe.',
    advice: 'No pagues envíos de lo que no has visto.',
    signs: [
      [
        has(pet),
        has(
          'cargo|nana|jaula|seguro|vuelo|volar|avion|aeropuerto|aerolinea|envio|sello de salud|transporta\\w+',
        ),
        has('pag\\w+|pid[ea]n?|falta|mand[ae]\\w*|reembols\\w+|devuelv\\w+', amount),
      ],
      [
        has('jaula|aerolinea|aeropuerto|abordar\\w*|avion|vuelo|aduana'),
        has('pag\\w+|pid[ea]n?|hacen? falta|faltan?'),
        has('jaula|seguro|vacuna|vuelo|impuesto|suelt\\w+|liber\\w+', amount),
      ],
      [
        near(
          'pag\\w+|mand\\w+|envi\\w+',
          '(?:el |los \\d+ del )?(?:envio|flete) (?:primero|antes|por adelantado|alante)',
          25,
        ),
      ],
      [
        near(
          'envio|flete|embarque|shipping',
          'pag\\w+ (?:antes|primero|ahora|por adelantado|alante)|por adelantado|alante',
          40,
        ),
        has(amount, app),
      ],
    ],
    unless: /conocer|cuota de adopcion/,
  },
  {
    id: 'job_fee',
    name: 'Un empleo que te cobra o te manda un cheque',
    why: 'Un empleo de verdad no cobra por empezar ni te pide devolver parte de un cheque.',
    advice: 'No pagues ni deposites nada; busca la compañía por su teléfono conocido.',
    signs: [
      [
        has(
          'trabaj\\w+|contratamos|empleo|empiez\\w+|empezar|comenzar|puesto|plaza|ganas|semanales|al dia|seleccionad[oa]|orientacion|contratad[oa]',
        ),
        has(
          'pag(?:a|as|ar|ue|o de)|deposit(?:as|a|ar|e|es)|inviert\\w+|inversion|abon\\w+|cuesta|(?:envi|mand)\\w+ \\$?\\d+',
        ),
        has(
          'uniforme|adiestramiento|antecedentes|background|activar|empezar|comenzar|empiez\\w+|inviert\\w+|inversion|curso|registro|kit|orientacion|certificacion|certificado con nosotros|verificacion',
        ),
      ],
      // So much in, more out.
      [
        near(
          '(?:pon\\w*|met[ei]s?|inviert\\w+|deposit\\w+) \\$?\\d+|\\d+ que (?:pongas|metas|inviertas)',
          '(?:te (?:salen?|devuelv\\w+|doy|dan|llegan?|caen?)|sacas?|recibes?|ganas?) \\$?\\d{2,}',
          40,
        ),
      ],
      [
        has('trabaj\\w+|activamos|empleo|puesto|empacar|(?:en|desde) (?:tu |la |su )?casa'),
        near(
          'material\\w*|equipo|laptop|computadora|kit',
          'pag\\w+ (?:tu|usted|primero|antes)',
          30,
        ),
      ],
      [
        has('cheque|dinero|fondos'),
        has(
          'materiales|equipo|suministros|proveedor|computadora|comprador misterioso|rotul\\w+|te quedas con',
        ),
        has('sobr\\w+|devuelv\\w+|resto|diferencia|proveedor|lo otro|tarjetas|cobra de ahi'),
      ],
    ],
    unless: /se paga (?:semanal|quincenal)|adiestramiento es pago|uniforme lo damos/,
  },
  {
    id: 'deposit_first',
    name: 'Un depósito antes de ver',
    why: 'Cobran para «apartar» algo que no es suyo a varias personas a la vez, y desaparecen.',
    advice: 'Primero ves, luego pruebas, después pagas.',
    signs: [
      [asked, has(hold)],
      [
        asked,
        has(
          'si no (?:se va|se l[oa] (?:doy|vendo)|l[oa] vendo)|quien deposite|vas en serio|alante|por adelantado|un adelanto',
        ),
      ],
      [
        asked,
        has(
          'antes|primero|sin (?:un |eso|separar)|y ahi|y despues|cuando se pag\\w+|para (?:poder )?ensen\\w+|y vienes',
        ),
        has(see),
      ],
      [near(hold, 'con (?:un )?(?:deposito|adelanto)', 15), has(app)],
      [near('visita|cita|ver\\w*|ensen\\w+', 'despues del? (?:deposito|pago)', 25)],
      [
        near(
          '(?:mand|envi|deposit|pag)[ae]me|me (?:das|mandas|envias)',
          'la mitad|un adelanto',
          15,
        ),
      ],
      [near('(?:mand|envi|deposit|adelant)[ae]me', '(?:\\d+|\\w+) ?por ?ciento', 10)],
      [
        near(
          'primero (?:el |un |me )?(?:deposito|pago|ath|adelanto)|(?:deposito|pago|ath) primero',
          see,
          50,
        ),
      ],
      [
        near(
          asked.source,
          '(?:para|pa|por) (?:la |el |una |tu )?(?:visita|cita|ver|tour|showing|entrar|sorteo)',
          20,
        ),
      ],
      [near('direccion|cita|llaves?', 'cuando (?:se )?(?:pag|deposit)\\w+', 30)],
      [
        near(
          'no (?:te |l[oa] )*(?:hago|doy|cuadro|coordino|ensen\\w+)',
          'sin (?:un |una )?(?:separacion|deposito|abono|adelanto|senal)',
          30,
        ),
      ],
      [
        near(
          '(?:para|pa|antes de) (?:poder )?(?:ensen\\w+|ver\\w*|mostr\\w+|visitar\\w*|(?:reservar |coordinar )?(?:la|una) (?:cita|visita))',
          'deposito|pago|pagar|enviar|ath|zelle|adelanto',
          60,
        ),
      ],
      [
        near('no (?:puedo |te |l[oa] )*(?:ensen\\w+|mostr\\w+|muestr\\w+)', 'sin', 30),
        has(anyMoney),
      ],
      [
        has('la mitad (?:ahora|por adelantado|antes|primero|hoy)'),
        has('env\\w+|mand\\w+|das?|dame|paga|deposit\\w+'),
      ],
      [
        has('si quieres que (?:no )?(?:te )?l[oa] (?:venda|guarde|aparte|separe)'),
        has(anyMoney, 'mand\\w+'),
      ],
    ],
    unless:
      /cuando (?:l[oa] |te )?(?:vea|vengas|veas|mudes|entregues|llegue|recojas?)|cuando l[oa] ve|si te gusta|cuando pase|primero ven|ven a ver|despues de que|\bfirm\w+|sin verl[oa]|trabajo|el estimado|cobro el|te puedo ensenar|al final/,
  },
]
