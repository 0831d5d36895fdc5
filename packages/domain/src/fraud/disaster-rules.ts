// What comes with hurricanes: read only while a storm is on, for on other days most of these words are harmless.
import type { FraudRule } from './rule.ts'
import { amount, has, near, pays } from './words.ts'

const ahead =
  'por adelantado|adelantad[oa]s?|alante|de antemano|antes de (?:empezar|comenzar|ir|llegar)|de una vez|primero'
const whole = 'todo|todito|complet[oa]s?|total|100 ?(?:%|por ?ciento)|cien por ?ciento'
const generator =
  'plantas?|generador(?:es)?|generator|inversor(?:es)?|inverter|power ?station|ecoflow|cisternas?|placas|tormenteras?|toldos?'

export const disasterRules: readonly FraudRule[] = [
  {
    id: 'fake_aid',
    name: 'Ayuda de FEMA que te cobra',
    why: 'FEMA y el gobierno no cobran por solicitar ayuda, ni piden tus datos por mensajes.',
    advice: 'Solicita tú en disasterassistance.gov y no pagues ni des tus datos a nadie.',
    signs: [
      [
        has(
          'fema|ayudas? (?:federal(?:es)?|del gobierno|de desastre|por (?:el )?huracan|de emergencia)|fondos? (?:federal(?:es)?|de emergencia|de desastre)|de?[ -]?snap|cupones de desastre|sba|programa r3',
        ),
        has(
          'te (?:la |lo |l[oa]s )?(?:llen\\w+|sac\\w+|consig\\w+|hag\\w+|tramit\\w+|gestion\\w+|somet\\w+|solicit\\w+|registr\\w+|aprueb\\w+)|le (?:la |lo )?(?:llen\\w+|consig\\w+|hag\\w+|hacemos|tramit\\w+|gestion\\w+|aprueb\\w+|ayud\\w+)|(?:soy|somos|habla|llamo|trabajo) (?:de|con|para|en|el inspector)|tramit\\w+|gestion\\w+|solicitud\\w*|aplicacion|registr\\w+|aprob\\w+|aprueb\\w+|liber\\w+|desembols\\w+|a cambio|cualific\\w+|represent\\w+|inspector\\w*|reclam\\w+|adelant\\w+',
        ),
        has(
          'seguro social|ssn|social|(?:numero de |tu |su )?cuenta(?: de banco)?|ruta|licencia|fecha de nacimiento|pin|tarjeta|cobr\\w+|comision|tarifa|fee|cuota|a cambio|pag(?:a|as|ar|ue|ues|as solo)|deposit\\w+|por ?ciento|%|me das|me da|son \\$?\\d+|solo \\$?\\d+',
          `(?:mand|envi)\\w+ (?:\\$?${amount})`,
        ),
      ],
    ],
    unless:
      /fema no|no (?:te |le |se )?(?:cobr|pag)\w+|sin costo|me (?:denegaron|negaron|aprobaron|dieron|dio|llego|deposito|depositaron|entro)|cuando (?:me )?(?:llegue|entre|apruebe)/,
  },
  {
    id: 'false_donation',
    name: 'Una colecta por ATH Móvil',
    why: 'Después de cada tormenta piden dinero para familias que no existen.',
    advice: 'Dona a organizaciones que ya conoces, por su propia página.',
    signs: [
      [
        has(
          'donacion(?:es)?|donativos?|dona|donar|done|donen|colecta|recolect\\w+|recaud\\w+|aport[ae]\\w*|aportacion(?:es)?|coopera|cooperar|cooperes|ayudita|gofundme|go fund me|limosna',
        ),
        has(
          'ath|athm|athmovil|zelle|paypal|venmo|cash ?app|gofundme|go fund me|transfer\\w*|enlace',
        ),
        has(
          'damnificad\\w+|victimas?|afectad\\w+|huracan|tormenta|inundacion(?:es)?|famili\\w+|perdi\\w+|comunidad|iglesia|fundacion|organizacion|refugi\\w+|envejecientes|ninos|hospital|barrio|sin (?:casa|techo|comida|agua|luz|hogar)|emergencia|desastre',
        ),
      ],
    ],
    unless:
      /no (?:acepto|aceptamos|pedimos|pido|recogemos|cogemos|queremos) (?:dinero|chavos|donaci)|nada de dinero|lo que me (?:pagues|des) (?:lo )?(?:dono|voy)/,
  },
  {
    id: 'generator_deposit',
    name: 'Una planta que se paga antes de verla',
    why: 'Cuando escasean cobran el depósito de la misma planta a muchos, y no llega ninguna.',
    advice: 'Paga cuando la tengas delante y la hayas visto encendida.',
    signs: [
      [
        has(generator),
        has(
          `deposit[oae]\\w*|adelanto|separ[aoe]\\w*|apart[aoe]\\w*|reserv\\w+|abon[oae]\\w*|${ahead}|la mitad|\\d+ ?(?:%|por ?ciento)|pago completo`,
        ),
        has(
          'entreg\\w+|lleg\\w+|barco|muelle|contenedor|vagon|furgon|aduana|almacen|env[ii]\\w+|te la (?:llevo|mando)|se (?:te )?(?:lleva|manda)|camino|orden|pedido|lista|ultim[oa]s?|qued\\w+|cupos?',
        ),
        has(
          pays,
          'ath',
          'zelle',
          'mand\\w+',
          'envi[ae]\\w*',
          'das?',
          'dame',
          'requier\\w+',
          amount,
        ),
      ],
    ],
    unless:
      /al (?:recib|entreg|lleg|recog)|cuando (?:la |te la |l[oa] )?(?:veas|vea|pruebes|recibas|reciba|busques|llegue|entregu)|contra entrega|sin (?:deposito|compromiso|adelanto)|no (?:pido|cojo|cobro|hace falta|tienes que|quiero) (?:ningun |dar )?(?:deposito|adelanto|nada)|deposito (?:lleno|vacio|de (?:gasolina|combustible|diesel))|si te gusta|ven(?:ga)? a ver/,
  },
  {
    id: 'repair_advance',
    name: 'Quien repara pide todo por adelantado',
    why: 'Brigadas que aparecen tras la tormenta cobran el trabajo completo y no vuelven.',
    advice: 'Paga por etapas, con un contrato, y pide su registro de contratista de DACO.',
    signs: [
      [
        has(
          'techos?|zinc|repar\\w+|arregl\\w+|instal\\w+|tormenteras?|sell\\w+|impermeab\\w+|placas|arbol(?:es)?|escombros?|limpi\\w+|contratista|brigada|trabajo|obra|materiales|plomer\\w+|electricista|pared(?:es)?|ventanas?|poste|portones|porton',
        ),
        near(whole, ahead, 45),
        has(pays, 'cobr\\w+', 'dinero', 'chavos', 'mand\\w+', 'ath', 'das?', amount),
      ],
      [
        has(
          'techos?|zinc|repar\\w+|arregl\\w+|instal\\w+|tormenteras?|sell\\w+|placas|arbol(?:es)?|escombros?|contratista|brigada|materiales|plomer\\w+|electricista',
        ),
        near('por adelantado|adelantad[oa]|alante', `${whole}`, 30),
        has(pays, 'cobr\\w+', 'dinero', 'chavos', 'mand\\w+', 'ath', 'das?', amount),
      ],
    ],
    unless:
      /nada (?:por adelantado|alante)|no (?:cobr|pid|ped)\w+ (?:nada |todo )?(?:por adelantado|alante|adelantado)|la mitad|al (?:terminar|final|acabar)|cuando (?:termin|acab)\w+|por etapas|en partes/,
  },
]
